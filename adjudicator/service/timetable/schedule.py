"""When phases end: a number of hours after the last one, or by a timetable, by the clock of the game's zone."""

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import Timetable
from adjudicator.service.timetable.days import Once

HOURS = 168.0

Shown = Literal["nobody", "count", "names"]
"""What players are told about who else is READY: nothing, how many, or who."""


class Schedule(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long phases last, or when they end, and how many hours before that players without orders are reminded.

    `deadlines` is a timetable as it was understood when it was written; with one, `hours` counts only where it names no
    day. `holidays` are days without deadlines, from calendar files and of the countries `holidays_of`, which are only
    shown: the days were found out when the game was made. `least` is the shortest phase in hours; None: half
    of the timetable's shortest. A reminder of None comes when a quarter of the phase is left; 0 means that nobody is
    reminded.

    `grace` is how many hours after the deadline missing orders are waited for. With `repent` a phase ends early, that
    many minutes after all players who owe orders are READY; None: it never does. `shown` is what players are told about
    who is READY. A phase is held if the share of owing seats that sent none is larger than `silent`.

    A player can be `absent` for so many days in a game; a deadline is postponed by at most `stretch` days for them all.

    Each player can give everybody more time `extensions` times in a game, by at most `extension` hours each time.
    """

    hours: float = HOURS
    remind: float | None = None
    deadlines: Timetable | None = None
    holidays: tuple[tuple[date, date], ...] = ()
    holidays_of: tuple[str, ...] = ()
    least: float | None = None
    grace: float = 0.0
    repent: float | None = None
    shown: Shown = "nobody"
    silent: float = 1.0
    absent: int = 0
    stretch: int = 14
    extensions: int = 0
    extension: int = 48

    def __post_init__(self) -> None:
        if not 0 < self.hours <= 24 * 366:
            raise ValueError(f"a phase lasts more than 0 hours and at most a year, not {self.hours:g} hours")
        if self.remind is not None and not 0 <= self.remind < (24 * 366 if self.deadlines else self.hours):
            raise ValueError(f"the reminder comes less than {self.hours:g} hours before the end, not {self.remind:g}")
        if self.least is not None and not 0 <= self.least <= 24 * 60:
            raise ValueError(f"a phase has at least 0 to 1440 hours, not {self.least:g}")
        if not 0 <= self.grace <= 24 * 14:
            raise ValueError(f"the grace after a deadline is 0 to 336 hours, not {self.grace:g}")
        if self.repent is not None and not 0 <= self.repent <= 60 * 24:
            raise ValueError(f"who is READY can repent for 0 to 1440 minutes, not {self.repent:g}")
        if not 0 <= self.silent <= 1:
            raise ValueError(f"the share of silent seats is 0 to 1, not {self.silent:g}")
        if not (0 <= self.absent <= 366 and 0 <= self.stretch <= 90):
            raise ValueError(
                f"a player can be away for 0 to 366 days, and a deadline is put off by 0 to 90, not {self.absent} "
                f"and {self.stretch}"
            )
        if not (0 <= self.extensions <= 99 and 1 <= self.extension <= 24 * 14):
            raise ValueError(
                f"a player can give more time 0 to 99 times, by 1 to 336 hours, not {self.extensions} times by "
                f"{self.extension}"
            )

    @property
    def tells_others(self) -> bool:
        """Whether players are told anything about who else is READY."""
        return self.repent is not None and self.shown != "nobody"

    def latest(self, deadline: datetime) -> datetime:
        """When a phase ends at the latest, including the grace after its deadline."""
        return deadline + timedelta(hours=self.grace)

    @property
    def timetable(self) -> Timetable | None:
        """The timetable with the holidays; None if phases last a number of hours."""
        plan = self.deadlines
        if plan is None:
            return None
        return replace(plan, but=(*plan.but, *(Once(first, last) for first, last in self.holidays)))

    def ends(self, start: datetime, zone: str, phase: int = 0) -> datetime:
        """The end of a phase of a turn that begins at an instant.

        With a timetable, it is the first deadline that leaves the phase long enough. Otherwise whole days follow the
        wall clock of the zone, and the rest is exact: a phase of a week that begins on Thursday at 18:00 ends on
        Thursday at 18:00, summer time or not.
        """
        plan = self.timetable
        if plan is not None:
            least = None if self.least is None else timedelta(hours=self.least)
            found = plan.after(start, zone, phase, least=least)
            if found is not None:
                return found
        return later(start, self.hours, zone)

    def follows(
        self, deadline: datetime, now: datetime, zone: str, phase: int = 0, *, put_off: bool = False
    ) -> datetime:
        """The deadline after this one, for a phase that opens now.

        A timetable gives it. Without one, the slot stays (the same hour, the same day of the week) unless the last
        phase was ended early, or so late that less than half of the next would be left. If the last deadline was
        postponed from this one, the slot stays all the same.
        """
        if self.deadlines:
            return self.ends(now, zone, phase)
        kept = self.ends(deadline, zone)
        half = timedelta(hours=self.hours) / 2
        while put_off and now >= deadline and kept - now < half:
            kept = self.ends(kept, zone)
        return kept if now >= deadline and kept - now >= half else self.ends(now, zone)

    def reminds(self, deadline: datetime, start: datetime) -> datetime | None:
        """When to remind players without orders in a phase that begins at `start`; None: never.

        In a shorter phase, when a quarter of it is left.
        """
        if self.remind == 0:
            return None
        whole = deadline - start
        before = whole / 4 if self.remind is None else timedelta(hours=self.remind)
        return deadline - (before if before < whole else whole / 4)

    @property
    def words(self) -> str:
        """When phases end, as one writes a timetable: days and hours, or how many hours a phase lasts."""
        if self.deadlines is None:
            return f"{self.hours:g} hours" if self.hours != 1 else "1 hour"
        return " ".join(self.deadlines.words.split())

    @property
    def whole(self) -> str:
        """The same for a game master's eyes, with the holidays they have named."""
        if self.deadlines is None or not self.holidays:
            return self.words
        return f"{self.words}; not on holidays" + (f" ({', '.join(self.holidays_of)})" if self.holidays_of else "")

    def told(self, zone: str) -> tuple[str, ...]:
        """What players are told about it before the game: how often a letter of theirs will be needed."""
        if self.deadlines is None:
            days, rest = divmod(self.hours, 24)
            hours = int(self.hours) if self.hours % 1 == 0 else f"{self.hours:g}"
            return (say("pace", days=int(days) if not rest else 0, hours=hours),)
        of = ", ".join(self.holidays_of) or "none"
        return (say("timetable", zone=zone, rule=self.words, holidays=bool(self.holidays), of=of),)

    def check(self, now: datetime, zone: str, phases: tuple[int, ...] = ()) -> None:
        """Raise ValueError for a timetable that leaves out more than a year, or names phases that do not exist."""
        plan = self.timetable
        if plan is None:
            return
        wanted = {number for rule in plan.rules for number in rule.phases}
        if phases and not wanted.issubset(phases):
            strange = ", ".join(map(str, sorted(wanted.difference(phases))))
            raise ValueError(f"there is no phase {strange} in a turn; there are {', '.join(map(str, phases))}")
        for phase in (0, *sorted(wanted)):
            at = now
            for _ in range(24):
                following = plan.after(at, zone, phase)
                if following is None or following - at > timedelta(days=366):
                    raise ValueError(f"{plan.words!r} leaves more than a year without a deadline")
                at = following


def later(start: datetime, hours: float, zone: str) -> datetime:
    """So many hours after an instant: whole days follow the wall clock of the zone, and the rest is exact."""
    days, rest = divmod(timedelta(hours=hours), timedelta(days=1))
    local = start.astimezone(ZoneInfo(zone)) + timedelta(days=days)
    return local.astimezone(UTC) + rest


@lru_cache(64)
def read(text: str) -> Schedule:
    """The schedule in a game's JSON; raises msgspec.ValidationError, which is a ValueError."""
    return msgspec.json.decode(text, type=Schedule)


def written(schedule: Schedule) -> str:
    """The JSON of a schedule."""
    return msgspec.json.encode(schedule).decode()
