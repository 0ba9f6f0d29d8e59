"""Essence: what powers own, draw from pools of their own, give away and trigger."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.stores import (
    HELD,
    LAID,
    SPENT,
    Stock,
    Store,
    StoreOpened,
    moved,
    opened,
    passed,
    store_of,
)
from adjudicator.games.blutooth.events.milestones import PowerUsed
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.use_prices import ESSENCE_PIECE

ENTRIES: Final = (
    "rule.essence",
    "rule.essence_frozen",
    "pod.essence",
    "term.link",
    "term.seal",
    "term.shuffle",
    "term.trigger",
)


def pool_opened(power: Piece, stock: Stock, seat: Seat, chance: Chance, label: str) -> StoreOpened:
    """A power has all its essences in a pool, and some of them drawn."""
    name = f"essence/{label}"
    return opened(power.name, stock.cards, stock.held, seat, chance, name, refilled=stock.refilled, least=stock.least)


def my_essence(at: MatchAt, power: str) -> Store | None:
    """The essence of my power; None if another alien has it still."""
    store = store_of(at.state.stores, power)
    return store if store is not None and store.seat == at.me else None


def essences_held(state: Match, seat: Seat, power: str, essence: str) -> int:
    """How many essences of this name lie in a seat's nexus."""
    store = store_of(state.stores, power)
    return store.held.count(essence) if store is not None and store.seat == seat else 0


def in_nexus(state: Match, seat: Seat, kind: str, what: Sequence[str]) -> int:
    """How many vouchers of a name, or essences of a power by their name, lie in a seat's nexus."""
    if kind == ESSENCE_PIECE:
        power, essence = what
        return essences_held(state, seat, power, essence)
    return state.vouchers[seat].count(what[0])


def held_essence(at: MatchAt, power: str) -> Pile:
    """What lies in my nexus of it."""
    store = my_essence(at, power)
    return () if store is None else store.held


def linked(at: MatchAt, power: str, essence: str, on: Seat) -> Script:
    """An essence of my nexus lies open with another alien until it is triggered; another one is drawn at once."""
    yield from at.happens(Made(partial(_moved, at=at, power=power, essence=essence, on=on)))


def _moved(now: Match, at: MatchAt, power: str, essence: str, on: Seat) -> Event[Match] | None:
    store = store_of(now.stores, power)
    label = f"essence/{at.label}/{essence}/{on}"
    return None if store is None else moved(store, essence, HELD, LAID, at.chance, label, on=on, up=True)


def triggered(at: MatchAt, power: str, essence: str, on: Seat) -> Script:
    """An essence that lies with an alien is used up."""
    yield from at.happens(Made(partial(_triggered, at=at, power=power, essence=essence, on=on)))


def _triggered(now: Match, at: MatchAt, power: str, essence: str, on: Seat) -> Event[Match] | None:
    store = store_of(now.stores, power)
    there = [] if store is None else [i for i, one in enumerate(store.laid) if (one.card, one.on) == (essence, on)]
    if store is None or not there:
        return None
    return moved(store, essence, there[0], SPENT, at.chance, f"essence/{at.label}/{essence}/{on}/spent")


def linked_with(at: MatchAt, power: str, seat: Seat) -> Pile:
    """The essences of my power that lie with an alien."""
    store = my_essence(at, power)
    return () if store is None else tuple([one.card for one in store.laid if one.on == seat])


def _with_stocks(pieces: Pieces) -> tuple[tuple[Piece, Stock], ...]:
    """The powers that own cards."""
    return tuple([(piece, piece.stock) for piece in pieces if piece.stock is not None])


def pools_kept(at: MatchAt) -> Script:
    """At the end of a wave essence follows its power: to whoever has it now, or into a pool if it has just come.

    Whoever has such a power is known. The power may be one beside an alien's own. An eliminated alien's essence stays
    where it is.
    """
    state = at.state
    beside = [(seat, power) for seat, power in state.sub_powers]
    owners = {power: seat for seat, power in (*beside, *enumerate(state.powers)) if power != HIDDEN}
    for power, stock in at.run.title.pieces.picked(_with_stocks):
        seat = owners.get(power.name)
        if seat is None or state.eliminated[seat]:
            continue
        store = store_of(state.stores, power.name)
        if store is not None and store.seat == seat:
            continue
        if state.powers[seat] == power.name and not state.revealed[seat]:
            yield PowerUsed(seat, power.name)
        yield passed(store, seat) if store is not None else pool_opened(power, stock, seat, at.chance, state.when)
