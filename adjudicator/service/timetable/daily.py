"""Hours of the day: when one comes next, and when it came last, by the clock on somebody's wall.

An hour that a clock leaves out is taken with the offset before the change; of one that comes twice the first counts.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo


def after(at: datetime, minutes: int, zone: str) -> datetime:
    """The first instant after another at which it is so many minutes after midnight."""
    return next(one for one in _around(at, minutes, zone) if one > at)


def before(at: datetime, minutes: int, zone: str) -> datetime:
    """The last such instant that is not after another."""
    return [one for one in _around(at, minutes, zone) if one <= at][-1]


def shown(minutes: int) -> str:
    """`07:00`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _around(at: datetime, minutes: int, zone: str) -> Iterator[datetime]:
    there = ZoneInfo(zone)
    today = at.astimezone(there).date()
    for days in range(-2, 3):
        hour = time(*divmod(minutes, 60))
        yield datetime.combine(today + timedelta(days=days), hour, there).astimezone(UTC)
