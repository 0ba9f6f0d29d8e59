"""Holidays from a calendar file: the days that its events take, including yearly and other repeated ones.

The file is treated as a stranger's: anything excessive or impossible is reported in a sentence with its line.
"""

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr

from adjudicator.service.timetable.calendar_file import NONE, looked_at
from adjudicator.service.timetable.days import Once

YEARS: Final = 5
"""How far ahead repeated events are looked for."""
MOST: Final = 1000
"""More days off than this are not plausible."""
LONGEST: Final = 366
"""How many days one event may take."""
FURTHEST: Final = 100
"""An event this many years ahead is not for this game."""
MOST_STEPS: Final = 500_000
"""Periods that are gone through for all rules together: a rule of every day from 2000 on has ten thousand."""
MOST_INTERVAL: Final = 1000

_DAY: Final = timedelta(days=1)
_PERIODS: Final = {"DAILY": 1, "WEEKLY": 7, "MONTHLY": 30, "YEARLY": 365}
"""How often a holiday may repeat, and how many days a period may have."""
_CYCLE: Final = 400
"""After this many years the calendar repeats, weekdays included."""
_LAST_YEAR: Final = 9990
_KEYS: Final = frozenset(
    ("FREQ", "INTERVAL", "COUNT", "WKST", "BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYDAY", "BYSETPOS")
)
_LEFT_OUT: Final = frozenset(("UNTIL", "BYHOUR", "BYMINUTE", "BYSECOND"))
"""Parts of a rule that are checked elsewhere, or that move an event within its day."""
_FAULTS: Final = (ArithmeticError, AttributeError, LookupError, OSError, RecursionError, TypeError, ValueError)
"""The errors that the library raises on handwritten input; it treats zone names as file names."""


class _Refused(ValueError):
    """An event that a game cannot use; the text says why and what would work."""


def read(data: bytes, zone: str, now: datetime) -> tuple[Once, ...]:
    """The days that the events of a calendar file take by the clock of a zone, without past ones.

    Raises ValueError, with its line, for a file that is no calendar and for an event that a game cannot use.
    """
    looked = looked_at(data)
    events = _events(looked.data)
    if not events:
        raise ValueError("it holds no events; export a calendar of holidays as .ics")
    reader = _Reader(ZoneInfo(zone), now.astimezone(ZoneInfo(zone)).date())
    for line, event in zip(looked.events, events, strict=False):
        try:
            reader.look(event)
        except _Refused as fault:
            raise ValueError(f"the event on line {line} cannot be used: {fault}") from fault
        except _FAULTS as fault:
            raise ValueError(
                f"the event on line {line} cannot be read: a date, a length or a rule in it is none; correct it, or "
                "leave it out"
            ) from fault
    return tuple(Once(first, last) for first, last in sorted(reader.found))


def _events(data: bytes) -> list[Any]:
    from icalendar import Calendar

    try:
        calendars = Calendar.from_ical(data, multiple=True)
        return [event for calendar in calendars for event in calendar.walk("VEVENT")]
    except _FAULTS as fault:
        raise ValueError(NONE) from fault


class _Reader:
    """Reads events by a clock on a day; all of them together have a limited number of steps."""

    def __init__(self, clock: ZoneInfo, today: date) -> None:
        self.clock = clock
        self.today = today
        self.begin = datetime.combine(today, time())
        self.horizon = self.begin + YEARS * 366 * _DAY
        self.left = MOST_STEPS
        self.found: set[tuple[date, date]] = set()

    def look(self, event: Any) -> None:
        """Note the coming days of an event."""
        for first, last in self.taken(event):
            if last >= self.today:
                self.found.add((first, last))
            if len(self.found) > MOST:
                raise _Refused(f"with it there are more than {MOST} days off to come; leave out what is no holiday")

    def taken(self, event: Any) -> Iterator[tuple[date, date]]:
        """The start and end of an event, each time that it comes."""
        if str(event.get("STATUS", "")).upper() == "CANCELLED" or event.get("DTSTART") is None:
            return
        start = event.decoded("DTSTART")
        length = _length(event, start)
        local = _at(start, self.clock)
        without = {one.date() for one in _dates(event, "EXDATE", self.clock)}
        for at in (local, *_dates(event, "RDATE", self.clock), *self.again(event, local, length)):
            if at.date() not in without:
                if at.year > self.today.year + FURTHEST:
                    raise _Refused(f"it is in the year {at.year}; leave it out, or correct the year")
                # An event that ends at midnight, or is dated to end on the day after, does not take that day.
                last = at + max(length, timedelta(microseconds=1)) - timedelta(microseconds=1)
                yield at.date(), last.date()

    def again(self, event: Any, local: datetime, length: timedelta) -> Iterator[datetime]:
        """When an event repeats, as far as that is still to come."""
        rule = event.get("RRULE")
        for one in rule if isinstance(rule, list) else [rule] if rule is not None else []:
            if local <= self.horizon:
                yield from self.by_rule(one, local, length)

    def by_rule(self, rule: Any, local: datetime, length: timedelta) -> Iterator[datetime]:
        """When it repeats by one rule.

        A rule that never falls on any day would be searched to the end of all years. So the search starts as late as
        the calendar allows, which is the same every so many years.
        """
        period, said = _checked(rule.to_ical().decode().replace("\\;", ";"))
        end = min(self.horizon, self.until(rule.get("UNTIL")))
        shift = (_LAST_YEAR - self.horizon.year) // _CYCLE * _CYCLE
        last = _moved(local, shift)
        counted = re.search(r"COUNT=(\d+)", said)
        many = 0
        for at in rrulestr(said, dtstart=last):
            self.spend(max(1, (at - last).days // period))
            last, many = at, many + 1
            back = _moved(at, -shift)
            if back > end:
                return
            if back >= self.begin - length:
                yield back
        if counted is None or many < int(counted[1]):
            raise _Refused("its rule comes to no day, or to none any more; correct it, or leave it out")

    def until(self, until: Any) -> datetime:
        """The last moment at which an event can repeat, if it says one; a year beyond all years is no limit."""
        if not until:
            return self.horizon
        try:
            return _naive(until[0], self.clock)
        except OverflowError:
            return self.horizon

    def spend(self, steps: int) -> None:
        """Count some more periods; raises _Refused when the limit is reached."""
        self.left -= steps
        if self.left < 0:
            raise _Refused("with it the rules have too many days to go through; leave out what is no holiday")


def _checked(said: str) -> tuple[int, str]:
    """The days of a period of a rule, and the rule without the parts checked elsewhere; raises _Refused."""
    parts = dict(part.partition("=")[::2] for part in said.upper().split(";"))
    often = parts.get("FREQ", "")
    if often not in _PERIODS:
        raise _Refused(f"it comes back {often[:20] or 'by no rule'}; holidays come back every day, week, month or year")
    for key in parts:
        if key not in _KEYS | _LEFT_OUT:
            raise _Refused(f"its rule has a part {key[:20]}, which is not read")
    for key, most in (("INTERVAL", MOST_INTERVAL), ("COUNT", MOST_STEPS)):
        number = parts.get(key, "1")
        if not (number.isascii() and number.isdigit() and len(number) < 10 and 1 <= int(number) <= most):
            raise _Refused(f"its {key} is {number[:20]}, and must be from 1 to {most}")
    period = _PERIODS[often] * int(parts.get("INTERVAL", "1"))
    return period, ";".join(f"{key}={value}" for key, value in parts.items() if key in _KEYS)


def _moved(at: datetime, years: int) -> datetime:
    return at.replace(year=at.year + years)


def _length(event: Any, start: date) -> timedelta:
    length = _said_length(event, start)
    if length < timedelta(0):
        raise _Refused("it ends before it begins")
    if length > LONGEST * _DAY:
        raise _Refused(f"it takes more than {LONGEST} days; leave out what is no holiday")
    return length


def _said_length(event: Any, start: date) -> timedelta:
    if event.get("DTEND") is not None:
        end = event.decoded("DTEND")
        if isinstance(end, datetime) == isinstance(start, datetime):
            if isinstance(start, datetime) and (end.tzinfo is None) != (start.tzinfo is None):
                end, start = end.replace(tzinfo=None), start.replace(tzinfo=None)
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
    if isinstance(day, tuple):  # a date and how long from then on
        day = day[0]
    return datetime.combine(day, time()) if not isinstance(day, datetime) else _naive(day, clock)
