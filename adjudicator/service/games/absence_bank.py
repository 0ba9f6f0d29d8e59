"""Absences: days on which players are away, taken from a bank, and deadlines that are postponed within bounds.

Everybody is told who is away and when, because it is the reason why a deadline moves.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from adjudicator.service.game.table import Table
from adjudicator.service.settings.phrases import day, say
from adjudicator.service.timetable import schedule
from adjudicator.service.timetable.days import whole
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Absence, Away, Game, Seat

_DAY = timedelta(days=1)


class Put(Struct, frozen=True):
    """A deadline: as it is, as it would be if nobody were away (None: the same), and why it differs."""

    deadline: datetime
    planned: datetime | None = None
    stretched: tuple[Away, ...] = ()


def announced(unit: Unit, game: Game, seats: Sequence[Seat]) -> list[Absence]:
    """What the players at the table have announced."""
    sitting = {seat.number for seat in seats if seat.status != "removed"}
    return [one for one in unit.absences.of(game.id) if one.seat in sitting]


def told(unit: Unit, laid: Table, now: datetime) -> tuple[str, ...]:
    """Who is away or will be, in sentences."""
    today = now.astimezone(ZoneInfo(laid.game.zone)).date()
    return tuple(
        say("away", seat=laid.seats[one.seat].name, first=day(one.first), last=day(one.last))
        for one in announced(unit, laid.game, laid.seats)
        if one.last >= today
    )


def put(
    plan: Schedule, zone: str, phase: int, planned: datetime, absences: Sequence[Absence], seats: Sequence[Seat]
) -> Put:
    """A deadline postponed until nobody is away on its day, but no further than the schedule allows."""
    clock = ZoneInfo(zone)
    limit = _later(planned, plan.stretch, clock)
    deadline, reasons = planned, dict[int, date]()
    while True:
        on = deadline.astimezone(clock).date()
        missing = [one for one in absences if one.first <= on <= one.last]
        if not missing:
            break
        following = _next(plan, zone, phase, deadline, max(one.last for one in missing))
        if following > limit:
            # Take the latest time allowed, if that is later at all: players with shorter absences are back by then.
            latest = _latest(plan, zone, phase, deadline, limit)
            if latest > deadline:
                reasons.update({one.seat: one.last for one in missing})
                deadline = latest
            break
        reasons.update({one.seat: one.last for one in missing})
        deadline = following
    if deadline == planned:
        return Put(planned)
    who = tuple([Away(seats[number].name, last) for number, last in sorted(reasons.items())])
    return Put(deadline, planned, who)


def _next(plan: Schedule, zone: str, phase: int, deadline: datetime, last: date) -> datetime:
    """The first deadline after a day: the next one of a timetable, else the same hour on the next day."""
    clock = ZoneInfo(zone)
    table = plan.timetable
    if table is None:
        return _later(deadline, (last - deadline.astimezone(clock).date()) // _DAY + 1, clock)
    midnight = datetime.combine(last, datetime.max.time()).replace(tzinfo=clock).astimezone(UTC)
    found = table.after(max(midnight, deadline), zone, phase, least=timedelta(0))
    return found if found is not None else datetime.max.replace(tzinfo=UTC)


def _latest(plan: Schedule, zone: str, phase: int, deadline: datetime, limit: datetime) -> datetime:
    """How far a deadline can move: to the last one of a timetable within the limit, else to the limit."""
    table = plan.timetable
    if table is None:
        return limit
    latest = deadline
    while (following := table.after(latest, zone, phase, least=timedelta(0))) is not None and following <= limit:
        latest = following
    return latest


def _later(moment: datetime, days: int, clock: ZoneInfo) -> datetime:
    return (moment.astimezone(clock) + days * _DAY).astimezone(UTC)


def put_off(unit: Unit, laid: Table, planned: datetime) -> Put:
    """A deadline of the open phase, postponed for players who are away."""
    game, seats = laid.game, laid.seats
    absences = announced(unit, game, seats)
    return put(schedule.read(game.schedule), game.zone, laid.heading.phase, planned, absences, seats)


def move(unit: Unit, laid: Table, to: Put, now: datetime, *, start: datetime | None = None) -> None:
    """Give the open phase this deadline. For reminders, the phase counts as begun now, or at `start`."""
    unit.phases.move(
        laid.game.id,
        laid.phase.serial,
        deadline=to.deadline,
        remind_at=schedule.read(laid.game.schedule).reminds(to.deadline, start or now),
        planned=to.planned,
        stretched=to.stretched,
        at=now,
    )


def left(plan: Schedule, absences: Sequence[Absence], seat: int) -> int:
    """How many days a seat's player can still be away."""
    return plan.absent - sum(whole(one.first, one.last) for one in absences if one.seat == seat)


def fresh(absences: Sequence[Absence], seat: Seat, first: date, last: date) -> list[Absence]:
    """The days between two dates that a seat had not announced before; consecutive days are grouped."""
    known = [one for one in absences if one.seat == seat.number]
    found: list[Absence] = []
    on = first
    while on <= last:
        if not any(one.first <= on <= one.last for one in known):
            if found and found[-1].last == on - _DAY:
                found[-1] = Absence(seat.game_id, seat.number, found[-1].first, on)
            else:
                found.append(Absence(seat.game_id, seat.number, on, on))
        on += _DAY
    return found
