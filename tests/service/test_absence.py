"""Absences: a bank of days, deadlines put off within bounds, and everybody told."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.service import master, timetable
from adjudicator.service.games import absence_bank, summaries
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.tables.values import Absence, Away, Seat
from tests import hands
from tests.service.calendars import events, said
from tests.service.house import House, words

# The game begins on Friday 1 May 2026 at 18:00, and its first deadline is a week later.
BANK = Schedule(hours=168, remind=24, absent=14, stretch=10)


def test_a_deadline_on_a_day_of_absence_is_put_off_and_everybody_is_told(house: House) -> None:
    house.begun(schedule_of=BANK)
    assert house.reply(1, "ABSENT 2026-05-07 to 2026-05-10").verdict == "asked"
    mine = house.answer(1)
    assert "You are away from 7 May 2026 to 10 May 2026. You have 10 of 14 days left." in mine
    assert "The deadline of turn 1 phase 1 moves to Monday 11 May 2026, 18:00 (UTC)." in mine
    phase = house.table().phase
    assert phase.deadline == datetime(2026, 5, 11, 18, tzinfo=UTC)
    assert phase.remind_at == phase.deadline - timedelta(days=1)
    for seat in (0, 2):
        told = words(house.last(seat, "notice/end"))
        assert "Blue is away, and turn 1 phase 1 ends later." in told
        assert (
            "Orders are due by Monday 11 May 2026, 18:00 (UTC). The deadline would have been Friday 8 May 2026, 18:00 "
            "(UTC), but Blue is away until 10 May 2026; it is put off by 10 days at most."
        ) in told
        (event,) = events(house.mails(seat, "notice/end")[-1].raw)
        assert said(event) == ("11 May 18:00", 1, "CONFIRMED")
    # He has been told in the answer, and gets no second letter.
    assert house.mails(1, "notice/end") == []
    # And it stands in every letter from now on.
    house.reply(0, "PASS")
    assert "but Blue is away until 10 May 2026" in house.answer(0)


def test_a_reminder_comes_with_a_quarter_of_the_phase_left_counted_from_its_beginning(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, absent=14, stretch=10))
    house.pass_time(days=2)
    house.reply(1, "ABSENT 2026-05-08")
    phase = house.table().phase
    assert phase.deadline == datetime(2026, 5, 9, 18, tzinfo=UTC)
    assert phase.remind_at == datetime(2026, 5, 7, 18, tzinfo=UTC)


def test_a_phase_that_ends_early_because_all_are_ready_waits_for_nobody_who_is_away_later(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, absent=14, stretch=10, repent=30))
    for seat in range(3):
        house.reply(seat, "PASS\nREADY")
    ends = house.table().phase.ends_at
    assert ends is not None
    house.reply(1, "ABSENT 2026-05-08")
    assert (house.table().phase.ends_at, house.table().phase.moves) == (ends, 1)
    assert "moves to" not in house.answer(1)


def test_the_slot_is_kept_after_a_deadline_that_was_put_off(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 2026-05-07 to 2026-05-13")
    house.next_phase()
    assert house.clock.now() == datetime(2026, 5, 14, 18, tzinfo=UTC)
    assert house.table().phase.deadline == datetime(2026, 5, 22, 18, tzinfo=UTC)
    assert house.table().phase.stretched == ()


def test_a_deadline_that_opens_on_a_day_of_absence_is_put_off_from_the_start(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 15 May - 16 May")
    assert house.table().phase.moves == 0
    assert "A deadline on such a day is put off" in house.answer(1)
    house.next_phase()
    assert house.table().phase.deadline == datetime(2026, 5, 17, 18, tzinfo=UTC)
    assert house.table().phase.remind_at == datetime(2026, 5, 16, 18, tzinfo=UTC)
    assert "Blue is away until 16 May 2026" in words(house.last(0, "/2/Red/report"))
    house.reply(0, "STATUS")
    assert "Blue is away from 15 May 2026 to 16 May 2026." in house.answer(0)
    assert summaries.show(house.office, "andromeda").away == ("Blue is away from 15 May 2026 to 16 May 2026.",)
    house.clock.move(datetime(2026, 5, 17, tzinfo=UTC))
    assert summaries.show(house.office, "andromeda").away == ()


def test_no_deadline_is_put_off_further_than_the_bound(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, absent=20, stretch=10))
    house.reply(1, "ABSENT 2026-05-08 to 2026-05-20")
    assert house.table().phase.deadline == datetime(2026, 5, 18, 18, tzinfo=UTC)
    assert house.table().phase.stretched == (Away("Blue", date(2026, 5, 20)),)
    house.reply(2, "ABSENT 2026-05-18 to 2026-05-30")
    assert house.table().phase.deadline == datetime(2026, 5, 18, 18, tzinfo=UTC)


def test_two_who_are_away_one_after_the_other(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 2026-05-08 to 2026-05-09")
    house.reply(2, "ABSENT 2026-05-10")
    phase = house.table().phase
    assert phase.deadline == datetime(2026, 5, 11, 18, tzinfo=UTC)
    assert phase.stretched == (Away("Blue", date(2026, 5, 9)), Away("Green", date(2026, 5, 10)))
    assert phase.planned == datetime(2026, 5, 8, 18, tzinfo=UTC)


def test_who_is_away_just_now_is_told_and_who_is_back_is_not(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 2026-05-02 to 2026-05-04")
    told = ("Blue is away from 2 May 2026 to 4 May 2026.",)
    house.clock.move(datetime(2026, 5, 4, 12, tzinfo=UTC))
    assert summaries.show(house.office, "andromeda").away == told
    house.clock.move(datetime(2026, 5, 5, 1, tzinfo=UTC))
    assert summaries.show(house.office, "andromeda").away == ()


def test_for_somebody_who_has_left_no_deadline_is_put_off(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 2026-05-14 to 2026-05-16")
    house.reply(1, "RESIGN NOW")
    house.next_phase()
    assert house.table().phase.deadline == datetime(2026, 5, 15, 18, tzinfo=UTC)


def test_of_two_who_are_away_at_once_the_later_one_is_waited_for() -> None:
    away = [Absence(1, 0, date(2026, 5, 8), date(2026, 5, 12)), Absence(1, 1, date(2026, 5, 8), date(2026, 5, 9))]
    planned = datetime(2026, 5, 8, 18, tzinfo=UTC)
    put = absence_bank.put(BANK, "UTC", 1, planned, away, SEATS)
    assert put.deadline == datetime(2026, 5, 13, 18, tzinfo=UTC)
    assert put.stretched == (Away("Red", date(2026, 5, 12)), Away("Blue", date(2026, 5, 9)))


def test_by_a_timetable_too_somebody_who_is_away_for_too_long_takes_nobodys_time() -> None:
    plan = Schedule(deadlines=timetable.read("Tue, Fri 21:00"), stretch=14)
    planned = datetime(2026, 5, 8, 21, tzinfo=UTC)
    red = Absence(1, 0, date(2026, 5, 8), date(2026, 5, 9))
    blue = Absence(1, 1, date(2026, 5, 8), date(2026, 6, 30))
    assert absence_bank.put(plan, "UTC", 1, planned, [red], SEATS).deadline == datetime(2026, 5, 12, 21, tzinfo=UTC)
    # The last deadline within the bound; Red is back by then, and Blue has what there is.
    for away in ([blue], [red, blue]):
        put = absence_bank.put(plan, "UTC", 1, planned, away, SEATS)
        assert put.deadline == datetime(2026, 5, 22, 21, tzinfo=UTC)
        assert put.stretched[-1] == Away("Blue", date(2026, 6, 30))


@pytest.mark.parametrize(("away", "ends"), [(25, 26), (26, 26), (20, 22), (21, 22)])
def test_the_last_deadline_of_a_timetable_may_be_just_at_the_bound(away: int, ends: int) -> None:
    plan = Schedule(deadlines=timetable.read("Tue, Fri 21:00"), stretch=14)
    planned = datetime(2026, 5, 12, 21, tzinfo=UTC)
    missing = [Absence(1, 1, date(2026, 5, 12), date(2026, 5, away))]
    assert absence_bank.put(plan, "UTC", 1, planned, missing, SEATS).deadline == datetime(2026, 5, ends, 21, tzinfo=UTC)


def test_on_the_morning_after_an_absence_a_timetable_has_its_deadline() -> None:
    plan = Schedule(deadlines=timetable.read("daily 09:00"), stretch=14)
    missing = [Absence(1, 1, date(2026, 5, 8), date(2026, 5, 10))]
    put = absence_bank.put(plan, "UTC", 1, datetime(2026, 5, 8, 9, tzinfo=UTC), missing, SEATS)
    assert put.deadline == datetime(2026, 5, 11, 9, tzinfo=UTC)


def test_the_bank_is_bounded_and_the_same_days_are_paid_once(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 2026-06-01 to 2026-06-10")
    house.reply(1, "ABSENT 2026-06-05 to 2026-06-12")
    assert "You have 2 of 14 days left." in house.answer(1)
    house.reply(1, "ABSENT 2026-07-01 to 2026-07-03")
    assert "that is 3 days more, and nothing was changed. You have 2 of 14 days left." in house.answer(1)
    house.reply(2, "ABSENT 2026-07-01 to 2026-07-14")
    assert "You have 0 of 14 days left." in house.answer(2)


def test_who_is_back_has_the_days_that_are_left(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT until 10 May")
    assert "You are away from 1 May 2026 to 10 May 2026. You have 4 of 14 days left." in house.answer(1)
    moved = house.table().phase.deadline
    house.pass_time(days=3)
    house.reply(1, "ABSENT none")
    assert "You are not away any more. You have 11 of 14 days left." in house.answer(1)
    # What everybody has been told does not come earlier.
    assert house.table().phase.deadline == moved
    house.reply(1, "ABSENT 1 July - 3 July")
    house.reply(1, "ABSENT none")
    assert "You are not away any more. You have 11 of 14 days left." in house.answer(1)
    house.reply(1, "ABSENT none")
    assert "You had announced no absence from today on." in house.answer(1)


def test_whoever_takes_an_absence_back_on_its_last_day_has_that_day_again(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT until 3 May")
    house.clock.move(datetime(2026, 5, 3, 12, tzinfo=UTC))
    house.reply(1, "ABSENT none")
    assert "You are not away any more. You have 12 of 14 days left." in house.answer(1)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ABSENT soon", "'soon' names no days; write ABSENT 2026-12-20 to 2027-01-03; nothing was changed."),
        ("ABSENT Sun", "names no days"),
        ("ABSENT 2026-04-01 to 2026-04-30", "30 April 2026 is over"),
        ("ABSENT 2027-05-02", "You are away on 2 May 2027."),
        ("ABSENT 2027-05-03", "3 May 2027 is more than a year away"),
        ("ABSENT 2028-01-01", "1 January 2028 is more than a year away"),
        ("ABSENT from 3 May to 9 May", "You are away from 3 May 2026 to 9 May 2026. You have 7 of 14 days left."),
        ("ABSENT from 3 to 9 May", "You are away from 3 May 2026 to 9 May 2026. You have 7 of 14 days left."),
        ("ABSENT 28 Apr - 3 May", "You are away from 1 May 2026 to 3 May 2026."),
        ("ABSENT 30 Dec - 3 Jan", "You are away from 30 December 2026 to 3 January 2027."),
        ("ABSENT on 24 Dec", "You are away on 24 December 2026."),
    ],
)
def test_what_can_be_said_of_an_absence(house: House, line: str, answer: str) -> None:
    house.begun(schedule_of=BANK)
    house.reply(0, line)
    assert answer in house.answer(0)


def test_a_game_without_a_bank_says_so(house: House) -> None:
    house.begun()
    house.reply(0, "ABSENT 2026-05-08")
    assert "in this game deadlines are not put off" in house.answer(0)
    assert house.table().phase.moves == 0


def test_days_and_letters_in_one(house: House) -> None:
    house.begun(schedule_of=BANK)
    assert house.reply(1, "PASS\nABSENT 2026-05-08").verdict == "accepted"
    assert "You can change your orders until Saturday 9 May 2026, 18:00 (UTC)" in house.answer(1)


def test_a_game_that_goes_on_puts_its_new_deadline_off_too(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 2026-05-27 to 2026-05-28")
    hands.pause(house.office, "andromeda")
    house.clock.move(datetime(2026, 5, 20, 18, tzinfo=UTC))
    hands.resume(house.office, "andromeda")
    assert house.table().phase.deadline == datetime(2026, 5, 29, 18, tzinfo=UTC)


def test_a_phase_that_is_open_once_more_waits_for_who_is_away(house: House) -> None:
    house.begun(schedule_of=BANK)
    house.next_phase()
    house.reply(1, "ABSENT 2026-05-20 to 2026-05-22")
    house.clock.move(datetime(2026, 5, 13, 18, tzinfo=UTC))
    assert house.table().phase.deadline == datetime(2026, 5, 15, 18, tzinfo=UTC)
    master.command(house.office, "andromeda", "UNDO", "turn 1 phase 1", ())
    assert house.table().phase.deadline == datetime(2026, 5, 23, 18, tzinfo=UTC)
    assert "but Blue is away until 22 May 2026" in words(house.last(0, "report"))


def test_who_takes_a_seat_over_has_announced_nothing(house: House) -> None:
    """Nobody waits for days on which somebody else is away, and they are not taken from her bank."""
    house.begun(schedule_of=BANK)
    house.reply(1, "ABSENT 2026-05-15 to 2026-05-18")
    assert "You have 10 of 14 days left" in house.answer(1)
    master.command(house.office, "andromeda", "REPLACE", "Blue BY Eve <eve@mail.test>", ())
    assert house.reply(1, "JOIN", "invitation", sender="eve@mail.test").verdict == "join"
    house.next_phase()
    assert house.table().phase.deadline == datetime(2026, 5, 15, 18, tzinfo=UTC)
    house.reply(1, "ABSENT 2026-06-02", sender="eve@mail.test")
    assert "You have 13 of 14 days left" in house.answer(1)


SEATS = [
    Seat(1, number, name, "", "", None, None, "playing", None, None, None)
    for number, name in enumerate(("Red", "Blue"))
]
DAYS = st.dates(date(2026, 1, 1), date(2027, 12, 31))
AWAY = st.lists(
    st.tuples(st.integers(0, 1), DAYS, st.integers(0, 20)).map(
        lambda one: Absence(1, one[0], one[1], one[1] + timedelta(days=one[2]))
    ),
    max_size=4,
)
PLANS = st.sampled_from(
    [
        Schedule(hours=168),
        Schedule(hours=50),
        Schedule(deadlines=timetable.read("Tue, Fri 21:00; not Aug")),
        Schedule(stretch=0),
    ]
)
STARTS = st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001


@given(PLANS, AWAY, st.sampled_from(["UTC", "Europe/Berlin"]), STARTS)
def test_deadlines_are_put_off_within_bounds_and_no_further_than_needed(
    plan: Schedule, away: list[Absence], zone: str, start: datetime
) -> None:
    clock = ZoneInfo(zone)
    planned = plan.ends(start, zone)
    put = absence_bank.put(plan, zone, 0, planned, away, SEATS)
    most = (planned.astimezone(clock) + timedelta(days=plan.stretch)).astimezone(UTC)
    assert planned <= put.deadline <= most
    assert (put.planned is None) == (put.deadline == planned)
    on = put.deadline.astimezone(clock).date()
    free = not any(one.first <= on <= one.last for one in away)
    if not any(one.first <= planned.astimezone(clock).date() <= one.last for one in away):
        assert put.deadline == planned
    elif not free and not plan.deadlines:
        assert put.deadline == most
    elif plan.deadlines is not None and not free:
        following = plan.deadlines.after(put.deadline, zone, least=timedelta(0))
        assert following is not None
        assert following > most
    # Nobody more who is away ever brings a deadline nearer.
    assert absence_bank.put(plan, zone, 0, planned, away[:-1], SEATS).deadline <= put.deadline


@pytest.mark.parametrize(
    ("letter", "line", "away"),
    [
        ("I'm away next week", "for example ABSENT 20 December to 27 December", "20 December 2026 to 27 December 2026"),
    ],
)
def test_the_line_that_is_shown_to_whoever_is_away_can_be_sent(house: House, letter: str, line: str, away: str) -> None:
    house.begun(schedule_of=BANK)
    house.reply(1, letter)
    assert line in house.answer(1)
    assert "this announces no absence" in house.answer(1)
    house.reply(1, line.removeprefix("for example ").strip('"'))
    assert f"You are away from {away}." in house.answer(1)
