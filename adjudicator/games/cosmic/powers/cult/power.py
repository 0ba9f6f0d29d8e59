"""Cult."""

from adjudicator.games.cosmic.kit import ADAPTED, Ask, CosmicAt, Iterable, Power, Script, Seat, asks, does, held_by
from adjudicator.games.cosmic.powers.cult.asking import asked_of
from adjudicator.games.cosmic.powers.cult.fellowship import Fellowship
from adjudicator.games.cosmic.powers.cult.members import brethren, members
from adjudicator.games.cosmic.powers.cult.membership import enlisted, left
from adjudicator.games.cosmic.powers.cult.orders import Believe, Recruit, Renounce


def _can_recruit(at: CosmicAt) -> bool:
    """Whether allies are known, and I am up against somebody who is no member, and has not just left."""
    were = held_by(at.opening, "Cult")
    return at.state.phase == 2 and at.is_main() and at.opponent not in members(at) | {*were}


class Cult(Fellowship, Power):
    """As a main player you may offer your opponent membership in your cult. Members do not fight each other.

    Whoever accepts gives the cult a token. Where both main players are members, nobody joins, and whatever they show is
    a Compromise. Where one of them is, other tokens of members count for that side, one each: those on foreign planets
    of the system that is attacked, where nobody fights. If that side loses they go to the Warp. You are a member, too.
    Members do not join against members, and when one wins the game, all do.

    By mail: you offer it with phase 2, and whoever would accept writes so with phase 2, too; allies who are there
    already go to Limbo. In the same phase a member who is a main player may leave the cult for four tokens of their
    fullest bases and four cards at random; their token comes back by Limbo.
    """

    # At the table it is offered before allies are invited; by mail nobody could act on that within the same letter.
    name = "Cult"
    origin = "Eons"
    fit = ADAPTED
    choices = (Recruit, Believe, Renounce)

    def asks_others(self, at: CosmicAt, owner: Seat) -> Iterable[Ask]:
        return asked_of(at, owner) if at.state.phase == 2 else ()

    @does("before cards", where=lambda at: at.state.phase == 2 and bool(brethren(at)), inherent=True)
    def let_go(self, at: CosmicAt) -> Script:
        yield from left(at)

    @asks("before cards", where=_can_recruit)
    def recruit(self, at: CosmicAt) -> Script:
        yield at.wish(self, Recruit())
        yield from enlisted(at)
