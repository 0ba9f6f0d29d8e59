"""Deadlines keep their slot, and reminders come before them."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
import pytest

from adjudicator.service.schedule import Schedule, read, written

LONDON = "Europe/London"
THURSDAY = datetime(2026, 10, 22, 17, tzinfo=UTC)  # 18:00 in London, three days before summer time ends
WEEK = Schedule(hours=168)


def test_a_weekly_phase_keeps_its_hour_when_summer_time_ends() -> None:
    end = WEEK.ends(THURSDAY, LONDON)
    assert end == datetime(2026, 10, 29, 18, tzinfo=UTC)
    assert end.astimezone(ZoneInfo(LONDON)).hour == 18


def test_a_short_phase_lasts_exactly_so_long() -> None:
    night = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)  # the hour that comes twice
    assert Schedule(hours=1.5).ends(night, LONDON) == night + timedelta(minutes=90)


def test_the_next_deadline_is_counted_from_the_last_even_if_that_was_noticed_late() -> None:
    deadline = datetime(2026, 5, 7, 17, tzinfo=UTC)
    assert WEEK.follows(deadline, deadline + timedelta(hours=20), LONDON) == deadline + timedelta(days=7)


def test_after_a_long_outage_nobody_gets_half_a_phase() -> None:
    deadline = datetime(2026, 5, 7, 17, tzinfo=UTC)
    back = deadline + timedelta(days=4)
    assert WEEK.follows(deadline, back, LONDON) == back + timedelta(days=7)


def test_a_phase_that_was_ended_early_is_followed_by_a_whole_one() -> None:
    deadline = datetime(2026, 5, 7, 17, tzinfo=UTC)
    early = deadline - timedelta(days=3)
    assert WEEK.follows(deadline, early, LONDON) == early + timedelta(days=7)


@pytest.mark.parametrize(
    ("schedule", "before"),
    [(WEEK, timedelta(hours=42)), (Schedule(hours=168, remind=24), timedelta(hours=24)), (Schedule(remind=0), None)],
)
def test_reminders(schedule: Schedule, before: timedelta | None) -> None:
    assert schedule.reminds(THURSDAY) == (None if before is None else THURSDAY - before)


def test_a_schedule_is_kept_as_json() -> None:
    assert read(written(Schedule(hours=72, remind=10))) == Schedule(hours=72, remind=10)
    assert read("{}") == Schedule()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"hours": 0}', "more than 0 hours"),
        ('{"hours": 1e9}', "at most a year"),
        ('{"hours": 24, "remind": 24}', "less than 24 hours before"),
        ('{"hours": 24, "remind": -1}', "less than 24 hours before"),
        ('{"days": 3}', "unknown field `days`"),
        ('{"hours": "long"}', "float"),
    ],
)
def test_what_is_no_schedule(text: str, said: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=said):
        read(text)
