"""Cards of a power that lie face down before players: who has one, and how it is opened."""

from collections.abc import Callable, Sequence
from typing import Any

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.stores import HELD, LAID, SPENT, Laid
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.cosmic.belongings.power_cards import OwnCards, carried, own_cards, own_laid
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.words.own_card_words import Wake


def laid_by_me(at: CosmicAt) -> tuple[Laid, ...]:
    """The cards of my power that lie somewhere."""
    return own_laid(at, at.state.powers[at.me])


def asleep_before(at: CosmicAt, card: str) -> list[Seat]:
    """The players before whom a card of mine of this name lies face down."""
    return [one.on for one in laid_by_me(at) if one.card == card and not one.up]


def sleeping(card: str, when: Callable[..., bool]) -> Callable[..., bool]:
    """Whether such a card lies before somebody, and would do something to them here."""

    def troubles(at: CosmicAt, *about: Any) -> bool:
        return any(when(at, seat, *about) for seat in asleep_before(at, card))

    return troubles


def woken(card: Piece, at: CosmicAt, named: Sequence[Seat] = ()) -> Script:
    """Whether I open such a card of mine now: my answer, or None. Then it is spent.

    That is a use of my power outside any challenge. The order may name one of some players.
    """
    (seat,) = asleep_before(at, card.name)
    power = at.state.powers[at.me]
    ways = [Wake(one, other) for one in (seat, None) for other in (None, *named)]
    wish = yield at.wish(card, OneOf(ways), about=Wake.about, detail=f"{seat} {card.name}")
    if wish is NO:
        return None
    piece = at.run.title.pieces.named(power)
    if not (yield from CosmicAt(at.run, 0, at.me).use(at.me, piece, (seat,))):
        return None
    numbers = [i for i, one in enumerate(laid_by_me(at)) if one.card == card.name]
    for number in numbers:
        yield carried(at, power, card.name, number, SPENT)
    return wish if numbers else None


def laid_before(
    piece: Piece, at: CosmicAt, word: Callable[[str, Seat], Choice], seats: Sequence[Seat], otherwise: str
) -> Script:
    """I may lay a card that I hold of my power's own face down before one of some players, as this word names them.

    `otherwise` names the reason why it cannot be another player.
    """
    names = at.state.seats
    others = ", ".join([names[seat] for seat in seats])

    def judged(wish: Any) -> Choice | Spoken:
        return wish if wish.seat in seats else reason(otherwise, seat=names[wish.seat], others=others)

    held = own_cards(at, piece.name)
    samples = [word(card, seat) for card in held for seat in seats]
    wish = yield at.wish(piece, OwnCards(piece.name, held, samples, judged))
    if wish is not NO:
        yield carried(at, piece.name, wish.card, HELD, LAID, wish.seat)
