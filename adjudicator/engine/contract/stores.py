"""Stores: cards that a piece owns, apart from every hand and deck.

A piece declares its `Stock`. From that follow its store in the position, drawing and refilling, what each seat knows of
it, other cards where they may be unknown, and what must be true of it. A title has a field `stores` in its state, takes
`STORE_EVENTS` among its events, and yields them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN, Pile, added, hidden, taken

SET: Final = -1
"""The place of cards that nobody knows."""
HELD: Final = -2
"""The place of cards that their owner knows."""
SPENT: Final = -3
"""The place of cards that everybody knows, until they become the set again."""
LAID: Final = -4
"""The place of cards that lie with a player. Each is named by its number among them, from 0."""


class Stock(Struct, frozen=True):
    """What a piece declares: its cards, and how many of them its owner holds."""

    cards: Pile
    held: int
    refilled: bool = True
    """Whether a card that leaves those held is replaced from the set at once."""
    least: int = 0
    """With so few cards left in it the set has the spent ones back."""


class Laid(Struct, frozen=True, array_like=True, gc=False):
    """A card that lies with a player: face up or not, and if not, whether that player may look at it."""

    card: str
    on: Seat
    up: bool = False
    shared: bool = False


class Store(Struct, frozen=True, array_like=True):
    """The cards of a piece: whose it is, and where each of them is. In a view, unknown ones are hidden."""

    piece: str
    seat: Seat
    full: int
    """How many are held when a set is opened, and after a card is replaced."""
    refilled: bool
    set: Pile
    held: Pile = ()
    spent: Pile = ()
    laid: tuple[Laid, ...] = ()
    least: int = 0
    """With so few cards left in it the set has the spent ones back."""

    def cards(self) -> Pile:
        """All cards, wherever they are."""
        return added((), (*self.set, *self.held, *self.spent, *(laid.card for laid in self.laid)))

    def seen(self, seat: Seat) -> "Store":
        """What a seat knows of it at least."""
        mine = seat == self.seat
        laid = [
            one if one.up or mine or (one.shared and one.on == seat) else replace(one, card=HIDDEN) for one in self.laid
        ]
        return replace(self, set=hidden(self.set), held=self.held if mine else hidden(self.held), laid=tuple(laid))


def new_store(piece: str, stock: Stock, seat: Seat) -> Store:
    """The store of a piece before anything is drawn."""
    return Store(piece, seat, stock.held, stock.refilled, added((), stock.cards), least=stock.least)


def store_of(stores: Sequence[Store], piece: str) -> Store | None:
    """The store of a piece, if it has one."""
    return next((store for store in stores if store.piece == piece), None)


def with_store(state: Any, store: Store) -> Any:
    """The position with a store in the place of the one that its piece had."""
    others = [one for one in state.stores if one.piece != store.piece]
    return replace(state, stores=tuple(sorted((*others, store), key=lambda one: one.piece)))


def _changed(state: Any, piece: str, change: Callable[[Store], Store]) -> Any:
    """The position with a changed store; unchanged if the piece has none any more."""
    store = store_of(state.stores, piece)
    return state if store is None else with_store(state, change(store))


# ---- events


class StoreOpened(Event[Any], frozen=True):
    """A piece has all its cards in a new set, and its owner draws some of them."""

    seat: Seat
    piece: str
    cards: Pile
    """Those of the set before anything is drawn; everybody knows which there are."""
    held: Pile
    full: int
    refilled: bool = True
    least: int = 0

    def apply(self, state: Any) -> Any:
        left = taken(self.cards, self.held)
        store = Store(self.piece, self.seat, self.full, self.refilled, left, self.held, least=self.least)
        return with_store(state, store)

    def told(self, seat: Seat) -> "StoreOpened":
        return self if seat == self.seat else replace(self, held=hidden(self.held))


class StoreMoved(Event[Any], frozen=True, kw_only=True):
    """A card of a store goes from one place to another; what its owner lacks is drawn at the same moment."""

    seat: Seat
    piece: str
    card: str
    source: int
    """A place, or the number of a card that is laid."""
    target: int
    on: Seat | None = None
    """The player with whom it lies now."""
    up: bool = False
    shared: bool = False
    public: bool = False
    """Whether everybody knows the card."""
    drawn: Pile = ()
    remade: bool = False
    """Whether the spent cards had to become the set."""

    def apply(self, state: Any) -> Any:
        return _changed(state, self.piece, lambda it: _drawn(_moved(it, self), self))

    def told(self, seat: Seat) -> "StoreMoved":
        mine = seat == self.seat
        knows = mine or self.public or (self.shared and seat == self.on)
        drawn = self.drawn if mine else hidden(self.drawn)
        return replace(self, card=self.card if knows else HIDDEN, drawn=drawn)


class StorePassed(Event[Any], frozen=True):
    """A store has another owner, who sees what is held and what lies face down."""

    seat: Seat
    piece: str
    to: Seat
    held: Pile
    laid: tuple[Laid, ...]

    def apply(self, state: Any) -> Any:
        return _changed(state, self.piece, lambda it: replace(it, seat=self.to, held=self.held, laid=self.laid))

    def told(self, seat: Seat) -> "Event[Any]":
        return self if seat in (self.seat, self.to) else StoreKept(self.seat, self.piece, self.to)


class StoreKept(Event[Any], frozen=True):
    """The same for everybody else, who knows what they knew."""

    seat: Seat
    piece: str
    to: Seat

    def apply(self, state: Any) -> Any:
        return _changed(state, self.piece, lambda it: replace(it, seat=self.to))


class StoreClosed(Event[Any], frozen=True):
    """A piece that its owner has lost has none of its cards in play: all are spent, where everybody sees them."""

    seat: Seat
    piece: str
    cards: Pile

    def apply(self, state: Any) -> Any:
        return _changed(state, self.piece, lambda it: replace(it, set=(), held=(), laid=(), spent=self.cards))


STORE_EVENTS: Final = (StoreOpened, StoreMoved, StorePassed, StoreKept, StoreClosed)


def _moved(store: Store, move: StoreMoved) -> Store:
    """The store with the card at its new place."""
    card = (move.card,)
    if move.source == SET:
        store = replace(store, set=taken(store.set, card))
    elif move.source == HELD:
        store = replace(store, held=taken(store.held, card))
    elif move.source == SPENT:
        store = replace(store, spent=taken(store.spent, card))
    else:
        store = replace(store, laid=(*store.laid[: move.source], *store.laid[move.source + 1 :]))
    if move.target == SET:
        return replace(store, set=added(store.set, card))
    if move.target == HELD:
        return replace(store, held=added(store.held, card))
    if move.target == SPENT:
        return replace(store, spent=added(store.spent, card))
    assert move.on is not None, "a card lies with somebody"
    return replace(store, laid=(*store.laid, Laid(move.card, move.on, move.up, move.shared)))


def _drawn(store: Store, move: StoreMoved) -> Store:
    """The store with what was drawn among the cards held."""
    if move.remade:
        store = replace(store, set=added(store.set, store.spent), spent=())
    if not move.drawn:
        return store
    return replace(store, set=taken(store.set, move.drawn), held=added(store.held, move.drawn))


# ---- what happens with them


def opened(
    piece: str, cards: Pile, full: int, seat: Seat, chance: Chance, label: str, *, refilled: bool, least: int = 0
) -> StoreOpened:
    """A new set, of which as many cards are drawn as are held."""
    held = tuple(sorted(chance.choose(f"{label}/{piece}", cards, full)))
    return StoreOpened(seat, piece, cards, held, full, refilled, least)


def moved(
    store: Store,
    card: str,
    source: int,
    target: int,
    chance: Chance,
    label: str,
    *,
    on: Seat | None = None,
    up: bool = False,
    shared: bool = False,
) -> StoreMoved | None:
    """A card moves, and what is lacking is drawn: first from the set, then from the spent cards. None if it is gone.

    Spent cards come back into the set, too, if no more than the least are left in it.
    """
    there = {SET: store.set, HELD: store.held, SPENT: store.spent}.get(source)
    if there is None and source < len(store.laid):
        there = (store.laid[source].card,)
    if card not in (there or ()):
        return None
    public = up or SPENT in (source, target) or (source >= 0 and store.laid[source].up)
    move = StoreMoved(
        seat=store.seat,
        piece=store.piece,
        card=card,
        source=source,
        target=target,
        on=on,
        up=up,
        shared=shared,
        public=public,
    )
    after = _moved(store, move)
    lacking = max(store.full - len(after.held), 0) if store.refilled else 0
    drawn = chance.choose(f"{label}/{store.piece}", after.set, lacking)
    lacking -= len(drawn)
    if lacking and after.spent:
        again = chance.choose(f"{label}/{store.piece}/again", after.spent, lacking)
        return replace(move, drawn=tuple(sorted((*drawn, *again))), remade=True)
    few = len(after.set) - len(drawn) <= store.least > 0 and bool(after.spent)
    return replace(move, drawn=tuple(sorted(drawn)), remade=few)


def passed(store: Store, to: Seat) -> StorePassed:
    """The store goes to another player, with its piece."""
    return StorePassed(store.seat, store.piece, to, store.held, store.laid)


def closed(store: Store) -> StoreClosed:
    """Its piece is lost."""
    return StoreClosed(store.seat, store.piece, store.cards())


# ---- what may be, and what must be


def filled(known: Store, cards: Pile, chance: Chance, label: str) -> Store:
    """The store with a card at random wherever one is hidden, out of those that are not known to be elsewhere."""
    unseen = Counter(cards) - Counter(card for card in known.cards() if card != HIDDEN)
    pool = list(chance.choose(f"{label}/{known.piece}", sorted(unseen.elements()), unseen.total()))

    def dealt(card: str) -> str:
        return pool.pop() if card == HIDDEN else card

    laid = tuple([replace(one, card=dealt(one.card)) for one in known.laid])
    held, spent, left = (added((), map(dealt, pile)) for pile in (known.held, known.spent, known.set))
    return replace(known, laid=laid, held=held, spent=spent, set=left)


def store_faults(store: Store, cards: Pile, *, lost: bool = False) -> Iterator[str]:
    """What is wrong with a store: cards that are not its own, or too few held. Of a `lost` piece none are."""
    if store.cards() != added((), cards):
        yield f"the cards of {store.piece} are {', '.join(store.cards())}"
    left = len(store.set) + len(store.spent)
    if store.refilled and len(store.held) < store.full and left and not lost:
        yield f"{store.piece} holds {len(store.held)} cards instead of {store.full}, and there are {left} more"
