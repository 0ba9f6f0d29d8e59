"""The essence of powers, in a position that is being set up."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import added
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.stores import Store, new_store
from adjudicator.engine.text.speech import listed
from adjudicator.games.blutooth.pieces import BY_NAME


def stores(powers: Sequence[str], stated: Mapping[Seat, Store]) -> tuple[Store, ...]:
    """The essence of the powers in play: what was stated, and held are the first of the rest by name."""
    found: dict[str, Store] = {}
    for seat, power in enumerate(powers):
        stock, said = BY_NAME[power].stock, stated.get(seat)
        if stock is None:
            if said is not None:
                raise Misstated(f"{power} has no essence")
            continue
        store = new_store(power, stock, seat)
        if said is not None:
            store = replace(store, spent=said.spent, laid=said.laid, held=said.held)
        gone = Counter((*store.held, *store.spent, *(one.card for one in store.laid)))
        if gone - Counter(stock.cards):
            raise Misstated(f"{power} has as essence {listed(added((), stock.cards))}, each once")
        left = sorted((Counter(stock.cards) - gone).elements())
        lacking = 0 if said is not None and said.full else stock.held
        found[power] = replace(store, held=added(store.held, left[:lacking]), set=tuple(left[lacking:]))
    return tuple([found[power] for power in sorted(found)])
