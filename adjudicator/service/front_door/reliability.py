"""How many phases somebody has missed here: orders were wanted of a seat of theirs, and none came."""

from collections.abc import Iterator

from adjudicator.core.event import OUTSIDER, told
from adjudicator.games import catalogue
from adjudicator.service.game import boundary
from adjudicator.store.database.unit import Unit


def missed(unit: Unit, address: str) -> int:
    """The phases that an address has missed in all its seats, those it has left included, while they were its own."""
    return sum(_in_a_span(unit, *span) for span in _spans(unit, address))


def _spans(unit: Unit, address: str) -> Iterator[tuple[int, int, int, int]]:
    """Each time a seat was theirs: the game, the seat, and behind which phase it began and with which it ended."""
    for one in unit.standbys.left_by(address):
        before = [
            other.serial for other in unit.standbys.sat(one.game_id) if other.seat == one.seat and other.id < one.id
        ]
        yield one.game_id, one.seat, max(before, default=0), one.serial
    for seat in unit.seats.at(address):
        if seat.status != "removed":
            before = [other.serial for other in unit.standbys.sat(seat.game_id) if other.seat == seat.number]
            yield seat.game_id, seat.number, max(before, default=0), unit.games.get(seat.game_id).serial


def _in_a_span(unit: Unit, game: int, seat: int, since: int, until: int) -> int:
    title = catalogue.title(unit.games.get(game).title)
    return sum(
        seat in title.unheard(told(boundary.events(title, phase.events), OUTSIDER))
        for phase in unit.phases.of(game)
        if since < phase.serial <= until and phase.events is not None
    )
