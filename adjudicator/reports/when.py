"""Moments as people write them: day, date, time of day, and whose clock."""

from datetime import datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from adjudicator.reports.document import Deadline

_DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


@lru_cache(1024)
def when(deadline: Deadline) -> str:
    """`Friday 27 November 2026, 21:00 (Europe/London)`, and what that is by the reader's own clock, if he goes by one.

    Raises ZoneInfoNotFoundError for a zone nobody knows, ValueError for a moment without an offset from UTC: it could
    mean any of twenty-six hours.
    """
    if deadline.at.tzinfo is None:
        raise ValueError(f"the deadline {deadline.at} does not say how far it is from UTC")
    at = deadline.at.astimezone(ZoneInfo(deadline.zone))
    said = f"{_day(at)}, {at:%H:%M} ({deadline.zone})"
    if not deadline.own or deadline.own == deadline.zone:
        return said
    own = deadline.at.astimezone(ZoneInfo(deadline.own))
    day = f"{_day(own)}, " if own.date() != at.date() else ""
    return f"{said}, which is {day}{own:%H:%M} ({deadline.own})"


def _day(at: datetime) -> str:
    return f"{_DAYS[at.weekday()]} {at.day} {_MONTHS[at.month - 1]} {at.year}"
