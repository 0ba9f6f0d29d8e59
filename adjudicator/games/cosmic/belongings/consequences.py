"""Cards that lie open before a main player who is to show a Compromise: what comes of it if they do, and if not."""

from collections.abc import Callable, Iterable
from functools import partial

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask, Claim, OneOf
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.stores import HELD, LAID, SPENT, Store
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.belongings.laid_cards import laid_by_me
from adjudicator.games.cosmic.belongings.power_cards import OwnCards, carried, own_cards
from adjudicator.games.cosmic.events.cards import CardGiven
from adjudicator.games.cosmic.events.timeouts import TimedOut
from adjudicator.games.cosmic.events.token_moves import released_some
from adjudicator.games.cosmic.forfeits.exactions import Exaction, spare
from adjudicator.games.cosmic.mechanics.deck import draw
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.card_faces import COMPROMISE
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, Cosmic
from adjudicator.games.cosmic.words.own_card_words import Motivate, Prize

Deed = Callable[[CosmicAt, Seat], Script]


class Gather(Exaction, frozen=True):
    """Takes tokens from your bases into Limbo to be placed anew, if you have shown a Compromise for it."""

    word = "GATHER"
    about = "gathering"
    example = "GATHER 2 from home 1"


def motivable(at: CosmicAt, power: str, *, opponents: bool) -> list[Seat]:
    """The main players here who can be motivated: others without such a card, while I hold one.

    Whether I hold a Compromise, too, is secret, and so makes no difference to what is asked, and when.
    """
    if not own_cards(at, power) or (at.is_main() and not opponents):
        return []
    busy = [one.on for one in laid_by_me(at)]
    return [seat for seat in at.mains if seat != at.me and seat not in busy]


def motivated_by(piece: Piece, at: CosmicAt, *, opponents: bool) -> Script:
    """I may give one or both of them a Compromise of my hand, and lay a card of my power open before them."""
    for number in range(2):
        seats, held = motivable(at, piece.name, opponents=opponents), own_cards(at, piece.name)
        samples = [Motivate(seat, card) for seat in seats for card in held]
        if not samples:
            return
        payable = COMPROMISE in at.state.held(at.me)
        options = _Motivating(piece.name, held, samples, partial(_judged, seats=seats, payable=payable))
        wish = yield at.wish(piece, options, about=Motivate.about, detail=f"{number + 1}")
        if not isinstance(wish, Motivate):
            return
        given = Made(partial(_handed, giver=at.me, taker=wish.seat))
        yield given
        if given.happened is None:
            return
        yield carried(at, piece.name, wish.card, HELD, LAID, wish.seat, up=True)


class _Motivating(OwnCards):
    """It costs a Compromise, too."""

    __slots__ = ()

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (*super().claims(choice), Claim(("card", COMPROMISE), 1))


def _judged(wish: Motivate, seats: Iterable[Seat], *, payable: bool) -> Choice | Spoken:
    if not payable:
        return reason("this-card-not-held", card=COMPROMISE)
    return wish if wish.seat in seats else reason("not-to-be-motivated")


def _handed(now: Cosmic, giver: Seat, taker: Seat) -> Event[Cosmic] | None:
    return CardGiven(giver, taker, COMPROMISE) if COMPROMISE in now.held(giver) else None


def _waiting(at: CosmicAt, card: str) -> list[Seat]:
    """The main players before whom a card lies, if this is the first challenge, by number, in which they show one."""
    over = [one.seat for one in at.state.timeouts]
    before = [challenge for challenge in at.state.challenges[: at.where - 1] if challenge.shown]
    over += [seat for challenge in before for seat in (challenge.offence, challenge.defence)]
    there = [one.on for one in laid_by_me(at) if one.card == card and one.up]
    return [seat for seat in at.mains if seat in there and seat not in over]


def followed_up(card: Piece, at: CosmicAt, incentive: Deed, punishment: Deed, *, whole: bool) -> Script:
    """Who shows a Compromise has the incentive, and I a reward; who does not is punished, and rests for a turn."""
    power = at.state.powers[at.me]
    for seat in _waiting(at, card.name):
        side = OFFENCE if seat == at.challenge.offence else DEFENCE
        if at.challenge.shows(side) == COMPROMISE:
            yield from incentive(at, seat)
            for number in [i for i, one in enumerate(laid_by_me(at)) if (one.card, one.on) == (card.name, seat)]:
                yield carried(at, power, card.name, number, SPENT)
            yield from rewarded(at, at.me, 1, card.name)
        else:
            yield from punishment(at, seat)
            yield TimedOut(seat, power, whole)


def rewarded(at: CosmicAt, seat: Seat, number: int, label: str) -> Script:
    """A player has this many rewards at once: cards, or tokens from the Warp for Limbo if they have ordered that."""
    tokens = min(number, at.state.warp[seat])
    ways = OneOf([Prize(some) for some in range(tokens, 0, -1)])
    wish = (yield Ask(seat, Prize.about, ways, where=at.where, detail=f"{seat} {label}")) if tokens else None
    freed = wish.tokens if isinstance(wish, Prize) else 0
    if freed:
        yield Made(partial(released_some, seat=seat, tokens=freed, by=seat))
    if number > freed:
        yield from draw(at, seat, number - freed, f"{label}/{at.place}/{seat}")


def prize_asked(at: CosmicAt, store: Store, card: str) -> Iterable[Ask]:
    """What a player may be asked whom this card may reward, its owner or whoever it lies before."""
    lies = [one.on for one in store.laid if one.up and one.card in (card, HIDDEN) and one.on in at.mains]
    if not at.state.warp[at.me] or not lies or at.me not in (*lies, store.seat):
        return ()
    return (Ask(at.me, Prize.about, OneOf((Prize(1),)), where=at.where),)


def foreign(at: CosmicAt, seat: Seat) -> dict[Place, int]:
    """A player's tokens on planets of others' systems on which nobody fights."""
    home = at.state.home(seat)
    return {place: tokens for place, tokens in spare(at, seat).items() if place not in home}
