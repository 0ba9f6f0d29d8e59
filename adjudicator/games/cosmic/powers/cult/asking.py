"""What main players are asked about their membership."""

from adjudicator.games.cosmic.kit import Ask, Choice, CosmicAt, Iterable, Judged, OneOf, Seat, Spoken, reason, untouched
from adjudicator.games.cosmic.powers.cult.members import members
from adjudicator.games.cosmic.powers.cult.orders import Believe, Renounce

PRICE = 4


def asked_of(at: CosmicAt, owner: Seat) -> Iterable[Ask]:
    """What a main player may be asked: whether they leave, if they are a member, or else whether they enter."""
    if at.me not in at.mains:
        return ()
    if at.me in members(at.of(owner)):
        return (leaving(at),)
    return (entering(at),) if owner in at.mains and untouched(at.state, at.me) else ()


def entering(at: CosmicAt) -> Ask:
    """The question to me whether I become a member, and with which token."""
    ways = OneOf([Believe(), *map(Believe, untouched(at.state, at.me))])
    return Ask(at.me, Believe.about, ways, where=at.where)


def leaving(at: CosmicAt) -> Ask:
    """The question to me whether I leave, if I can pay for it."""

    def judged(wish: Renounce) -> Choice | Spoken:
        rich = sum(untouched(at.state, at.me).values()) >= PRICE and len(at.state.held(at.me)) >= PRICE
        return wish if rich else reason("renouncing-costs")

    return Ask(at.me, Renounce.about, Judged(judged, (Renounce(),)), where=at.where)
