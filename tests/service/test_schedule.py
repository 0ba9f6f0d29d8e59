"""Deadlines keep their slot, and reminders come before them."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
import pytest

from adjudicator.service import timetable
from adjudicator.service.timetable.schedule import Schedule, read, written
from tests.service.house import House, words

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
    assert schedule.reminds(THURSDAY, THURSDAY - timedelta(days=7)) == (None if before is None else THURSDAY - before)


def test_a_schedule_is_kept_as_json() -> None:
    assert read(written(Schedule(hours=72, remind=10))) == Schedule(hours=72, remind=10)
    planned = Schedule(
        deadlines=timetable.read("Tue 21:00"), holidays=((date(2026, 12, 24), date(2026, 12, 26)),), least=24
    )
    assert read(written(planned)) == planned
    assert read("{}") == Schedule()


def test_a_timetable_says_the_deadline_and_a_holiday_moves_it() -> None:
    plan = Schedule(
        deadlines=timetable.read("Tue, Fri 21:00; not 17 Dec - 31 Dec"),
        holidays=((date(2027, 1, 1), date(2027, 1, 6)),),
    )
    opened = datetime(2026, 12, 11, 21, tzinfo=UTC)
    assert plan.ends(opened, LONDON) == datetime(2026, 12, 15, 21, tzinfo=UTC)
    assert plan.follows(opened, datetime(2026, 12, 15, 21, tzinfo=UTC), LONDON) == datetime(2027, 1, 8, 21, tzinfo=UTC)


def test_who_ends_a_phase_early_gets_no_stump_of_a_phase_behind_it() -> None:
    early = datetime(2026, 12, 8, 12, tzinfo=UTC)
    assert Schedule(deadlines=timetable.read("Tue, Fri 21:00")).ends(early, "UTC") == datetime(
        2026, 12, 11, 21, tzinfo=UTC
    )
    kept = Schedule(deadlines=timetable.read("Tue, Fri 21:00"), least=4)
    assert kept.ends(early, "UTC") == datetime(2026, 12, 8, 21, tzinfo=UTC)


def test_phases_of_a_turn_have_rules_of_their_own() -> None:
    plan = Schedule(deadlines=timetable.read("phase 1: Sun 20:00; phase 2: Mon 20:00"))
    opened = datetime(2026, 12, 7, 20, tzinfo=UTC)
    assert plan.ends(opened, "UTC", 1) == datetime(2026, 12, 13, 20, tzinfo=UTC)
    assert plan.ends(datetime(2026, 12, 13, 20, tzinfo=UTC), "UTC", 2) == datetime(2026, 12, 14, 20, tzinfo=UTC)


def test_a_reminder_is_never_due_before_the_phase_begins() -> None:
    plan = Schedule(deadlines=timetable.read("daily 21:00"), remind=48)
    opened = datetime(2026, 12, 7, 21, tzinfo=UTC)
    assert plan.reminds(opened + timedelta(days=1), opened) == opened + timedelta(hours=18)
    assert plan.reminds(opened + timedelta(days=4), opened) == opened + timedelta(days=2)
    assert plan.reminds(opened + timedelta(days=2), opened) == opened + timedelta(hours=36)


@pytest.mark.parametrize(
    ("deadlines", "said"),
    [
        ("Tue 21:00; not 1 Jan - 31 Dec", "more than a year without a deadline"),
        ("phase 3: Tue 21:00", "there is no phase 3 in a turn; there are 1, 2"),
    ],
)
def test_a_timetable_that_would_not_work(deadlines: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Schedule(deadlines=timetable.read(deadlines)).check(THURSDAY, LONDON, (1, 2))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"hours": 0}', "more than 0 hours"),
        ('{"hours": 1e9}', "at most a year"),
        ('{"hours": 24, "remind": 24}', "less than 24 hours before"),
        ('{"hours": 24, "remind": -1}', "less than 24 hours before"),
        ('{"deadlines": "Tue 21:00"}', "got `str` - at"),
        ('{"least": -1}', "at least 0 to 1440 hours"),
        ('{"days": 3}', "unknown field `days`"),
        ('{"hours": "long"}', "float"),
    ],
)
def test_what_is_no_schedule(text: str, said: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=said):
        read(text)


@pytest.mark.parametrize(
    ("name", "most", "more"),
    [
        ("hours", 24 * 366, 1),
        ("least", 24 * 60, 1),
        ("grace", 24 * 14, 1),
        ("repent", 24 * 60, 1),
        ("silent", 1, 0.01),
        ("absent", 366, 1),
        ("stretch", 90, 1),
    ],
)
def test_the_most_of_anything_is_allowed_and_no_more(name: str, most: float, more: float) -> None:
    assert getattr(read(f'{{"{name}": {most}}}'), name) == most
    with pytest.raises(msgspec.ValidationError, match="not "):
        read(f'{{"{name}": {most + more}}}')
    if name != "hours":
        assert getattr(read(f'{{"{name}": 0}}'), name) == 0
        with pytest.raises(msgspec.ValidationError, match="not "):
            read(f'{{"{name}": -1}}')


def test_with_a_timetable_the_reminder_may_come_earlier_than_phases_without_one_last() -> None:
    monthly = timetable.read("1st 21:00")
    assert Schedule(deadlines=monthly, remind=200).remind == 200
    with pytest.raises(ValueError, match="the reminder comes less than"):
        Schedule(deadlines=monthly, remind=24 * 366)


def test_the_grace_is_counted_from_the_deadline() -> None:
    assert Schedule(grace=6).latest(THURSDAY) == THURSDAY + timedelta(hours=6)


@pytest.mark.parametrize(
    ("schedule", "tells"),
    [
        (Schedule(repent=0, shown="count"), True),
        (Schedule(repent=0, shown="nobody"), False),
        (Schedule(repent=None, shown="names"), False),
    ],
)
def test_who_is_ready_is_told_only_where_that_ends_a_phase(schedule: Schedule, tells: bool) -> None:
    assert schedule.tells_others is tells


def test_half_a_phase_is_enough_and_less_is_not() -> None:
    deadline = datetime(2026, 5, 7, 17, tzinfo=UTC)
    half = deadline + timedelta(hours=84)
    late = half + timedelta(microseconds=1)
    assert WEEK.follows(deadline, deadline, LONDON) == deadline + timedelta(days=7)
    assert WEEK.follows(deadline, half, LONDON) == deadline + timedelta(days=7)
    assert WEEK.follows(deadline, late, LONDON) == late + timedelta(days=7)
    # One that was put off keeps its slot: the next one that leaves half a phase.
    assert WEEK.follows(deadline, half, LONDON, put_off=True) == deadline + timedelta(days=7)
    assert WEEK.follows(deadline, late, LONDON, put_off=True) == deadline + timedelta(days=14)
    early = deadline - timedelta(days=3)
    assert WEEK.follows(deadline, early, LONDON, put_off=True) == early + timedelta(days=7)


def test_the_next_phase_of_a_turn_goes_by_its_own_rule() -> None:
    plan = Schedule(deadlines=timetable.read("phase 1: Sun 20:00; phase 2: Mon 20:00"), least=0)
    sunday = datetime(2026, 12, 13, 20, tzinfo=UTC)
    assert plan.follows(sunday, sunday, "UTC", 2) == sunday + timedelta(days=1)
    assert plan.follows(sunday, sunday, "UTC", 1) == sunday + timedelta(days=7)


def test_with_no_least_length_the_very_next_deadline_counts() -> None:
    just_before = datetime(2026, 12, 8, 20, 59, tzinfo=UTC)
    assert Schedule(deadlines=timetable.read("Tue, Fri 21:00"), least=0).ends(just_before, "UTC") == datetime(
        2026, 12, 8, 21, tzinfo=UTC
    )


def test_where_a_timetable_names_no_day_any_more_the_hours_count() -> None:
    over = Schedule(deadlines=timetable.read("Sat 10:00"), hours=48, holidays=((date(2020, 1, 1), date(2099, 1, 1)),))
    assert over.ends(THURSDAY, "UTC") == THURSDAY + timedelta(hours=48)


@pytest.mark.parametrize(
    ("deadlines", "works"),
    [
        ("FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1;BYHOUR=9", True),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYHOUR=9", False),
        ("phase 1: Tue 21:00; phase 2: FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYHOUR=9", False),
        ("Tue 21:00; not 2027-02-01 to 2028-03-01", False),
        ("Tue 21:00; not 2027-02-01 to 2028-01-01", True),
    ],
)
def test_for_a_year_at_most_there_is_no_deadline(deadlines: str, works: bool) -> None:
    plan = Schedule(deadlines=timetable.read(deadlines))
    if works:
        plan.check(THURSDAY, LONDON, (1, 2))
        plan.check(THURSDAY, LONDON)
    else:
        with pytest.raises(ValueError, match="more than a year without a deadline"):
            plan.check(THURSDAY, LONDON, (1, 2))


def test_holidays_are_spoken_of_where_there_are_any() -> None:
    off = ((date(2026, 12, 24), date(2026, 12, 26)),)
    assert [
        "; not on holidays" in Schedule(deadlines=timetable.read("Tue 21:00"), holidays=holidays).told(LONDON)[0]
        for holidays in (off, ())
    ] == [True, False]


def test_without_knowing_the_phases_of_a_turn_any_are_right() -> None:
    Schedule(deadlines=timetable.read("phase 3: Tue 21:00")).check(THURSDAY, LONDON)


@pytest.mark.parametrize(
    ("hours", "said"),
    [(168, "a week"), (24, "a day"), (72, "3 days"), (36, "36 hours"), (1, "1 hour"), (0.5, "0.5 hours")],
)
def test_who_is_invited_is_told_how_often_he_will_have_to_write(house: House, hours: float, said: str) -> None:
    house.create(schedule_of=Schedule(hours=hours))
    assert f"A phase of the game lasts {said}; you send one letter in each phase." in words(house.last(0, "invitation"))


def test_countries_are_named_where_their_holidays_are_left_out() -> None:
    off = Schedule(
        deadlines=timetable.read("Tue 21:00"),
        holidays=((date(2026, 12, 25), date(2026, 12, 25)),),
        holidays_of=("DE-BY",),
    )
    assert off.whole == "Tue 21:00; not on holidays (DE-BY)"
    assert "; not on holidays (DE-BY)." in off.told(LONDON)[0]
