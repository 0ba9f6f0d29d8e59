"""Timetables: what they mean in words, and what is always true of the deadlines they give."""

import re
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.service.timetable import Timetable, countries, days, holidays, read
from adjudicator.service.timetable.days import Once

NOW = datetime(2026, 12, 14, 22, tzinfo=UTC)  # a Monday


def coming(text: str, zone: str = "UTC", *, since: datetime = NOW, phase: int = 0, count: int = 3) -> list[str]:
    found = []
    at: datetime | None = since
    for _ in range(count):
        assert at is not None
        at = read(text).after(at, zone, phase, least=timedelta(0))
        assert at is not None
        found.append(f"{at.astimezone(ZoneInfo(zone)):%a %d %b %H:%M}")
    return found


@pytest.mark.parametrize(
    ("text", "deadlines"),
    [
        ("Tue, Fri 21:00", ["Tue 15 Dec 21:00", "Fri 18 Dec 21:00", "Tue 22 Dec 21:00"]),
        ("Tue, Fri 21:00; not 17 Dec - 31 Dec", ["Tue 15 Dec 21:00", "Fri 01 Jan 21:00", "Tue 05 Jan 21:00"]),
        (
            "Tuesdays and Fridays 21:00, not in the last two weeks of December",
            ["Tue 15 Dec 21:00", "Fri 01 Jan 21:00", "Tue 05 Jan 21:00"],
        ),
        ("daily 9 pm; not Tue, Wed", ["Thu 17 Dec 21:00", "Fri 18 Dec 21:00", "Sat 19 Dec 21:00"]),
        ("every day at 12:30 am", ["Tue 15 Dec 00:30", "Wed 16 Dec 00:30", "Thu 17 Dec 00:30"]),
        ("Tue 21:00, Fri 18.00", ["Tue 15 Dec 21:00", "Fri 18 Dec 18:00", "Tue 22 Dec 21:00"]),
        ("weekdays 18:30; not 17-31 Dec", ["Tue 15 Dec 18:30", "Wed 16 Dec 18:30", "Fri 01 Jan 18:30"]),
        ("every other Thu 20:00 from 3 Dec 2026", ["Thu 17 Dec 20:00", "Thu 31 Dec 20:00", "Thu 14 Jan 20:00"]),
        ("every 2 weeks on Thu 20:00 from 2026-12-10", ["Thu 24 Dec 20:00", "Thu 07 Jan 20:00", "Thu 21 Jan 20:00"]),
        ("first Mon and last Fri of the month 20:00", ["Fri 25 Dec 20:00", "Mon 04 Jan 20:00", "Fri 29 Jan 20:00"]),
        ("2nd Tue 20:00", ["Tue 12 Jan 20:00", "Tue 09 Feb 20:00", "Tue 09 Mar 20:00"]),
        ("1st and 15th 12:00; not Jan", ["Tue 15 Dec 12:00", "Mon 01 Feb 12:00", "Mon 15 Feb 12:00"]),
        ("Tue 12:00 21:00", ["Tue 15 Dec 12:00", "Tue 15 Dec 21:00", "Tue 22 Dec 12:00"]),
        ("weekends 12 am", ["Sat 19 Dec 00:00", "Sun 20 Dec 00:00", "Sat 26 Dec 00:00"]),
        ("Tue at 12 pm", ["Tue 15 Dec 12:00", "Tue 22 Dec 12:00", "Tue 29 Dec 12:00"]),
        ("Tue 23:59\nFri 00:00\nnot on the 18 Dec", ["Tue 15 Dec 23:59", "Tue 22 Dec 23:59", "Fri 25 Dec 00:00"]),
        ("daily 10:00, not on Wednesdays", ["Tue 15 Dec 10:00", "Thu 17 Dec 10:00", "Fri 18 Dec 10:00"]),
        ("third Wed and Thurs. 20:00", ["Wed 16 Dec 20:00", "Thu 17 Dec 20:00", "Thu 24 Dec 20:00"]),
        ("second and fourth Tue 20:00", ["Tue 22 Dec 20:00", "Tue 12 Jan 20:00", "Tue 26 Jan 20:00"]),
        ("5th Tue 20:00", ["Tue 29 Dec 20:00", "Tue 30 Mar 20:00", "Tue 29 Jun 20:00"]),
        ("Weds 20:00", ["Wed 16 Dec 20:00", "Wed 23 Dec 20:00", "Wed 30 Dec 20:00"]),
        ("weekdays 18:30; not 15-17 Dec", ["Fri 18 Dec 18:30", "Mon 21 Dec 18:30", "Tue 22 Dec 18:30"]),
        ("1st and 3rd Tue 20:00", ["Tue 15 Dec 20:00", "Tue 05 Jan 20:00", "Tue 19 Jan 20:00"]),
        ("first and last Wed, Fri 20:00", ["Fri 18 Dec 20:00", "Fri 25 Dec 20:00", "Wed 30 Dec 20:00"]),
        ("15th, Fri 20:00", ["Tue 15 Dec 20:00", "Fri 18 Dec 20:00", "Fri 25 Dec 20:00"]),
        ("first day of the month 20:00", ["Fri 01 Jan 20:00", "Mon 01 Feb 20:00", "Mon 01 Mar 20:00"]),
        ("2nd and last day 20:00", ["Thu 31 Dec 20:00", "Sat 02 Jan 20:00", "Sun 31 Jan 20:00"]),
        ("every other day 20:00 from 2026-12-14", ["Wed 16 Dec 20:00", "Fri 18 Dec 20:00", "Sun 20 Dec 20:00"]),
        ("every 3 days 20:00 from 2026-12-15", ["Tue 15 Dec 20:00", "Fri 18 Dec 20:00", "Mon 21 Dec 20:00"]),
        ("31st 20:00", ["Thu 31 Dec 20:00", "Sun 31 Jan 20:00", "Wed 31 Mar 20:00"]),
        ("every third Tue 20:00 from 2026-12-15", ["Tue 15 Dec 20:00", "Tue 05 Jan 20:00", "Tue 26 Jan 20:00"]),
        ("last day 23:59", ["Thu 31 Dec 23:59", "Sun 31 Jan 23:59", "Sun 28 Feb 23:59"]),
        ("Sat 10:00; not 24 Dec - 6 Jan", ["Sat 19 Dec 10:00", "Sat 09 Jan 10:00", "Sat 16 Jan 10:00"]),
        ("Sat 10:00; not 2026-12-18 to 2026-12-27", ["Sat 02 Jan 10:00", "Sat 09 Jan 10:00", "Sat 16 Jan 10:00"]),
        ("Sat 10:00; not 18 to 27 Dec", ["Sat 02 Jan 10:00", "Sat 09 Jan 10:00", "Sat 16 Jan 10:00"]),
        ("Sat 10:00; not 18 Dec - 3 Jan 2027", ["Sat 09 Jan 10:00", "Sat 16 Jan 10:00", "Sat 23 Jan 10:00"]),
        ("Sat 10:00; not December 19th", ["Sat 26 Dec 10:00", "Sat 02 Jan 10:00", "Sat 09 Jan 10:00"]),
        ("RRULE:FREQ=WEEKLY;BYDAY=TU,FR;BYHOUR=21", ["Tue 15 Dec 21:00", "Fri 18 Dec 21:00", "Tue 22 Dec 21:00"]),
        (
            "FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=20;BYMINUTE=15; not Dec",
            ["Fri 29 Jan 20:15", "Fri 26 Feb 20:15", "Fri 26 Mar 20:15"],
        ),
        (
            "RRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO;BYHOUR=9; from 2026-12-14",
            ["Mon 04 Jan 09:00", "Mon 25 Jan 09:00", "Mon 15 Feb 09:00"],
        ),
        ("FREQ=DAILY;INTERVAL=1;BYHOUR=7", ["Tue 15 Dec 07:00", "Wed 16 Dec 07:00", "Thu 17 Dec 07:00"]),
        ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=FR;BYHOUR=7", ["Fri 08 Jan 07:00", "Fri 07 Jan 07:00", "Fri 05 Jan 07:00"]),
        ("FREQ=YEARLY;BYYEARDAY=1;BYHOUR=7", ["Fri 01 Jan 07:00", "Sat 01 Jan 07:00", "Mon 01 Jan 07:00"]),
        (
            "FREQ=WEEKLY;BYDAY=TU;BYHOUR=7; FREQ=WEEKLY;BYDAY=WE;BYHOUR=8",
            ["Tue 15 Dec 07:00", "Wed 16 Dec 08:00", "Tue 22 Dec 07:00"],
        ),
    ],
)
def test_what_timetables_mean(text: str, deadlines: list[str]) -> None:
    assert coming(text) == deadlines


@pytest.mark.parametrize(
    ("off", "before", "after"),
    [
        ("19 Dec", "Fri 18 Dec", "Sun 20 Dec"),
        ("2026-12-19", "Fri 18 Dec", "Sun 20 Dec"),
        ("19 - 26 Dec", "Fri 18 Dec", "Sun 27 Dec"),
        ("19 Dec until 26 Dec", "Fri 18 Dec", "Sun 27 Dec"),
        ("19-26 Dec 2026", "Fri 18 Dec", "Sun 27 Dec"),
        ("2026-12-19 to 2026-12-26", "Fri 18 Dec", "Sun 27 Dec"),
        ("2026-12-19/2026-12-26", "Fri 18 Dec", "Sun 27 Dec"),
        ("2026-12-19 – 2026-12-26", "Fri 18 Dec", "Sun 27 Dec"),
        ("19 Dec - 19 Dec 2026", "Fri 18 Dec", "Sun 20 Dec"),
        ("24 Dec - 6 Jan", "Wed 23 Dec", "Thu 07 Jan"),
        ("24 Dec - 6 Jan 2027", "Wed 23 Dec", "Thu 07 Jan"),
        ("last week of December", "Thu 24 Dec", "Fri 01 Jan"),
        ("in the last 3 weeks of December", "Thu 10 Dec", "Fri 01 Jan"),
        ("first week of January", "Thu 31 Dec", "Fri 08 Jan"),
        ("the first three weeks in January", "Thu 31 Dec", "Fri 22 Jan"),
        ("January", "Thu 31 Dec", "Mon 01 Feb"),
        ("on December 25th", "Thu 24 Dec", "Sat 26 Dec"),
    ],
)
def test_the_first_and_the_last_of_the_days_left_out_are_left_out(off: str, before: str, after: str) -> None:
    at: datetime | None = datetime(2026, 12, 1, tzinfo=UTC)
    found = []
    for _ in range(65):
        assert at is not None
        at = read(f"daily 10:00; not {off}").after(at, "UTC", least=timedelta(0))
        assert at is not None
        found.append(at)
    gaps = [f"{one:%a %d %b}, {other:%a %d %b}" for one, other in pairwise(found) if other - one > timedelta(days=1)]
    assert gaps == [f"{before}, {after}"]


def test_a_phase_of_a_turn_goes_by_its_own_rule_and_others_by_all() -> None:
    text = "phase 1: Sun 20:00; phases 2 and 3: Wed 20:00"
    assert coming(text, phase=1) == ["Sun 20 Dec 20:00", "Sun 27 Dec 20:00", "Sun 03 Jan 20:00"]
    assert coming(text, phase=3) == ["Wed 16 Dec 20:00", "Wed 23 Dec 20:00", "Wed 30 Dec 20:00"]
    assert coming(text, phase=4) == ["Wed 16 Dec 20:00", "Sun 20 Dec 20:00", "Wed 23 Dec 20:00"]
    assert coming("phase 1: FREQ=DAILY;BYHOUR=6; phase 2: Wed 20:00", phase=1)[0] == "Tue 15 Dec 06:00"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "names no day and hour; write for example Tue, Fri 21:00; not 17 Dec - 31 Dec"),
        ("not Dec", "names no day and hour"),
        ("Tue", "'Tue' does not say at what hour"),
        ("21:00", "gives an hour before a day"),
        ("Tue 25:00", "'25:00' is no hour of the day; write 21:00 or 9 pm"),
        ("Tue 24:00", "'24:00' is no hour of the day"),
        ("Tue 12:60", "'12:60' is no hour of the day"),
        ("Tue 13 pm", "'13 pm' is no hour of the day"),
        ("Tue 0 am", "'0 am' is no hour of the day"),
        (
            "Tue and first 12:00",
            "not said of which day the first, second or last is meant; write for example first Mon",
        ),
        (
            "first weekend 12:00",
            "'weekend' in 'first weekend 12:00' stands for several days; say which, for example fir",
        ),
        ("0th 12:00", "'0th' in '0th 12:00' is no day and no hour"),
        ("32nd 12:00", "'32nd' in '32nd 12:00' is no day and no hour"),
        ("Tu 12:00", "'tu' in 'Tu 12:00' is no day and no hour"),
        ("Frog 21:00", "'frog' in 'Frog 21:00' is no day and no hour"),
        ("Tue 21:00; not 30 Feb", "'30 Feb' names no days; write days such as 17 Dec - 31 Dec"),
        ("Tue 21:00; not 2026-12-31 to 2026-12-01", "ends before it begins"),
        ("every other Tue 21:00", "say when it begins, as in from 2026-12-01"),
        ("every other Tue 21:00 from soon", "'soon' is no day to count from"),
        ("RRULE:FREQ=HOURLY;BYHOUR=2", "does not say on which days"),
        ("RRULE:FREQ=YEARLY;BYMONTHDAY=2;BYHOUR=2", "does not say on which days"),
        ("RRULE:FREQ=DAILY", "does not say at what hour"),
        ("RRULE:FREQ=DAILY;BYHOUR=2;COUNT=3", "has COUNT, which deadlines cannot use"),
        ("RRULE:FREQ=DAILY;BYHOUR=2;UNTIL=20270101", "has UNTIL, which deadlines cannot use"),
        ("RRULE:FREQ=DAILY;BYHOUR=2;BYSECOND=9", "has BYSECOND, which deadlines cannot use"),
        ("RRULE:FREQ=DAILY;INTERVAL=2;BYHOUR=2", "say when it begins, as in from 2026-12-01"),
        ("RRULE:FREQ=WEEKLY;BYDAY=XX;BYHOUR=2", "cannot be read"),
    ],
)
def test_what_is_no_timetable(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read(text)


def test_an_hour_that_is_left_out_comes_later_and_one_that_comes_twice_counts_once() -> None:
    gap = datetime(2026, 3, 28, 12, tzinfo=UTC)  # in Berlin 02:00 becomes 03:00 on the 29th
    assert coming("Sun 02:30", "Europe/Berlin", since=gap, count=2) == ["Sun 29 Mar 03:30", "Sun 05 Apr 02:30"]
    fold = datetime(2026, 10, 24, 12, tzinfo=UTC)  # and 03:00 becomes 02:00 on 25 October
    first = read("Sun 02:30").after(fold, "Europe/Berlin", least=timedelta(0))
    assert first == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert first is not None
    assert coming("Sun 02:30", "Europe/Berlin", since=first, count=1) == ["Sun 01 Nov 02:30"]


def test_two_deadlines_that_a_change_of_the_clock_swaps_stay_in_order() -> None:
    both = read("Sun 02:45, Sun 03:15")
    since = datetime(2026, 3, 29, 0, tzinfo=UTC)
    at = both.after(since, "Europe/Berlin", least=timedelta(0))
    assert at is not None
    assert at == datetime(2026, 3, 29, 1, 15, tzinfo=UTC)  # 03:15, which is before the 03:45 that 02:45 becomes
    assert both.after(at, "Europe/Berlin", least=timedelta(0)) == datetime(2026, 3, 29, 1, 45, tzinfo=UTC)


WEEKDAYS = st.lists(st.sampled_from(days.WEEKDAYS), min_size=1, max_size=7).map(lambda names: ", ".join(sorted(names)))
HOURS = st.tuples(st.integers(0, 23), st.integers(0, 59)).map(lambda at: f"{at[0]:02}:{at[1]:02}")
OFF = st.sampled_from(["", "; not 17 Dec - 31 Dec", "; not Aug", "; not 24 Dec - 6 Jan, last week of March"])
TEXTS = st.one_of(
    st.tuples(WEEKDAYS, HOURS, OFF).map(lambda part: f"{part[0]} {part[1]}{part[2]}"),
    st.tuples(st.integers(1, 28), HOURS, OFF).map(lambda part: f"{part[0]}th {part[1]}{part[2]}"),
    st.tuples(HOURS, HOURS).map(lambda part: f"RRULE:FREQ=DAILY;BYHOUR={int(part[0][:2])};BYMINUTE={int(part[1][3:])}"),
)
ZONES = st.sampled_from(
    ["UTC", "Europe/London", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu"]
)
INSTANTS = st.datetimes(datetime(2011, 6, 1), datetime(2035, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001


@given(TEXTS, ZONES, INSTANTS, st.integers(0, 200).map(lambda hours: timedelta(hours=hours)))
def test_the_next_deadline_is_later_in_order_and_on_the_clock_of_the_zone(
    text: str, zone: str, now: datetime, more: timedelta
) -> None:
    plan = read(text)
    found = plan.after(now, zone)
    assert found is not None
    assert found - now >= plan.half
    later = plan.after(now + more, zone)
    assert later is not None
    assert later >= found
    local = found.astimezone(ZoneInfo(zone))
    wall = local.replace(tzinfo=None)
    gone = wall.replace(tzinfo=ZoneInfo(zone), fold=0).utcoffset() != (local - timedelta(hours=3)).utcoffset()
    if not gone:  # away from a change of the clock it is what is written
        assert f"BYHOUR={local.hour};BYMINUTE={local.minute}" in plan.rules[0].text or "RRULE" in text
        assert not any(one.holds(local.date()) for one in plan.but)


def test_a_day_that_only_leap_years_have_can_be_left_out() -> None:
    since = datetime(2028, 2, 28, tzinfo=UTC)
    days_of = coming("daily 10:00; not 29 Feb", since=since)
    assert days_of == ["Mon 28 Feb 10:00", "Wed 01 Mar 10:00", "Thu 02 Mar 10:00"]


def test_a_rule_for_no_phase_is_for_every_phase() -> None:
    text = "phase 1: Sun 20:00; Wed 20:00"
    assert coming(text, phase=1, count=2) == ["Wed 16 Dec 20:00", "Sun 20 Dec 20:00"]
    assert coming(text, phase=2, count=2) == ["Wed 16 Dec 20:00", "Wed 23 Dec 20:00"]


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("daily 21:00", 12),
        ("Tue, Fri 21:00", 36),
        ("Tue 21:00", 72),  # and not three and a half days
        ("Tue 20:00; Tue, Fri 20:00", 36),  # the Tuesday that is named twice is one
    ],
)
def test_half_of_the_shortest_distance_is_long_enough(text: str, hours: int) -> None:
    plan, slot = read(text), datetime(2026, 12, 15, 20 if "20:00" in text else 21, tzinfo=UTC)
    half = timedelta(hours=hours)
    assert plan.half == half
    assert plan.after(slot - half, "UTC") == slot
    later = plan.after(slot - half + timedelta(microseconds=1), "UTC")
    assert later is not None
    assert later > slot


def test_a_deadline_is_looked_for_over_three_years() -> None:
    plan = read("Sat 10:00; not 2026-12-01 to 2029-10-01")
    assert plan.after(NOW, "UTC") == datetime(2029, 10, 6, 10, tzinfo=UTC)


def test_a_timetable_without_any_day_left_says_so() -> None:
    assert Timetable(read("Sat 10:00").rules, (Once(date(2020, 1, 1), date(2099, 1, 1)),)).after(NOW, "UTC") is None


# ---- calendar files

CALENDAR = """BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//test//EN\r
BEGIN:VEVENT\r
UID:1\r
DTSTART;VALUE=DATE:20261224\r
DTEND;VALUE=DATE:20261227\r
SUMMARY:Christmas\r
END:VEVENT\r
BEGIN:VEVENT\r
UID:2\r
DTSTART;VALUE=DATE:20200501\r
RRULE:FREQ=YEARLY\r
EXDATE;VALUE=DATE:20280501\r
SUMMARY:Labour Day\r
END:VEVENT\r
BEGIN:VEVENT\r
UID:3\r
DTSTART:20270209T230000Z\r
DURATION:PT2H\r
SUMMARY:A night in Berlin\r
END:VEVENT\r
BEGIN:VEVENT\r
UID:4\r
STATUS:CANCELLED\r
DTSTART;VALUE=DATE:20270301\r
END:VEVENT\r
BEGIN:VEVENT\r
UID:5\r
DTSTART;VALUE=DATE:20250301\r
END:VEVENT\r
END:VCALENDAR\r
"""


def test_holidays_are_the_days_that_events_take() -> None:
    found = holidays.read(CALENDAR.encode(), "Europe/Berlin", NOW)
    assert [(str(one.first), str(one.last)) for one in found] == [
        ("2026-12-24", "2026-12-26"),
        ("2027-02-10", "2027-02-10"),
        ("2027-05-01", "2027-05-01"),
        ("2029-05-01", "2029-05-01"),
        ("2030-05-01", "2030-05-01"),
        ("2031-05-01", "2031-05-01"),
    ]


def calendar(*events: str) -> bytes:
    """A calendar file of events, each given as its own lines."""
    told = "".join(f"BEGIN:VEVENT\r\nUID:{n}\r\n{event}\r\nEND:VEVENT\r\n" for n, event in enumerate(events))
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n{told}END:VCALENDAR\r\n".encode()


@pytest.mark.parametrize(
    ("event", "taken"),
    [
        # Of what began before today, and lasts until today, the rest is left out too.
        ("DTSTART;VALUE=DATE:20261210\r\nDTEND;VALUE=DATE:20261215", ["2026-12-10 2026-12-14"]),
        ("DTSTART;VALUE=DATE:20261210\r\nDTEND;VALUE=DATE:20261214", []),
        ("DTSTART;VALUE=DATE:20201212\r\nDURATION:P4D\r\nRRULE:FREQ=YEARLY;UNTIL=20261231", ["2026-12-12 2026-12-15"]),
        # Without an end, a date is a whole day and an hour is a moment.
        ("DTSTART;VALUE=DATE:20261220", ["2026-12-20 2026-12-20"]),
        ("DTSTART:20261220T000000", ["2026-12-20 2026-12-20"]),
        ("DTSTART:20261220T180000", ["2026-12-20 2026-12-20"]),
        ("DTSTART:20261220T000000\r\nDTEND:20261222T000000", ["2026-12-20 2026-12-21"]),
        ("DTSTART:20261220T000000\r\nDTEND:20261222T000100", ["2026-12-20 2026-12-22"]),
        (
            "DTSTART;VALUE=DATE:20261220\r\nRDATE;VALUE=DATE:20270105",
            ["2026-12-20 2026-12-20", "2027-01-05 2027-01-05"],
        ),
        # The last of a series is one of it, whether its day or its hour is given.
        (
            "DTSTART:20261220T180000\r\nRRULE:FREQ=DAILY;UNTIL=20261221T180000",
            ["2026-12-20 2026-12-20", "2026-12-21 2026-12-21"],
        ),
        (
            "DTSTART:20261220T180000\r\nRRULE:FREQ=DAILY;UNTIL=20261221",
            ["2026-12-20 2026-12-20", "2026-12-21 2026-12-21"],
        ),
        ("DTSTART:20261220T180000\r\nRRULE:FREQ=DAILY;COUNT=2", ["2026-12-20 2026-12-20", "2026-12-21 2026-12-21"]),
        (
            "DTSTART;VALUE=DATE:20261220\r\nRRULE:FREQ=WEEKLY;COUNT=2\r\nRRULE:FREQ=DAILY;COUNT=2",
            ["2026-12-20 2026-12-20", "2026-12-21 2026-12-21", "2026-12-27 2026-12-27"],
        ),
    ],
)
def test_which_days_an_event_takes(event: str, taken: list[str]) -> None:
    assert [f"{one.first} {one.last}" for one in holidays.read(calendar(event), "UTC", NOW)] == taken


def test_what_day_it_is_is_asked_where_the_game_is() -> None:
    """22:00 in Greenwich is the next morning in Auckland, where the holiday of the 14th is over."""
    over = calendar("DTSTART;VALUE=DATE:20261214")
    assert [len(holidays.read(over, zone, NOW)) for zone in ("UTC", "Pacific/Auckland")] == [1, 0]


def test_a_file_may_hold_several_calendars_and_what_is_no_holiday_is_left_out() -> None:
    both = calendar("DTSTART;VALUE=DATE:20261220") + calendar("SUMMARY:No day", "DTSTART;VALUE=DATE:20261221")
    assert [str(one.first) for one in holidays.read(both, "UTC", NOW)] == ["2026-12-20", "2026-12-21"]


@pytest.mark.parametrize(("count", "read"), [(1000, True), (1001, False)])
def test_nobody_has_more_than_a_thousand_days_off(count: int, read: bool) -> None:
    many = calendar(f"DTSTART;VALUE=DATE:20261220\r\nRRULE:FREQ=DAILY;COUNT={count}")
    if read:
        assert len(holidays.read(many, "UTC", NOW)) == count
    else:
        with pytest.raises(ValueError, match="more than 1000 days off"):
            holidays.read(many, "UTC", NOW)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"nonsense", "it is no calendar file"),
        (b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n", "it holds no events"),
    ],
)
def test_what_is_no_calendar_of_holidays(data: bytes, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        holidays.read(data, "UTC", NOW)


def in_zone(rule: str) -> str:
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VTIMEZONE\r\nTZID:Nowhere\r\nBEGIN:STANDARD\r\n"
        f"DTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n{rule}\r\nEND:STANDARD\r\n"
        "END:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Nowhere:20261220T233000\r\nEND:VEVENT\r\n"
        "END:VCALENDAR\r\n"
    )


DAY = "DTSTART;VALUE=DATE:20261220\r\n"
HOSTILE = {
    "interval 0": (f"{DAY}RRULE:FREQ=DAILY;INTERVAL=0", "its INTERVAL is 0, and must be from 1 to 1000"),
    "interval below 0": (f"{DAY}RRULE:FREQ=DAILY;INTERVAL=-1", "its INTERVAL is -1, and must be"),
    "interval past all use": (f"{DAY}RRULE:FREQ=YEARLY;INTERVAL=999999999999", "its INTERVAL is 999999999999"),
    "every second": (f"{DAY}RRULE:FREQ=SECONDLY", "it comes back SECONDLY; holidays come back every day"),
    "every second, until": (f"{DAY}RRULE:FREQ=SECONDLY;UNTIL=99991231", "it comes back SECONDLY"),
    "every minute": (f"{DAY}RRULE:FREQ=MINUTELY;COUNT=3", "it comes back MINUTELY"),
    "every hour": (f"{DAY}RRULE:FREQ=HOURLY", "it comes back HOURLY"),
    "no word for how often": (f"{DAY}RRULE:FREQ=OFTEN", "cannot be"),
    "a long word for how often": (f"{DAY}RRULE:FREQ={'X' * 5000}", f"it comes back {'X' * 20}; holidays"),
    "a count past all use": (f"{DAY}RRULE:FREQ=DAILY;COUNT=99999999999", "its COUNT is 99999999999"),
    "a count of 0": (f"{DAY}RRULE:FREQ=DAILY;COUNT=0", "its COUNT is 0"),
    "every day for ever": (f"{DAY}RRULE:FREQ=DAILY;UNTIL=99991231T235959Z", "more than 1000 days off"),
    "never, by day": (f"{DAY}RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "its rule comes to no day"),
    "never, by month": (f"{DAY}RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9", "its rule comes to no day"),
    "never, by year": (f"{DAY}RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "its rule comes to no day"),
    "never, by interval": (f"{DAY}RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO", "its rule comes to no day"),
    "Easter": (f"{DAY}RRULE:FREQ=YEARLY;BYEASTER=0", "cannot be"),
    "the year 9999": ("DTSTART;VALUE=DATE:99991231", "it is in the year 9999"),
    "the year 9999 by the clock": ("DTSTART:99991231T235959Z", "cannot be"),
    "a list with the year 9999": (f"{DAY}RDATE;VALUE=DATE:99991231", "it is in the year 9999"),
    "an absurd length": (f"{DAY}DURATION:P99999999W", "cannot be"),
    "a long length": (f"{DAY}DURATION:P999D", "it takes more than 366 days"),
    "a negative length": (f"{DAY}DURATION:-P3D", "it ends before it begins"),
    "an end before its beginning": (f"{DAY}DTEND;VALUE=DATE:20261201", "it ends before it begins"),
    "an end past all years": (f"{DAY}DTEND;VALUE=DATE:99991231", "it takes more than 366 days"),
    "two beginnings": (f"{DAY}DTSTART;VALUE=DATE:20261221", "cannot be read"),
    "no date": ("DTSTART;VALUE=DATE:20269999", "cannot be"),
    "a list of no dates": (f"{DAY}RDATE;VALUE=DATE:x,y", "cannot be"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_an_event_that_is_none_of_a_game_is_said_with_its_line(kind: str) -> None:
    event, said = HOSTILE[kind]
    with pytest.raises(ValueError, match=re.escape(said)) as wrong:
        holidays.read(calendar("DTSTART;VALUE=DATE:20261220\r\nSUMMARY:A day\r\n  off", event), "Pacific/Auckland", NOW)
    # Three lines of the calendar, six of the first event, one of them folded.
    assert "the event on line 10 " in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_rules_of_all_events_together_have_so_many_days() -> None:
    old = "DTSTART;VALUE=DATE:18000101\r\nRRULE:FREQ=DAILY;COUNT=80000"
    assert holidays.read(calendar(old, DAY), "UTC", NOW) == (Once(date(2026, 12, 20), date(2026, 12, 20)),)
    with pytest.raises(ValueError, match=r"on line 34 cannot be used: with it the rules have too many days"):
        holidays.read(calendar(*[old] * 20), "UTC", NOW)


LARGE = {
    "megabytes": (calendar(*["SUMMARY:" + "x" * 1000] * 4200), "it is larger than 4 MB"),
    "events": (calendar(*["STATUS:CANCELLED"] * 5001), "there are more than 5000 events; leave out old ones"),
    "dates": (
        calendar(DAY + "RDATE:" + "20261220," * 9000 + "\r\nRDATE:" + "20261220," * 11001),
        "more than 20000 dates",
    ),
    "a line": (calendar(DAY + "RDATE:" + "20261220," * 12000), "line 7: it is longer than 100000 characters"),
    "parts": (b"BEGIN:VCALENDAR\r\n" * 50_000, "line 5: parts of a calendar stand in each other"),
    "utf-16": (CALENDAR.encode("utf-16"), "not written in UTF-8"),
    "a zone of seconds": (
        in_zone("RRULE:FREQ=SECONDLY").encode(),
        "line 10: the clock of a time zone changes by yearly",
    ),
    "a zone of no years": (in_zone("RRULE:FREQ=YEARLY;INTERVAL=0").encode(), "line 10: the clock of a time zone"),
    "a zone of many rules": (in_zone("RRULE:FREQ=YEARLY\r\n" * 101).encode(), "its time zones say too much"),
    "a zone in a zone": (
        in_zone("BEGIN:VTIMEZONE\r\nBEGIN:STANDARD").encode(),
        "line 11: parts of a calendar stand in each other",
    ),
    "a zone of a long name": (calendar(f"DTSTART;TZID={'A' * 5000}:20261220T000000"), "it is no calendar file"),
    "a zone of no clock": (in_zone("TZOFFSETTO:+9999").encode(), "it is no calendar file"),
}


@pytest.mark.parametrize("kind", LARGE)
def test_of_a_calendar_file_so_much_is_looked_at(kind: str) -> None:
    data, said = LARGE[kind]
    with pytest.raises(ValueError, match=re.escape(said)):
        holidays.read(data, "UTC", NOW)


def test_a_zone_of_a_file_is_used_and_names_of_holidays_may_be_in_any_encoding() -> None:
    data = in_zone("RRULE:FREQ=YEARLY;BYMONTH=1").replace("UID:1", "UID:1\r\nSUMMARY:Fête").encode("latin-1")
    assert [str(one.first) for one in holidays.read(data, "Pacific/Auckland", NOW)] == ["2026-12-21"]


def test_a_birthday_of_an_unknown_year_is_read() -> None:
    (first, *others) = holidays.read(calendar("DTSTART;VALUE=DATE:16041224\r\nRRULE:FREQ=YEARLY"), "UTC", NOW)
    assert (str(first.first), len(others)) == ("2026-12-24", 4)


def test_holidays_of_a_country_and_of_a_part_of_it() -> None:
    """Epiphany is a holiday in Bavaria, and not in all of Germany; the Day of German Unity is one everywhere."""
    germany, bavaria = ({one.first for one in countries.read(word, "Europe/Berlin", NOW)} for word in ("DE", "de-by"))
    assert germany < bavaria
    assert date(NOW.year + 1, 10, 3) in germany
    assert date(NOW.year + 1, 1, 6) in bavaria - germany
    assert min(bavaria) >= NOW.date()
    assert {day.year for day in germany} >= {NOW.year + ahead for ahead in range(1, holidays.YEARS + 1)}


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("ZZ", "there are no holidays of ZZ"),
        ("DE-XY", "DE has no part XY; there are "),
        ("DE-BYX", "DE has no part BYX; did you mean BY?"),
    ],
)
def test_a_country_that_there_is_not_is_said(word: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        countries.read(word, "UTC", NOW)


@pytest.mark.parametrize(("word", "country"), [("DE", True), ("de-by", True), ("DE.ics", False), ("calendar", False)])
def test_a_country_is_told_from_a_file(word: str, country: bool) -> None:
    assert countries.named(word) is country
