"""Moments as people write them: day, date, time of day, and whose clock."""

from datetime import datetime
from functools import lru_cache
from zoneinfo import ZoneInfo

from adjudicator.engine.text.phrasebook import IN_ENGLISH, Phrasebook, Tongue, book
from adjudicator.engine.text.sayings import Spoken
from adjudicator.reports.values.document import Deadline


class Moment(Spoken):
    """A moment as `when` says it, in any language."""

    __slots__ = ("deadline",)

    def __new__(cls, deadline: Deadline) -> "Moment":
        moment = super().__new__(cls, when(deadline))
        moment.deadline = deadline
        return moment

    deadline: Deadline

    def again(self, tongue: Tongue) -> str:
        return when(self.deadline, tongue)


@lru_cache(1024)
def when(deadline: Deadline, tongue: Tongue = IN_ENGLISH) -> str:
    """`Friday 27 November 2026, 21:00 (Europe/London)`, and the same by the reader's own clock, if they have set one.

    Raises ZoneInfoNotFoundError for an unknown zone, ValueError for a moment without an offset from UTC: it could
    mean any of twenty-six hours.
    """
    if deadline.at.tzinfo is None:
        raise ValueError(f"the deadline {deadline.at} does not say how far it is from UTC")
    words = book("adjudicator.reports", tongue)
    at = deadline.at.astimezone(ZoneInfo(deadline.zone))
    said = words.say("moment", date=_day(at, words), time=f"{at:%H:%M}", zone=deadline.zone)
    if not deadline.own or deadline.own == deadline.zone:
        return said
    own = deadline.at.astimezone(ZoneInfo(deadline.own))
    time = f"{own:%H:%M}"
    if own.date() != at.date():
        time = words.say("moment-day", date=_day(own, words), time=time)
    return words.say("moment-own", moment=said, own=time, zone=deadline.own)


def _day(at: datetime, words: Phrasebook) -> str:
    return words.say("date", weekday=at.isoweekday(), day=at.day, month=at.month, year=at.year)
