"""When deadlines fall: recurrence rules by the clock of a zone, with days that are left out.

A rule refers to the wall clock. An hour skipped when the clock changes is taken as if it had not changed yet, so 02:30
becomes 03:30; of an hour that comes twice the first counts (RFC 5545, 3.3.5).
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from heapq import merge
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from adjudicator.service.timetable.days import Days

if TYPE_CHECKING:
    from dateutil.rrule import rrule

HORIZON: Final = timedelta(days=366 * 3)
"""How far ahead a deadline is looked for."""
LONGEST_HALF: Final = timedelta(hours=72)
_SLACK: Final = timedelta(days=2)
"""No zone has moved its clock by more."""
_SAMPLE: Final = 64
_SAMPLED_FROM: Final = datetime(2024, 1, 1)  # noqa: DTZ001 - by the clock on the wall


class Rule(Struct, frozen=True, omit_defaults=True):
    """One recurrence rule (RFC 5545), and the phases of a turn that it applies to (none: all).

    `begins` is the day from which every second or third week is counted.
    """

    text: str
    phases: tuple[int, ...] = ()
    begins: date | None = None


class Timetable(Struct, frozen=True, omit_defaults=True):
    """Rules for deadlines, and the days on which none falls.

    `words` are the original text, to be shown. They are read once, when they are written: a game keeps how they were
    understood.
    """

    rules: tuple[Rule, ...]
    but: tuple[Days, ...] = ()
    words: str = ""

    def after(self, instant: datetime, zone: str, phase: int = 0, *, least: timedelta | None = None) -> datetime | None:
        """The first deadline for a phase of a turn that is at least so much later than an instant.

        None if there is none for three years. A `least` of None is half of the shortest distance between two deadlines,
        and at most three days, so that a phase that ends early is not followed by a stump of a phase.
        """
        earliest = instant + (self.half if least is None else least)
        clock = ZoneInfo(zone)
        local = earliest.astimezone(clock).replace(tzinfo=None)
        found: datetime | None = None
        until = local + HORIZON
        for slot in self._slots(local - _SLACK, until, phase):
            if slot > until:
                break
            at = slot.replace(tzinfo=clock).astimezone(UTC)
            if at > instant and at >= earliest and (found is None or at < found):
                found = at
                # A change of the clock can swap the order of two slots.
                until = min(until, slot + _SLACK)
        return found

    @property
    def half(self) -> timedelta:
        """Half of the shortest distance between two deadlines, on paper, and at most three days."""
        return _half(self.rules)

    def _slots(self, since: datetime, until: datetime, phase: int) -> Iterator[datetime]:
        mine = [rule for rule in self.rules if not rule.phases or phase in rule.phases]
        for slot in _merged(tuple(mine) or self.rules, since):
            if slot > until:
                return
            if not any(days.holds(slot.date()) for days in self.but):
                yield slot


def _merged(rules: tuple[Rule, ...], since: datetime) -> Iterator[datetime]:
    last: datetime | None = None
    for slot in merge(*(_made(rule, since.year - 1).xafter(since, inc=True) for rule in rules)):
        if slot != last:
            yield slot
        last = slot


@lru_cache(64)
def _half(rules: tuple[Rule, ...]) -> timedelta:
    before: datetime | None = None
    shortest = 2 * LONGEST_HALF
    for slot, _ in zip(_merged(rules, _SAMPLED_FROM), range(_SAMPLE), strict=False):
        if before is not None:
            shortest = min(shortest, slot - before)
        before = slot
    return shortest / 2


@lru_cache(256)
def _made(rule: Rule, year: int) -> "rrule":
    """A rule from a year on, or from the day it is counted from."""
    # Many games have no timetable, and loading this takes longer than everything else asked of it.
    from dateutil.rrule import rrule, rrulestr

    begins = datetime.combine(rule.begins or date(year, 1, 1), time())
    found = rrulestr(rule.text, dtstart=begins, cache=True)
    assert isinstance(found, rrule), "a rule is one RRULE, which its reader has seen to"
    return found
