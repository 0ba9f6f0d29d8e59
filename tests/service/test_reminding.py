"""Reminders: once, and only to those who owe orders."""

from datetime import timedelta

import pytest

from adjudicator.service import master
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.reminders import remind, remind_at_own_hours
from tests import hands
from tests.due import remind_due
from tests.service.house import START, House, words


def to_reminder(house: House) -> None:
    instant = house.table().phase.remind_at
    assert instant is not None
    house.clock.move(instant)


def test_who_has_sent_no_readable_order_is_reminded_once(house: House) -> None:
    house.begun()
    assert remind_due(house.office) == 0
    house.reply(0, house.bot(0))
    house.reply(1, "Hello? Is anybody there?")
    to_reminder(house)
    assert remind_due(house.office) == 2
    assert [mail.key for mail in house.mails(kind="reminder")] == [
        "andromeda/1/Blue/reminder",
        "andromeda/1/Green/reminder",
    ]
    reminder = house.last(1, "reminder")
    assert "Which planet" in words(reminder)
    assert reminder.in_reply_to == (house.last(1, "report").message_id,)
    assert remind_due(house.office) == 0
    assert remind(house.office, house.game().id, 1) == 0


@pytest.mark.parametrize(("days", "again"), [(1, 1), (5, 1), (0.5, 0)])
def test_a_deadline_that_moves_by_a_day_or_more_is_reminded_of_again(house: House, days: float, again: int) -> None:
    house.begun()
    house.reply(0, house.bot(0))
    to_reminder(house)
    assert remind_due(house.office) == 2
    house.reply(1, house.bot(1))
    master.command(house.office, "andromeda", "EXTEND", f"turn 1 phase 1 BY {days * 24:g} hours")
    assert remind_due(house.office) == 0, "not at once"
    to_reminder(house)
    assert remind_due(house.office) == again
    assert remind_due(house.office) == 0
    if again:
        assert house.mails(kind="reminder")[-1].key == "andromeda/1/Green/reminder/2"
        assert house.reply(2, house.bot(2), "reminder").verdict == "accepted"


def test_a_reminder_can_be_answered_with_orders(house: House) -> None:
    house.begun()
    to_reminder(house)
    remind_due(house.office)
    assert house.reply(0, house.bot(0), "reminder").verdict == "accepted"


def test_pass_is_enough(house: House) -> None:
    house.begun()
    for seat in range(3):
        house.reply(seat, "PASS")
    to_reminder(house)
    assert remind_due(house.office) == 0
    assert house.table().phase.reminded_at is not None


def test_nobody_is_reminded_of_a_paused_game_or_a_phase_that_is_over(house: House) -> None:
    house.begun()
    hands.pause(house.office, "andromeda")
    to_reminder(house)
    assert remind_due(house.office) == 0
    hands.resume(house.office, "andromeda")
    number = house.game().id
    house.next_phase()
    assert remind(house.office, number, 1) == 0


def test_nobody_is_reminded_of_a_deadline_that_has_passed(house: House) -> None:
    """The service was away when it was time; the phase is adjudicated as soon as the mailbox has been read."""
    house.begun()
    house.to_deadline()
    assert remind_due(house.office) == 0
    assert not house.mails(kind="reminder")
    with house.store.reading() as unit:
        plan = unit.agenda.of(house.game().id)
    assert plan.reminds is None
    assert plan.ends == house.clock.now()


@pytest.mark.parametrize(
    ("said", "day", "hour"),
    [("at 19:00", 7, 19), ("um 19 Uhr Berlin", 8, 17), ("7.30 pm", 7, 19.5), ("at 17:00 UTC", 8, 17)],
)
def test_somebody_is_reminded_at_their_own_hour_the_last_time_that_leaves_one(
    house: House, said: str, day: int, hour: float
) -> None:
    house.begun()
    house.reply(0, f"REMIND ME {said}")
    at = START.replace(day=day, hour=0) + timedelta(hours=hour)
    to_reminder(house)
    assert remind_due(house.office) == 2, "the others, as the game does it"
    house.clock.move(at - timedelta(minutes=1))
    assert remind_at_own_hours(house.office) == 0
    house.clock.move(at)
    assert remind_at_own_hours(house.office) == 1
    assert remind_at_own_hours(house.office) == 0
    assert house.mails(kind="reminder")[-1].key == "andromeda/1/Red/reminder"


def test_somebody_who_has_written_is_not_reminded_at_their_own_hour(house: House) -> None:
    house.begun()
    house.reply(0, f"REMIND ME at 19:00\n{house.bot(0)}")
    house.clock.move(house.table().phase.deadline - timedelta(minutes=1))
    assert remind_at_own_hours(house.office) == 0


def test_a_phase_without_their_hour_is_reminded_of_as_the_game_does(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=12, remind=3))
    house.reply(0, "REMIND ME at 17:00")
    to_reminder(house)
    assert remind_at_own_hours(house.office) == 1


def test_somebody_who_wants_none_is_never_reminded(house: House) -> None:
    house.begun()
    house.reply(0, "REMIND ME never")
    to_reminder(house)
    assert remind_due(house.office) == 2
    house.clock.move(house.table().phase.deadline - timedelta(minutes=1))
    assert remind_at_own_hours(house.office) == 0
    assert house.mails(0, "reminder") == []


def test_an_own_hour_comes_again_for_a_deadline_that_is_another_one(house: House) -> None:
    house.begun()
    house.reply(0, "REMIND ME at 19:00")
    house.clock.move(START.replace(day=7, hour=19))
    assert remind_at_own_hours(house.office) == 1
    master.command(house.office, "andromeda", "EXTEND", "turn 1 phase 1 BY 48 hours")
    assert remind_at_own_hours(house.office) == 0
    house.clock.move(START.replace(day=9, hour=19))
    assert remind_at_own_hours(house.office) == 1
    assert house.mails(0, "reminder")[-1].key == "andromeda/1/Red/reminder/2"
