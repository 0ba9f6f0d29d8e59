"""All games in a list: how each stands, and how many of those who owe orders have written."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec import Struct

from adjudicator.games import catalogue
from adjudicator.service.game import orders_cache, table
from adjudicator.service.games import phase_end
from adjudicator.service.games.phase_end import Heard
from adjudicator.service.games.summaries import held
from adjudicator.service.office.gm_notices import blind
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.game_lines import Glance, Sitting
from adjudicator.store.records.people.masters import COMMAND_LINE
from adjudicator.store.records.read_orders import Stood


class Listed(Struct, frozen=True):
    """A game in the list. `owing` is how many owe orders in its open phase, `written` how many of them have written.

    Both are 0 if none do, or if the reader may not know it. `held` says why the phase does not end by itself.
    """

    name: str
    status: str
    heading: str
    deadline: datetime | None
    zone: str
    winners: tuple[str, ...]
    held: str
    owing: int
    written: int


def listed(office: Office) -> tuple[Listed, ...]:
    """All games for the person at the command line, oldest first."""
    with office.store.reading() as unit:
        glances = unit.glances
        games, masters, plays, records = glances.games(), glances.masters(), glances.playing(), glances.records()
        known = written(unit, games, glances.sitting())
    found = []
    for one in games:
        hidden = blind(COMMAND_LINE, masters[one.id], plays.get(one.id, set()))
        came = known.get(one.id) if not hidden else None
        found.append(
            Listed(
                name=one.name,
                status=one.status,
                heading=str(one.heading or ""),
                deadline=one.deadline,
                zone=one.zone,
                winners=_winners(records.get(one.id)),
                held=held(one.held, blind=hidden),
                owing=len(came.owing) if came is not None else 0,
                written=len(came.heard) if came is not None else 0,
            )
        )
    return tuple(found)


class _Won(Struct):
    winners: tuple[str, ...]


def _winners(record: bytes | None) -> tuple[str, ...]:
    return () if record is None else msgspec.json.decode(record, type=_Won).winners


def written(unit: Unit, games: Sequence[Glance], sitting: Iterable[Sitting]) -> Mapping[int, Heard]:
    """By game, who owes orders in its open phase and who has written, without reading a position where that is known.

    It is, unless another version of the program has read the letters: then the position and letters are read.
    """
    numbers = [one.id for one in games if one.serial is not None]
    stood: dict[int, dict[int, Stood]] = {}
    for one in unit.glances.stood(numbers):
        stood.setdefault(one.game_id, {})[one.seat] = one
    bodies: dict[int, dict[int, list[str]]] = {}
    for letter in unit.glances.orders(numbers):
        bodies.setdefault(letter.game_id, {}).setdefault(letter.seat, []).append(letter.body)
    seats: dict[int, list[Sitting]] = {}
    for seat in sitting:
        seats.setdefault(seat.game_id, []).append(seat)
    found = {}
    for game in games:
        if game.serial is not None:
            known = _heard(game, seats.get(game.id, []), stood.get(game.id, {}), bodies.get(game.id, {}))
            found[game.id] = _read(unit, game) if known is None else known
    return found


def _read(unit: Unit, game: Glance) -> Heard:
    laid = table.laid(unit, unit.games.get(game.id))
    return Heard((), (), ()) if laid is None else phase_end.heard_of(laid, orders_cache.orders(unit, laid))


def _heard(
    game: Glance, seats: Sequence[Sitting], stood: Mapping[int, Stood], bodies: Mapping[int, Sequence[str]]
) -> Heard | None:
    """The same from what is stored of every seat; None if that is not known."""
    title = catalogue.title(game.title)
    asked: dict[int, orders_cache.Glance] = {}
    for seat in seats:
        one = stood.get(seat.number)
        glance = orders_cache.glance(title, one, bodies.get(seat.number, ())) if one is not None else None
        if glance is None:
            return None
        if glance.asked and not table.unmanned(seat.status, seat.hands, vacant=glance.vacant):
            asked[seat.number] = glance
    came = {seat: one for seat, one in asked.items() if one.heard}
    return Heard(tuple(asked), tuple(came), tuple([seat for seat, one in came.items() if one.done]))
