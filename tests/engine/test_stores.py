"""Cards that a piece owns: whatever happens to them, they stay its own, and each seat knows what it may."""

from functools import reduce
from operator import or_
from typing import Any

from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.core.event import OUTSIDER, Event, State, fold, told
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.stores import (
    HELD,
    LAID,
    SET,
    SPENT,
    STORE_EVENTS,
    Laid,
    Stock,
    Store,
    StoreMoved,
    closed,
    filled,
    moved,
    new_store,
    opened,
    passed,
    store_faults,
    store_of,
)

STOCK = Stock(("Fire", "Fire", "Flood", "Frost", "Fog"), held=2)
SEATS = ("Red", "Blue", "Green")


class Table(State, frozen=True):
    """Nothing but stores."""

    stores: tuple[Store, ...] = ()


TABLE = Table(seats=SEATS)


def began(seed: bytes = b"stores", stock: Stock = STOCK) -> Event[Table]:
    return opened("Curator", stock.cards, stock.held, 0, Chance(seed), "dealt", refilled=stock.refilled)


def of(table: Table) -> Store:
    store = store_of(table.stores, "Curator")
    assert store is not None
    return store


def wander(seed: int, steps: int = 12) -> list[Event[Table]]:
    """A store to which anything happens that can."""
    chance = Chance(b"wander %d" % seed)
    events = [began(b"wander %d" % seed)]
    for step in range(steps):
        store = of(fold(TABLE, events))
        places = [(SET, store.set), (HELD, store.held), (SPENT, store.spent)]
        places += [(which, (one.card,)) for which, one in enumerate(store.laid)]
        source, pile = chance.pick(f"{step}/from", [place for place in places if place[1]])
        target = chance.pick(f"{step}/to", (HELD, SPENT, LAID, LAID))
        up, shared = (bool(chance.below(f"{step}/{how}", 2)) for how in ("up", "shared"))
        card = chance.pick(f"{step}/card", pile)
        on = chance.below(f"{step}/on", 3) if target == LAID else None
        laid = target == LAID
        move = moved(store, card, source, target, chance, f"{step}", on=on, up=laid and up, shared=laid and shared)
        assert move is not None
        events.append(move)
        if step % 5 == 4:
            events.append(passed(of(fold(TABLE, events)), (of(fold(TABLE, events)).seat + 1) % 3))
    return events


def hides(view: Store, true: Store) -> bool:
    """Whether a view is the truth, with some cards hidden."""

    def pile(seen: Pile, there: Pile) -> bool:
        named = [card for card in seen if card != HIDDEN]
        return len(seen) == len(there) and all(named.count(card) <= there.count(card) for card in named)

    piles = zip((view.set, view.held, view.spent), (true.set, true.held, true.spent), strict=True)
    laid = [
        (one.on, one.up, one.card in (HIDDEN, there.card)) == (there.on, there.up, True)
        for one, there in zip(view.laid, true.laid, strict=True)
    ]
    return view.seat == true.seat and all(pile(*one) for one in piles) and all(laid)


def knows(view: Store, least: Store) -> bool:
    """Whether a view has everything that another one has."""

    def pile(seen: Pile, there: Pile) -> bool:
        return all(seen.count(card) >= there.count(card) for card in there if card != HIDDEN)

    piles = zip((view.set, view.held, view.spent), (least.set, least.held, least.spent), strict=True)
    laid = [there.card in (HIDDEN, one.card) for one, there in zip(view.laid, least.laid, strict=True)]
    return all(pile(*one) for one in piles) and all(laid)


def test_whatever_happens_the_cards_are_there_and_every_view_is_true() -> None:
    for seed in range(60):
        events = wander(seed)
        for count in range(1, len(events) + 1):
            true = of(fold(TABLE, events[:count]))
            assert true.cards() == tuple(sorted(STOCK.cards))
            for seat in (*range(3), OUTSIDER):
                view = of(fold(TABLE, told(events[:count], seat)))
                assert hides(view, true), (seed, count, seat)
                assert knows(view, true.seen(seat)), (seed, count, seat)


def test_what_a_view_does_not_know_can_be_dealt_otherwise_and_stays_what_can_be() -> None:
    found = set()
    for seed in range(40):
        events = wander(seed, 6)
        for seat in range(3):
            view = of(fold(TABLE, told(events, seat)))
            world = filled(view, STOCK.cards, Chance(b"world %d" % seed), "imagined")
            assert HIDDEN not in world.cards()
            assert hides(view, world)
            assert world.cards() == tuple(sorted(STOCK.cards))
            found.add((world.held, world.laid) == (of(fold(TABLE, events)).held, of(fold(TABLE, events)).laid))
    assert found == {True, False}


def test_what_leaves_those_held_is_replaced_and_spent_cards_become_the_set_when_it_is_empty() -> None:
    chance, events = Chance(b"refilled"), [began()]
    for step in range(3):
        store = of(fold(TABLE, events))
        move = moved(store, store.held[0], HELD, SPENT, chance, f"{step}")
        assert isinstance(move, StoreMoved)
        assert (len(move.drawn), move.remade) == (1, False)
        events.append(move)
    store = of(fold(TABLE, events))
    assert (store.set, len(store.held), len(store.spent)) == ((), 2, 3)
    again = moved(store, store.held[0], HELD, LAID, chance, "again", on=1)
    assert isinstance(again, StoreMoved)
    assert again.remade
    after = of(fold(TABLE, [*events, again]))
    assert (len(after.set), len(after.held), after.spent) == (2, 2, ())
    assert list(store_faults(after, STOCK.cards)) == []


def test_a_store_that_is_not_refilled_is_not() -> None:
    stock = replace(STOCK, held=5, refilled=False)
    store = of(fold(TABLE, [began(stock=stock)]))
    assert (store.set, len(store.held)) == ((), 5)
    move = moved(store, "Fog", HELD, LAID, Chance(b"none"), "none", on=0, up=True)
    assert isinstance(move, StoreMoved)
    assert (move.drawn, move.public) == ((), True)
    assert list(store_faults(of(fold(TABLE, [began(stock=stock), move])), stock.cards)) == []


def test_a_card_that_is_not_there_does_not_move() -> None:
    store = of(fold(TABLE, [began()]))
    assert moved(store, "Fog of war", HELD, SPENT, Chance(b"none"), "none") is None
    assert moved(store, "Fog", 0, SPENT, Chance(b"none"), "none") is None


def test_only_whoever_may_look_knows_a_card_that_lies_face_down() -> None:
    store = of(fold(TABLE, [began()]))
    card = store.held[0]
    for shared in (False, True):
        move = moved(store, card, HELD, LAID, Chance(b"down"), "down", on=1, shared=shared)
        assert isinstance(move, StoreMoved)
        names = [heard.card for seat in (0, 1, 2) if isinstance(heard := move.told(seat), StoreMoved)]
        assert names == [card, card if shared else HIDDEN, HIDDEN]
        lying = replace(store, laid=(Laid(card, 1, shared=shared),))
        assert [lying.seen(seat).laid[0].card for seat in (0, 1, 2)] == names


def test_a_lost_piece_has_its_cards_spent_and_a_new_set_when_it_is_back() -> None:
    events = wander(3)
    lost = [*events, closed(of(fold(TABLE, events)))]
    for seat in range(3):
        assert of(fold(TABLE, told(lost, seat))).spent == tuple(sorted(STOCK.cards))
    back = opened("Curator", of(fold(TABLE, lost)).cards(), 2, 1, Chance(b"back"), "back", refilled=True)
    store = of(fold(TABLE, [*lost, back]))
    assert (store.seat, len(store.set), len(store.held), store.spent, store.laid) == (1, 3, 2, (), ())


def test_faults_are_found() -> None:
    store = new_store("Curator", STOCK, 0)
    assert list(store_faults(store, STOCK.cards)) == ["Curator holds 0 cards instead of 2, and there are 5 more"]
    held = replace(store, held=("Fog", "Fog"))
    assert list(store_faults(held, STOCK.cards)) == ["the cards of Curator are Fire, Fire, Flood, Fog, Fog, Fog, Frost"]


def test_events_and_stores_are_kept_as_bytes() -> None:
    kinds: Any = reduce(or_, STORE_EVENTS)
    events = (*wander(5), closed(of(fold(TABLE, wander(5)))))
    assert codec.decode(codec.encode(events), tuple[kinds, ...]) == events
    table = fold(TABLE, events)
    assert codec.decode(codec.encode(table), Table) == table
