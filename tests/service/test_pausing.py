"""A game that is paused, alone or beside a phase that is held: what is told of it, and when it goes on."""

from datetime import timedelta

import pytest

from adjudicator.service.games import games, pauses
from adjudicator.service.timetable.schedule import Schedule
from tests import hands
from tests.due import adjudicate_due
from tests.service.house import House, words


def test_a_paused_game_says_so_in_its_letters(house: House) -> None:
    house.begun()
    hands.pause(house.office, "andromeda")
    house.reply(0, "PASS")
    paused = "The game is paused, and the clock stands still until Friday 29 May 2026, 18:00 (UTC) at most."
    new = "If the deadline comes while the game is paused, the phase does not end, and a new deadline is set."
    assert f"{paused} {new}" in house.answer(0)
    house.reply(0, "STATUS")
    assert house.answer(0).count("The game is paused") == 1


def test_a_pause_that_ends_before_the_deadline_says_nothing_of_another(house: House) -> None:
    house.begun()
    hands.pause(house.office, "andromeda", 3)
    house.reply(0, "PASS")
    assert "until Monday 4 May 2026, 18:00 (UTC) at most." in house.answer(0)
    assert "a new one is set" not in house.answer(0)


def test_who_asks_is_told_of_a_pause_beside_a_held_phase(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, silent=0.5))
    house.to_deadline()
    assert adjudicate_due(house.office) == 0
    hands.pause(house.office, "andromeda")
    house.reply(0, "STATUS")
    assert house.answer(0).count("The game is paused.") == 1
    assert "The game master holds this phase" in house.answer(0)


def test_a_pause_ends_by_itself(house: House) -> None:
    house.begun()
    hands.pause(house.office, "andromeda", 10)
    with house.store.unit() as unit:
        assert unit.phases.next_instant() == house.clock.now() + timedelta(days=10)
    house.pass_time(days=9)
    assert pauses.resume_due(house.office, house.game().id) == 0
    house.pass_time(days=1)
    assert pauses.resume_due(house.office, house.game().id) == 1
    assert pauses.resume_due(house.office, house.game().id) == 0
    assert house.game().status == "running"
    assert house.table().phase.deadline == house.clock.now() + timedelta(days=7)
    assert "The game goes on" in words(house.last(0, "notice"))
    (notice,) = house.notices("resumed")
    assert "andromeda goes on: it was paused until now." in notice
    for days in (0, 91):
        with pytest.raises(games.GameWrong, match="1 to 90 days"):
            hands.pause(house.office, "andromeda", days)


def test_a_pause_that_ends_by_itself_lets_nothing_end_that_is_held(house: House) -> None:
    house.begun()
    game = house.game().id
    with house.store.unit() as unit:
        unit.phases.hold(game, 1, "for a reason")
    hands.pause(house.office, "andromeda", 10)
    before = len(house.mails(0, "notice"))
    house.pass_time(days=10)
    assert pauses.resume_due(house.office, game)
    assert (house.game().status, house.table().phase.held) == ("running", "for a reason")
    # Players were told that the phase is held, and it still is: nothing goes on.
    assert len(house.mails(0, "notice")) == before
    (notice,) = house.notices("resumed")
    assert "andromeda is paused no more, but turn 1 phase 1 is still held: for a reason." in " ".join(notice.split())
    assert "RESUME" in notice
    assert "ADJUDICATE turn 1 phase 1" in notice
    hands.resume(house.office, "andromeda")
    assert house.table().phase.held is None


def test_a_game_that_is_paused_and_held_goes_on_when_its_master_says_so(house: House) -> None:
    """He says it once, and everybody is told that it goes on: so nothing may hold it any more."""
    house.begun()
    game = house.game().id
    with house.store.unit() as unit:
        unit.phases.hold(game, 1, "for a reason")
    hands.pause(house.office, "andromeda")
    hands.resume(house.office, "andromeda")
    assert (house.game().status, house.table().phase.held) == ("running", None)
    assert "The game goes on" in words(house.last(0, "notice"))
    house.pass_time(days=7)
    assert house.notices("resumed") == []


def test_what_the_program_has_stopped_waits_for_the_game_master(house: House) -> None:
    house.begun()
    with house.store.unit() as unit:
        unit.games.pause(1)
    house.pass_time(days=400)
    assert pauses.resume_due(house.office, house.game().id) == 0
    assert house.game().status == "paused"
