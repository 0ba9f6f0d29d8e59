"""Which pieces are in force for whom: powers, edicts, and the sections of flares."""

from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.stores import Store
from adjudicator.games.cosmic.pieces import BY_NAME, ESSENCE, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.table.state import Cosmic

MANY = 99
"""How often a flare can be played if the rulebook sets no limit."""


def section(state: Cosmic, seat: Seat, card: str) -> Piece:
    """The section of a flare that its holder can play: Super with the flare's power, Wild otherwise (G2)."""
    wild, strong = SECTIONS[card]
    return strong if f"{state.powers[seat]} Flare" == card and not state.powerless[seat] else wild


def pieces_of(state: Cosmic, seat: Seat) -> tuple[Piece, ...]:
    """A seat's power and those lent to it, the cards of its hand that do something, and its flares in force."""
    if state.timeouts and seat in state.benched():
        return ()
    lent = tuple([state.powers[lender] for _, lender, borrower in state.lent if borrower == seat]) if state.lent else ()
    flared = tuple([name for owner, name, _ in state.flared if owner == seat]) if state.flared else ()
    own = _pieces(state.powers[seat], state.powerless[seat], lent, state.held(seat), flared)
    if not state.stores:
        return own
    laid = [card for one, card in laid_in_force(state.stores, len(state.seats)) if one == seat]
    return (*own, *laid)


@lru_cache(maxsize=4096)
def _pieces(
    power: str, powerless: bool, lent: tuple[str, ...], held: Pile, flared: tuple[str, ...]
) -> tuple[Piece, ...]:
    found: dict[str, Piece] = {} if powerless or power == HIDDEN else {power: BY_NAME[power]}
    for name in lent:
        found[name] = BY_NAME[name]
    for card in held:
        if card in SECTIONS:
            wild, strong = SECTIONS[card]
            piece = strong if not powerless and f"{power}{FLARE}" == card else wild
            found[piece.name] = piece
        elif card in BY_NAME:
            found[card] = BY_NAME[card]
    for name in flared:
        found[name] = BY_NAME[name]
    return tuple(found.values())


def silent(state: Cosmic) -> tuple[bool, ...]:
    """The players for whom nothing is in force: they are out of the game, or take no part in this turn."""
    if not state.timeouts:
        return state.removed
    benched = state.benched()
    return tuple([gone or seat in benched for seat, gone in enumerate(state.removed)])


@lru_cache(maxsize=256)
def laid_in_force(stores: tuple[Store, ...], seats: int) -> tuple[tuple[Seat, Piece], ...]:
    """The cards of powers that lie somewhere, and for whom their rules are in force."""
    found: dict[tuple[Seat, Piece], None] = {}
    for store in stores:
        cards = ESSENCE[store.piece]
        for laid in store.laid:
            card = cards.get(laid.card)
            found |= dict.fromkeys((seat, card) for seat in card.governs(laid, store.seat, seats)) if card else {}
    return tuple(found)


@lru_cache(maxsize=256)
def in_force(
    powers: tuple[str, ...],
    powerless: tuple[bool, ...],
    removed: tuple[bool, ...],
    hands: tuple[Pile, ...],
    fresh: tuple[Pile, ...],
    flared: tuple[tuple[Seat, str, int], ...],
    lent: tuple[tuple[int, Seat, Seat], ...],
) -> tuple[tuple[Seat, Piece], ...]:
    """All pieces in force, seat by seat; cached, as several stages often begin with the same ones."""
    found: list[tuple[Seat, Piece]] = []
    for seat, gone in enumerate(removed):
        if gone:
            continue
        others = tuple([powers[lender] for _, lender, borrower in lent if borrower == seat]) if lent else ()
        played = tuple([name for owner, name, _ in flared if owner == seat]) if flared else ()
        pieces = _pieces(powers[seat], powerless[seat], others, hands[seat] + fresh[seat], played)
        found += [(seat, piece) for piece in pieces]
    return tuple(found)


def flare_left(state: Cosmic, seat: Seat, name: str, where: int) -> int:
    """How often a seat can still play this section of a flare in a challenge (G5), whoever has played the card."""
    card = f"{name.partition(' ')[2]}{FLARE}"
    if card not in state.hands[seat] and card not in state.fresh[seat]:
        return 0
    if section(state, seat, card).name != name:
        return 0
    often = state.options["flare_use"]
    if often == "unlimited":
        return MANY
    before = played_in(state, card)
    return int(not before if often == "turn" else where not in before)


def played_in(state: Cosmic, card: str) -> tuple[int, ...]:
    """The challenges in which a flare has been played in this turn, 0 for none; empty for other cards.

    Both sections are on one card: since it was played a power, or the card itself, may have changed hands.
    """
    sections = [piece.name for piece in SECTIONS.get(card, ())]
    return tuple([number for _, piece, number in state.flared if piece in sections])
