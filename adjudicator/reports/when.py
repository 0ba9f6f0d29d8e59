"""Moments as people write them: day, date, time of day, and whose clock."""

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
    """`Friday 27 November 2026, 21:00 (Europe/London)`; raises ZoneInfoNotFoundError for a zone nobody knows.

    Raises ValueError for a moment without an offset from UTC: it could mean any of twenty-six hours.
    """
    if deadline.at.tzinfo is None:
        raise ValueError(f"the deadline {deadline.at} does not say how far it is from UTC")
    at = deadline.at.astimezone(ZoneInfo(deadline.zone))
    day = f"{_DAYS[at.weekday()]} {at.day} {_MONTHS[at.month - 1]} {at.year}"
    return f"{day}, {at:%H:%M} ({deadline.zone})"
