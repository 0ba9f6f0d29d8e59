"""When phases end: a number of hours after the last one, by the clock of the game's zone."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

HOURS = 168.0


class Schedule(Struct, frozen=True, forbid_unknown_fields=True):
    """The length of a phase in hours, and how many hours before its end players without orders are reminded.

    A reminder of None comes when a quarter of the phase is left; 0 means that nobody is reminded.
    """

    hours: float = HOURS
    remind: float | None = None

    def __post_init__(self) -> None:
        if not 0 < self.hours <= 24 * 366:
            raise ValueError(f"a phase lasts more than 0 hours and at most a year, not {self.hours:g} hours")
        if self.remind is not None and not 0 <= self.remind < self.hours:
            raise ValueError(f"the reminder comes less than {self.hours:g} hours before the end, not {self.remind:g}")

    def ends(self, start: datetime, zone: str) -> datetime:
        """The end of a phase counted from an instant: whole days by the wall clock of the zone, the rest exactly.

        So a phase of a week that begins on Thursday at 18:00 ends on Thursday at 18:00, summer time or not.
        """
        days, rest = divmod(timedelta(hours=self.hours), timedelta(days=1))
        local = start.astimezone(ZoneInfo(zone)) + timedelta(days=days)
        return local.astimezone(UTC) + rest

    def follows(self, deadline: datetime, now: datetime, zone: str) -> datetime:
        """The deadline after this one, for a phase that opens now.

        It keeps the slot (the same hour, the same day of the week) unless the last phase was ended early or so late
        that less than half of the next would be left.
        """
        kept = self.ends(deadline, zone)
        half = timedelta(hours=self.hours) / 2
        return kept if now >= deadline and kept - now >= half else self.ends(now, zone)

    def reminds(self, deadline: datetime) -> datetime | None:
        """When to remind those without orders; None: never."""
        before = self.hours / 4 if self.remind is None else self.remind
        return deadline - timedelta(hours=before) if before else None


def read(text: str) -> Schedule:
    """The schedule in a game's JSON; raises msgspec.ValidationError, which is a ValueError."""
    return msgspec.json.decode(text, type=Schedule)


def written(schedule: Schedule) -> str:
    """The JSON of a schedule."""
    return msgspec.json.encode(schedule).decode()
