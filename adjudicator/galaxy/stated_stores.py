"""The cards that powers own, in statements and in positions that are being set up."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile, added
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.stores import Laid, Stock, Store, new_store, store_of


def stated(stores: Mapping[Seat, Store], seat: Seat) -> Store:
    """What has been stated of the cards that a seat's power owns; nothing at first."""
    return stores.get(seat) or Store("", seat, 0, False, ())


def holding(store: Store, cards: Pile, *, spent: bool) -> Store:
    """What has been stated of a store, with the cards that are held, or spent."""
    return replace(store, spent=cards) if spent else replace(store, held=cards, full=1)


def laying(store: Store, laid: Laid) -> Store:
    """What has been stated of a store, with a card that lies somewhere."""
    return replace(store, laid=(*store.laid, laid))


def own_store(stores: Sequence[Store], power: str, none: Callable[[str], str]) -> Store:
    """The store of a power; raises Misstated with the sentence `none` for one that has none."""
    store = store_of(stores, power)
    if store is None:
        raise Misstated(none(power))
    return store


def set_up(
    powers: Sequence[str],
    stock: Callable[[str], Stock | None],
    said: Mapping[Seat, Store],
    none: Callable[[str], str],
    owns: Callable[[str, Pile], str],
) -> tuple[Store, ...]:
    """The stores of the powers in play: what was stated, and held are the first of the rest by name.

    Raises Misstated: `none` is the sentence for a power without a store, `owns` says what one owns at most.
    """
    found: dict[str, Store] = {}
    for seat, power in enumerate(powers):
        cards, one = stock(power), said.get(seat)
        if cards is None:
            if one is not None:
                raise Misstated(none(power))
            continue
        store = new_store(power, cards, seat)
        if one is not None:
            store = replace(store, spent=one.spent, laid=one.laid, held=one.held)
        gone = Counter((*store.held, *store.spent, *(laid.card for laid in store.laid)))
        if gone - Counter(cards.cards):
            raise Misstated(owns(power, added((), cards.cards)))
        left = sorted((Counter(cards.cards) - gone).elements())
        lacking = 0 if one is not None and one.full else cards.held
        found[power] = replace(store, held=added(store.held, left[:lacking]), set=tuple(left[lacking:]))
    return tuple([found[power] for power in sorted(found)])
