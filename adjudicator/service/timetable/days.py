"""Days on which no deadline falls: written by hand for every year or for one, or taken from a calendar file."""

import re
from calendar import monthrange
from datetime import date, timedelta
from typing import Final

from msgspec import Struct

WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS: Final = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
LEAP_YEAR: Final = 2000
"""Yearly days are checked in a year that has them all."""

_COUNTS: Final = {"": 1, "one": 1, "two": 2, "three": 3, "four": 4, "1": 1, "2": 2, "3": 3, "4": 4}

# Compiled only when days are read: code that ends phases loads this module, and reads none.
_RANGE: Final = r"(.+?)\s*(?:\bto\b|\buntil\b|–|—|(?<=\s)-(?=\s)|/)\s*(.+)\Z"
_SHORT_RANGE: Final = r"(\d{1,2})\s*(?:-|–|\bto\b|\buntil\b)\s*(\d{1,2}\s+[a-z]+(?:\s+\d{4})?)\Z"
_ISO: Final = r"\d{4}-\d{2}-\d{2}\Z"
_DAY: Final = r"(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]+)\.?(?:\s+(\d{4}))?\Z"
_DAY_LAST: Final = r"([a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\Z"
_WEEKS: Final = r"(first|last)\s*(\w*?)\s*weeks?\s+(?:of|in)\s+([a-z]+)\Z"


class Once(Struct, frozen=True, tag=True):
    """The days from one to another, both included."""

    first: date
    last: date

    def holds(self, day: date) -> bool:
        """Whether a day is among them."""
        return self.first <= day <= self.last


class Yearly(Struct, frozen=True, tag=True):
    """The days from one to another in every year, as (month, day); they may continue past New Year."""

    first: tuple[int, int]
    last: tuple[int, int]

    def holds(self, day: date) -> bool:
        """Whether a day is among them."""
        at = (day.month, day.day)
        if self.first <= self.last:
            return self.first <= at <= self.last
        return at >= self.first or at <= self.last


class EdgeOfMonth(Struct, frozen=True, tag=True):
    """The first or last weeks of a month, in every year."""

    month: int
    days: int
    last: bool

    def holds(self, day: date) -> bool:
        """Whether a day is among them."""
        if day.month != self.month:
            return False
        size = monthrange(day.year, day.month)[1]
        return day.day > size - self.days if self.last else day.day <= self.days


class Weekday(Struct, frozen=True, tag=True):
    """A day of every week, Monday being 0."""

    number: int

    def holds(self, day: date) -> bool:
        """Whether a day is one."""
        return day.weekday() == self.number


Days = Once | Yearly | EdgeOfMonth | Weekday


def named(word: str, names: tuple[str, ...]) -> int | None:
    """The number, from 0, of a weekday or month that is written in full or shortened to three letters or more."""
    said = word.lower().rstrip(".")
    for number, name in enumerate(names):
        if len(said) >= 3 and (name.startswith(said) or (len(said) > 3 and name.startswith(said.removesuffix("s")))):
            return number
    return None


def read(text: str) -> Days:
    """The days that a text names; raises ValueError, which says what would work."""
    said = " ".join(text.lower().split())
    weeks = re.match(_WEEKS, said)
    if weeks is not None:
        month, count = named(weeks[3], MONTHS), _COUNTS.get(weeks[2])
        if month is not None and count is not None:
            return EdgeOfMonth(month + 1, 7 * count, weeks[1] == "last")
    if (weekday := named(said, WEEKDAYS)) is not None:
        return Weekday(weekday)
    if (month := named(said, MONTHS)) is not None:
        return Yearly((month + 1, 1), (month + 1, 31))
    short = re.match(_SHORT_RANGE, said)
    if short is not None:
        tail = short[2].partition(" ")[2]
        return _between(f"{short[1]} {tail}", short[2], text)
    between = re.match(_RANGE, said)
    if between is not None:
        return _between(between[1], between[2], text)
    return _between(said, said, text)


def _between(first: str, last: str, text: str) -> Days:
    begin, end = _point(first), _point(last)
    if isinstance(begin, tuple) and isinstance(end, date):
        # 17 Dec - 3 Jan 2027: the first day is the last one of that date before the other.
        year = end.year if begin <= (end.month, end.day) else end.year - 1
        begin = _dated(year, *begin)
    if isinstance(begin, date) and isinstance(end, date):
        if begin > end:
            raise ValueError(f"{text.strip()!r} ends before it begins")
        return Once(begin, end)
    if isinstance(begin, tuple) and isinstance(end, tuple):
        return Yearly(begin, end)
    raise ValueError(
        f"{text.strip()!r} names no days; write days such as 17 Dec - 31 Dec (every year), 2026-12-24, "
        "2026-12-17 to 2027-01-03, Sun, or last two weeks of December"
    )


def _dated(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _point(said: str) -> date | tuple[int, int] | None:
    """One end of a range: a date, or a (month, day) of every year."""
    if re.match(_ISO, said):
        return _dated(*map(int, said.split("-")))
    found = re.match(_DAY, said)
    day, name, year = (found[1], found[2], found[3]) if found else ("", "", "")
    if found is None and (other := re.match(_DAY_LAST, said)) is not None:
        day, name, year = other[2], other[1], other[3]
    month = named(name, MONTHS) if name else None
    if month is None:
        return None
    if year:
        return _dated(int(year), month + 1, int(day))
    return (month + 1, int(day)) if _dated(LEAP_YEAR, month + 1, int(day)) else None


def iso(text: str) -> date | None:
    """A date such as 2026-12-20 or 20 Dec 2026, None for any other text."""
    found = _point(" ".join(text.lower().split()))
    return found if isinstance(found, date) else None


def whole(first: date, last: date) -> int:
    """How many days there are from one to another, both included."""
    return (last - first) // timedelta(days=1) + 1
