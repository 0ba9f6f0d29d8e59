"""Holidays from a calendar file: the days that its events take, those that come back every year included."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr

from adjudicator.service.timetable.days import Once

YEARS: Final = 5
"""So far ahead are events that come back."""
MOST: Final = 1000
"""More days off than this are not meant."""

_DAY: Final = timedelta(days=1)


def read(data: bytes, zone: str, now: datetime) -> tuple[Once, ...]:
    """The days that the events of a calendar file take by the clock of a zone, those that are over left out.

    Raises ValueError for a file that is no calendar.
    """
    from icalendar import Calendar

    try:
        calendars = Calendar.from_ical(data, multiple=True)
        events = [event for calendar in calendars for event in calendar.walk("VEVENT")]
    except (ValueError, KeyError, IndexError, TypeError) as fault:
        raise ValueError("it is no calendar file; export one as .ics") from fault
    if not events:
        raise ValueError("it holds no events; export a calendar of holidays as .ics")
    clock = ZoneInfo(zone)
    today = now.astimezone(clock).date()
    found: set[tuple[date, date]] = set()
    for event in events:
        if str(event.get("STATUS", "")).upper() == "CANCELLED" or event.get("DTSTART") is None:
            continue
        for first, last in _taken(event, clock, today):
            if last >= today:
                found.add((first, last))
            if len(found) > MOST:
                raise ValueError(f"it has more than {MOST} days off to come; leave out what is no holiday")
    return tuple(Once(first, last) for first, last in sorted(found))


def _taken(event: Any, clock: ZoneInfo, today: date) -> Iterator[tuple[date, date]]:
    start = event.decoded("DTSTART")
    length = _length(event, start)
    local = _at(start, clock)
    without = {one.date() for one in _dates(event, "EXDATE", clock)}
    horizon = datetime.combine(today, time()) + YEARS * 366 * _DAY
    starts = [local, *_dates(event, "RDATE", clock)]
    rule = event.get("RRULE")
    if rule is not None:
        rules = rule if isinstance(rule, list) else [rule]
        for one in rules:
            text = ";".join(part for part in one.to_ical().decode().split(";") if not part.startswith("UNTIL"))
            until = one.get("UNTIL")
            end = min(horizon, _naive(until[0], clock)) if until else horizon
            recurring = rrulestr(text, dtstart=local)
            starts += recurring.between(datetime.combine(today, time()) - length, end, inc=True)
    for at in starts:
        if at.date() not in without:
            # An event that ends at midnight, or by the day after it, does not take that day.
            last = at + max(length, timedelta(microseconds=1)) - timedelta(microseconds=1)
            yield at.date(), last.date()


def _length(event: Any, start: date) -> timedelta:
    if event.get("DTEND") is not None:
        end = event.decoded("DTEND")
        if isinstance(end, datetime) == isinstance(start, datetime):
            length: timedelta = end - start
            return length
    if event.get("DURATION") is not None:
        lasting: timedelta = event.decoded("DURATION")
        return lasting
    return timedelta(0) if isinstance(start, datetime) else _DAY


def _naive(day: date, clock: ZoneInfo) -> datetime:
    if not isinstance(day, datetime):
        return datetime.combine(day, time.max)
    return day.astimezone(clock).replace(tzinfo=None) if day.tzinfo is not None else day


def _dates(event: Any, name: str, clock: ZoneInfo) -> list[datetime]:
    said = event.get(name)
    several = said if isinstance(said, list) else [said] if said is not None else []
    return [_at(one.dt, clock) for dates in several for one in dates.dts]


def _at(day: Any, clock: ZoneInfo) -> datetime:
    return datetime.combine(day, time()) if not isinstance(day, datetime) else _naive(day, clock)
