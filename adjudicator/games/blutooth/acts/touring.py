"""A tour bus: ships of an alien that go from system to system without the gate."""

from typing import Any

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script
from adjudicator.galaxy.batches import Batches, some, split
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.events.nexus import BusMoved, ShipsAlighted, ShipsBoarded
from adjudicator.games.blutooth.mechanics.drafting import snatched
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.returning import spread
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.new_powers import Brought, Coming
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import CAPACITY, WARP, Match
from adjudicator.games.blutooth.table.nexus import Kept, kept_by
from adjudicator.games.blutooth.table.timing import around


def bus_at_home(coming: Coming, power: str) -> Brought:
    """A tour bus appears in the system of its alien."""
    yield BusMoved(coming.seat, power, coming.seat)


def bus_gone(table: Match, seat: Seat, power: str) -> Brought:
    """The ships of a tour bus rebound, and it is no more."""
    kept = kept_by(table.nexus, seat, power)
    if kept.ships:
        yield ShipsAlighted(seat, power, spread(table, seat, kept.ships))
    if kept.system is not None:
        yield BusMoved(seat, power)


def bus_of(at: MatchAt, power: str) -> Kept:
    """My tour bus."""
    return kept_by(at.state.nexus, at.me, power)


def boarded(at: MatchAt, power: str, sources: tuple[Batch, ...]) -> Script:
    """My ships go aboard, as many as there is room for."""
    there = uncommitted(at.state, at.me)
    wanted: dict[Place, int] = {}
    for one in sources:
        ships = there.get(one.place, 0) - wanted.get(one.place, 0)
        wanted[one.place] = wanted.get(one.place, 0) + (ships if one.count is None else min(ships, one.count))
    found, _ = split(some(tuple(wanted.items())), CAPACITY - bus_of(at, power).ships)
    if found:
        yield ShipsBoarded(at.me, power, found)


def alighted(at: MatchAt, power: str, ships: int, place: Place) -> Script:
    """My ships leave the bus for a home base of mine."""
    number = min(ships, bus_of(at, power).ships)
    if number > 0 and place in at.state.home_bases(at.me):
        yield ShipsAlighted(at.me, power, ((place, number),))


def boarding(at: MatchAt, piece: Piece, word: type[Any]) -> Script:
    """I may bring ships aboard."""
    sample = word((Batch(1, at.state.home(at.me)[0]),))
    wish = yield at.wish(piece, Judged(lambda wish: wish, [sample]), about=word.about)
    if isinstance(wish, word):
        yield from boarded(at, piece.name, wish.sources)


def can_alight(at: MatchAt, power: str) -> bool:
    """Whether my bus is at home with ships."""
    return bus_of(at, power).system == at.me and bus_of(at, power).ships > 0


def alighting(at: MatchAt, piece: Piece, word: type[Any]) -> Script:
    """I may have ships leave the bus at home."""
    wish = yield at.wish(piece, Judged(lambda wish: wish, [word(1, at.state.home(at.me)[0])]), about=word.about)
    if isinstance(wish, word):
        yield from alighted(at, piece.name, wish.ships, wish.place)


def endangered(at: MatchAt) -> bool:
    """Whether any invasion of this wave has a hazard."""
    return any(one.hazard for one in at.state.invasions)


def shaken(at: MatchAt, power: str) -> Script:
    """A ship of the bus is destroyed."""
    if bus_of(at, power).ships:
        yield ShipsAlighted(at.me, power, ((WARP, 1),))


def _neighbours(at: MatchAt) -> tuple[Seat, ...]:
    """My bus's neighbours: to the left of where it is, and to the right, without those that are out."""
    here = at.state.nexus
    system = next((one.system for one in here if one.seat == at.me and one.system is not None), at.me)
    others = around(at.state, system)
    return tuple(dict.fromkeys((others[0], others[-1]))) if others else ()


def toured(at: MatchAt, power: str, word: type[Any]) -> Script:
    """The bus goes to a neighbour of where it is; its ships found a base there, or one of them sends a postcard."""
    there = _neighbours(at)
    if not there:
        return
    first = word(there[0])
    wish = yield Ask(at.me, word.about, Judged(lambda wish: wish, [word(seat) for seat in there]), default=first)
    chosen = wish if isinstance(wish, word) and wish.seat in there else first
    system, ships = chosen.seat, bus_of(at, power).ships
    yield BusMoved(at.me, power, system)
    if not ships or system == at.me:
        return
    if chosen.place is not None and _open_to(at, system, chosen.place):
        yield ShipsAlighted(at.me, power, ((chosen.place, ships),))
        return
    yield ShipsAlighted(at.me, power, _home(at))
    yield from snatched(at, system, at.me, "postcard")


def _open_to(at: MatchAt, system: Seat, place: Place) -> bool:
    """Whether my ships can found a base on that planet: its system is invaded in this wave."""
    invaded = any(one.defender == system and not one.called_off for one in at.state.invasions)
    return invaded and place in at.state.home(system) and place not in at.state.ruined


def _home(at: MatchAt) -> Batches:
    return spread(at.state, at.me, 1)
