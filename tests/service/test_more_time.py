"""MORE TIME: players move deadlines for everybody, as often and as far as the game allows."""

import re
from datetime import timedelta

import pytest

from adjudicator.service.timetable.schedule import Schedule
from tests.due import adjudicate_due
from tests.service.house import House, words

ALLOWED = Schedule(hours=168, remind=24, extensions=2, extension=48)


def test_a_deadline_moves_and_everybody_is_told_who_did_it(house: House) -> None:
    house.begun(schedule_of=ALLOWED)
    before = house.table().phase
    house.reply(1, "MORE TIME 24 hours")
    after = house.table().phase
    assert after.deadline == before.deadline + timedelta(hours=24)
    assert after.remind_at == after.deadline - timedelta(hours=24)
    assert "The deadline of turn 1 phase 1 moves to Saturday 9 May 2026, 18:00 (UTC)." in house.answer(1)
    assert "You can do that once more in this game." in house.answer(1)
    for seat in (0, 2):
        told = words(house.last(seat, "notice/end"))
        assert "Blue has given everybody 24 hours more for turn 1 phase 1." in told
        assert "Saturday 9 May 2026, 18:00" in told
    assert house.mails(1, "notice/end") == []
    assert "Each player may move it by 48 hours at most: MORE TIME." in house.answer(1)


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("MORE TIME", 48),
        ("More time, please.", 48),
        ("MORE TIME by 2 days", 48),
        ("more time: 1 day", 24),
        ("MORE TIME for 12 hours please", 12),
        ("MORE TIME 1 h", 1),
    ],
)
def test_a_length_of_time_can_be_said_in_many_ways(house: House, text: str, hours: int) -> None:
    house.begun(schedule_of=ALLOWED)
    before = house.table().phase.deadline
    house.reply(0, text)
    assert house.table().phase.deadline == before + timedelta(hours=hours)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("MORE TIME 49 hours", "a deadline can be moved by 48 hours at most"),
        ("MORE TIME 3 days", "a deadline can be moved by 48 hours at most"),
        ("MORE TIME 0 hours", '"0 hours" is no length of time; write MORE TIME 24 hours'),
        ("MORE TIME until Sunday", '"until Sunday" is no length of time; write MORE TIME 24 hours'),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_work(house: House, text: str, why: str) -> None:
    house.begun(schedule_of=ALLOWED)
    before = house.table().phase
    house.reply(0, text)
    assert re.search(re.escape(why), house.answer(0))
    assert house.table().phase == before
    house.reply(0, "MORE TIME 48 hours")
    assert house.table().phase.deadline > before.deadline, "a refusal has cost nothing"


def test_once_in_a_phase_and_as_often_as_the_game_allows(house: House) -> None:
    house.begun(schedule_of=ALLOWED)
    for number in range(1, 4):
        house.reply(0, "MORE TIME 12 hours")
        if number < 3:
            house.reply(0, "MORE TIME 12 hours")
            assert "you have moved this deadline already" in house.answer(0)
            house.reply(0, "PASS")
            house.clock.move(house.table().phase.deadline)
            assert adjudicate_due(house.office) == 1
    assert "you have moved deadlines 2 times, which is as often as this game allows" in house.answer(0)


def test_two_players_can_each_move_the_same_deadline(house: House) -> None:
    house.begun(schedule_of=ALLOWED)
    before = house.table().phase.deadline
    house.reply(0, "MORE TIME 48 hours")
    house.reply(1, "MORE TIME 48 hours")
    assert house.table().phase.deadline == before + timedelta(hours=96)


def test_usually_only_the_game_master_moves_deadlines(house: House) -> None:
    house.begun()
    house.reply(0, "MORE TIME 24 hours")
    assert "in this game players cannot move deadlines; write a NOTE to GM instead" in house.answer(0)


def test_a_phase_that_is_about_to_end_early_keeps_its_end(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, remind=24, repent=30, extensions=1))
    for seat in range(3):
        house.reply(seat, "PASS\nREADY")
    ends = house.table().phase.ends_at
    house.reply(0, "MORE TIME 24 hours")
    assert "this phase is about to end" in house.answer(0)
    assert house.table().phase.ends_at == ends


@pytest.mark.parametrize("wrong", [{"extensions": -1}, {"extensions": 100}, {"extension": 0}, {"extension": 400}])
def test_a_schedule_that_cannot_be_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="a player can give more time 0 to 99 times, by 1 to 336 hours"):
        Schedule(**wrong)  # type: ignore[arg-type]
