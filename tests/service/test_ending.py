"""When phases end: early because all are READY, after the grace, and not while they are held."""

from datetime import timedelta

import pytest

from adjudicator.service import master
from adjudicator.service.games import games, summaries
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.adjudication import adjudicate_now
from tests import hands
from tests.due import adjudicate_due
from tests.service.house import House, words

EARLY = Schedule(hours=168, remind=24, repent=30)


def moved(house: House) -> None:
    """The clock goes on to when the phase is to be looked at next."""
    with house.store.unit() as unit:
        instant = unit.phases.next_instant()
    assert instant is not None
    house.clock.move(instant)


def ready(house: House, *seats: int) -> None:
    for seat in seats:
        house.reply(seat, "PASS\nREADY")


# ---- READY and WAIT


def test_a_phase_ends_early_once_all_who_owe_orders_are_ready(house: House) -> None:
    house.begun(schedule_of=EARLY)
    assert "ends earlier once all who owe orders have written READY" in words(house.last(0, "report"))
    ready(house, 0, 1)
    assert house.table().phase.ends_at is None
    assert "You are READY." in house.answer(1)
    ready(house, 2)
    assert house.table().phase.ends_at == house.clock.now() + timedelta(minutes=30)
    assert "All who owe orders are READY, so turn 1 phase 1 ends soon" in house.answer(2)
    for seat in (0, 1):
        told = house.last(seat, "notice/end")
        assert "Friday 1 May 2026, 18:30" in words(told)
        assert "8 May" not in words(told), "one deadline, and no other beside it"
        assert "write WAIT or change your orders" in words(told)
    assert not [mail for mail in house.mails(2) if "notice/end" in mail.key]
    assert summaries.show(house.office, "andromeda").deadline == house.table().phase.ends_at
    assert adjudicate_due(house.office) == 0
    moved(house)
    assert adjudicate_due(house.office) == 1
    assert house.table().phase.serial == 2
    # A phase that was ended early is followed by a whole one.
    assert house.table().phase.deadline == house.clock.now() + timedelta(days=7)


@pytest.mark.parametrize(("minutes", "moves"), [(31, 1), (30, 0), (10, 0)])
def test_nobody_is_told_of_an_early_end_that_would_not_be_one(house: House, minutes: int, moves: int) -> None:
    house.begun(schedule_of=EARLY)
    house.to_deadline()
    house.pass_time(minutes=-minutes)
    ready(house, 0, 1, 2)
    assert "You are READY." in house.answer(2)
    assert (house.table().phase.moves, len(house.mails(0, "notice/end"))) == (moves, moves)
    assert (house.table().phase.ends_at is not None) == bool(moves)


def test_a_phase_does_not_end_early_by_a_letter_of_which_an_order_was_not_understood(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1)
    house.reply(2, "ATTACK planet 2 mit 3\nRELEASE to home 1\nREADY")
    assert house.table().phase.ends_at is None
    assert "READY again once your orders are right" in house.answer(2)
    assert "You are READY" not in house.answer(2)
    house.reply(2, "ATTACK planet 2 with 3\nREADY")
    assert house.table().phase.ends_at == house.clock.now() + timedelta(minutes=30)


@pytest.mark.parametrize("letter", ["attak planet 2", "STATUS\nattak planet 2"])
def test_a_letter_that_cannot_be_read_says_that_ready_stands(house: House, letter: str) -> None:
    house.begun(schedule_of=EARLY)
    house.reply(0, letter)
    assert "READY with what stood before" not in house.answer(0)
    ready(house, 0, 1, 2)
    house.reply(0, letter)
    assert "You are still READY with what stood before; WAIT takes that back." in house.answer(0)
    assert house.table().phase.ends_at is not None


def test_ready_does_not_count_where_nothing_stands_any_more(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1)
    house.reply(2, "ATTACK planet 2")
    house.reply(2, "WITHDRAW ALL\nREADY")
    assert "READY counts once orders of yours stand; if you want nothing, write PASS." in house.answer(2)
    assert "You are READY" not in house.answer(2)
    house.reply(2, "STATUS")
    assert "You are READY" not in house.answer(2)
    house.reply(2, "READY")
    assert house.table().phase.ends_at is None
    house.reply(2, "PASS")
    assert house.table().phase.ends_at is None, "a letter that changes what is wanted takes READY back"
    house.reply(2, "READY")
    assert house.table().phase.ends_at == house.clock.now() + timedelta(minutes=30)


def test_ready_does_not_count_beside_what_may_be_an_order_in_other_words(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1)
    house.reply(2, "ATTACK planet 2\nVirus flare in challenge 2\nREADY")
    assert house.table().phase.ends_at is None
    assert "this does not count yet, since not all of this letter was understood" in house.answer(2)
    assert "write READY again once your orders are right" in house.answer(2)
    assert "ATTACK" in house.answer(2)


@pytest.mark.parametrize("letter", ["WAIT", "PASS", "REPLACE ALL"])
def test_a_later_letter_takes_ready_back(house: House, letter: str) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1, 2)
    assert house.reply(1, letter).verdict == "accepted"
    assert "You are not READY any more" in house.answer(1)
    assert house.table().phase.ends_at is None
    for seat in (0, 2):
        told = words(house.last(seat, "notice/end"))
        assert "Not all who owe orders are READY any more" in told
        assert "Friday 8 May 2026, 18:00" in told
        assert "Blue" not in told
    house.pass_time(hours=1)
    assert adjudicate_due(house.office) == 0
    ready(house, 1)
    assert house.table().phase.ends_at == house.clock.now() + timedelta(minutes=30)


def test_whoever_takes_ready_back_is_told_so_though_the_others_never_were_ready(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 1)
    house.reply(1, "PASS")
    assert "You are not READY any more" in house.answer(1)
    house.reply(1, "PASS")
    assert "READY any more" not in house.answer(1)


def test_only_those_who_owe_orders_make_a_phase_end_early_and_can_stop_that(house: House) -> None:
    """In Cosmoclasm not all are asked something in every phase."""
    house.begun(title="cosmoclasm", schedule_of=EARLY)
    while all(house.table().owes(seat) for seat in range(3)):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    (idle,) = (seat for seat in range(3) if not house.table().owes(seat))
    one, other = (seat for seat in range(3) if seat != idle)
    ready(house, idle)
    assert "You owe no orders for this phase, so it does not wait for you to be READY." in house.answer(idle)
    ready(house, one)
    assert house.table().phase.ends_at is None
    ready(house, other)
    assert house.table().phase.ends_at is not None
    assert "write WAIT or change your orders" in words(house.last(one, "notice/end"))
    told = words(house.last(idle, "notice/end"))
    assert "ends soon" in told
    assert "write WAIT" not in told


def test_a_phase_that_is_extended_does_not_end_early_because_all_were_ready(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1, 2)
    ends = house.table().phase.deadline + timedelta(days=2)
    master.command(house.office, "andromeda", "EXTEND", "turn 1 phase 1 BY 2 days")
    assert "Sunday 10 May 2026, 18:00" in words(house.last(1, "notice"))
    house.pass_time(hours=1)
    assert adjudicate_due(house.office) == 0
    assert (house.table().phase.ends_at, house.table().phase.deadline) == (None, ends)


def test_orders_that_the_game_master_enters_take_ready_back_and_all_are_told(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1, 2)
    assert house.table().phase.ends_at is not None
    master.command(house.office, "andromeda", "ORDERS FOR", "Blue turn 1 phase 1", ("REPLACE ALL", "PASS"))
    assert house.table().phase.ends_at is None
    for seat in (0, 2):
        assert "Not all who owe orders are READY any more" in words(house.last(seat, "notice/end"))
    assert "You are not READY any more" in words(house.last(1, "paper"))
    master.command(house.office, "andromeda", "ORDERS FOR", "Blue turn 1 phase 1", ("PASS", "READY"))
    assert house.table().phase.ends_at is not None
    assert "All who owe orders are READY, so turn 1 phase 1 ends soon" in words(house.last(1, "paper"))


def test_the_grace_ends_with_orders_that_the_game_master_enters(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, grace=12, silent=1.0))
    for seat in (0, 2):
        house.reply(seat, "PASS")
    house.to_deadline()
    assert adjudicate_due(house.office) == 0
    master.command(house.office, "andromeda", "ORDERS FOR", "Blue turn 1 phase 1", ("PASS",))
    assert adjudicate_due(house.office) == 1


def test_a_question_takes_nothing_back(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0)
    house.reply(0, "STATUS\nSHOW ORDERS")
    house.reply(0, "STATUS")
    assert "You are READY." in house.answer(0)
    assert "You pass" in house.answer(0) or "READY" in house.answer(0)


def test_ready_counts_only_with_orders(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1)
    house.reply(2, "READY")
    assert "READY counts once orders of yours stand; if you want nothing, write PASS." in house.answer(2)
    assert house.table().phase.ends_at is None
    house.reply(2, "PASS\nREADY")
    assert house.table().phase.ends_at is not None


def test_who_has_said_nothing_can_say_wait(house: House) -> None:
    house.begun(schedule_of=EARLY)
    house.reply(0, "WAIT")
    assert "you have not written READY" in house.answer(0)


def test_in_a_game_without_early_ends_ready_changes_nothing(house: House) -> None:
    house.begun()
    ready(house, 0, 1, 2)
    assert "ends at its deadline, whoever is ready; nothing was changed" in house.answer(2)
    assert house.table().phase.ends_at is None


@pytest.mark.parametrize(
    ("shown", "said", "unsaid"),
    [
        ("nobody", "You are READY.", "of the 3"),
        ("count", "1 of the 3 who owe", "READY: Red"),
        ("names", "READY: Red.", ""),
    ],
)
def test_who_is_ready_is_told_as_far_as_the_setting_says(house: House, shown: str, said: str, unsaid: str) -> None:
    house.begun(schedule_of=Schedule(hours=168, repent=30, shown=shown))  # type: ignore[arg-type]
    ready(house, 0)
    assert said in house.answer(0)
    house.reply(1, "STATUS")
    other = house.answer(1)
    assert ("of the 3 who owe" in other) == (shown == "count")
    assert ("READY: Red" in other) == (shown == "names")
    assert not unsaid or unsaid not in house.answer(0)


def test_nobody_can_fill_mailboxes_with_ready_and_wait(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1)
    for _ in range(4):
        ready(house, 2)
        house.reply(2, "WAIT")
    assert len(house.mails(0, "notice/end")) == 6
    assert house.table().phase.ends_at is None


def test_an_early_end_that_is_due_after_a_restart_still_asks_whether_all_are_ready(house: House) -> None:
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1, 2)
    house.pass_time(minutes=31)
    # The letter was there before the phase was looked at.
    house.reply(0, "WAIT")
    assert adjudicate_due(house.office) == 0
    assert house.table().phase.serial == 1


def test_an_early_end_that_not_all_agree_to_any_more_is_given_up(house: House) -> None:
    """Nobody's letter changed it: a game master has entered orders, or a seat has another player."""
    house.begun(schedule_of=EARLY)
    ready(house, 0, 1)
    number = house.game().id
    with house.store.unit() as unit:
        unit.phases.end_at(number, 1, house.clock.now())
    assert adjudicate_due(house.office) == 0
    assert house.table().phase.ends_at is None
    assert house.table().phase.serial == 1


# ---- grace


def test_missing_orders_are_waited_for_and_their_writers_are_told(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, remind=0, grace=12))
    assert "the phase waits for them until Saturday 9 May 2026, 06:00" in words(house.last(0, "report"))
    ready(house, 0)
    house.to_deadline()
    assert adjudicate_due(house.office) == 0
    assert adjudicate_due(house.office) == 0
    assert [mail.key for mail in house.mails(kind="late")] == ["andromeda/1/Blue/late", "andromeda/1/Green/late"]
    assert "The deadline has passed. The phase waits for your orders until Saturday 9 May" in words(
        house.last(1, "late")
    )
    moved(house)
    assert adjudicate_due(house.office) == 1
    assert house.table().phase.deadline == house.clock.now() + timedelta(days=7, hours=-12)


def test_the_grace_ends_when_the_last_orders_have_come(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, grace=12))
    ready(house, 0, 1)
    house.to_deadline()
    adjudicate_due(house.office)
    house.pass_time(hours=1)
    assert house.reply(2, "PASS", "late").verdict == "accepted"
    assert adjudicate_due(house.office) == 1


def test_nobody_is_waited_for_when_all_have_written(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, grace=12))
    ready(house, 0, 1, 2)
    house.next_phase()
    assert house.mails(kind="late") == []


# ---- too few letters


def test_a_phase_with_too_few_letters_is_held_until_the_game_master_ends_it(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, silent=0.5))
    ready(house, 0)
    house.to_deadline()
    assert adjudicate_due(house.office) == 0
    assert adjudicate_due(house.office) == 0
    (notice,) = house.notices("held")
    assert "2 of the 3 who owe orders have sent none" in notice
    assert "adjudicator adjudicate andromeda" in notice
    for seat in range(3):
        assert "The game master holds this phase" in words(house.last(seat, "notice"))
    assert summaries.show(house.office, "andromeda").held == "2 of the 3 who owe orders have sent none"
    house.pass_time(days=3)
    assert house.reply(1, "PASS").verdict == "accepted"
    assert adjudicate_due(house.office) == 0
    assert adjudicate_now(house.office, "andromeda")
    assert house.table().phase.serial == 2


def test_a_phase_that_is_held_can_go_on_with_a_new_deadline(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, silent=0.5))
    house.to_deadline()
    adjudicate_due(house.office)
    hands.resume(house.office, "andromeda")
    phase = house.table().phase
    assert (phase.held, phase.deadline) == (None, house.clock.now() + timedelta(days=7))
    with pytest.raises(games.GameWrong):
        hands.resume(house.office, "andromeda")


def test_a_phase_that_was_held_for_a_day_and_is_ended_keeps_its_slot(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, silent=0.5))
    ready(house, 0)
    house.to_deadline()
    slot = house.clock.now()
    assert adjudicate_due(house.office) == 0
    house.pass_time(days=1)
    master.command(house.office, "andromeda", "ADJUDICATE", "turn 1 phase 1")
    assert adjudicate_due(house.office) == 1
    assert house.table().phase.deadline == slot + timedelta(days=7)


def test_a_phase_whose_deadline_has_passed_is_not_extended_to_a_time_that_has_passed_as_well(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, silent=0.5))
    house.to_deadline()
    assert adjudicate_due(house.office) == 0
    house.pass_time(days=2)
    for said in ("BY 1 day", "BY 2 days"):
        with pytest.raises(games.GameWrong, match=r"a new end on (9|10) May 2026, 18:00 .UTC. has passed as well"):
            master.command(house.office, "andromeda", "EXTEND", f"turn 1 phase 1 {said}")
    master.command(house.office, "andromeda", "EXTEND", "turn 1 phase 1 BY 3 days")
    assert house.table().phase.deadline == house.clock.now() + timedelta(days=1)
    assert house.table().phase.held is None, "it goes on, as the page for game masters says"
    # A year is counted from now, whenever the deadline was.
    with pytest.raises(games.GameWrong, match="by a year at most"):
        master.command(house.office, "andromeda", "EXTEND", "turn 1 phase 1 TO 2027-05-12 18:00")


def test_a_game_master_who_ends_a_phase_by_letter_is_asked_for_no_grace(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, grace=12, silent=0.5))
    number = house.game().id
    with house.store.unit() as unit:
        assert unit.phases.let_end(number, 1, house.clock.now())
        assert not unit.phases.hold(number, 1, "it cannot be held any more")
    assert adjudicate_due(house.office) == 1


def test_half_of_the_letters_are_enough_for_half(house: House) -> None:
    house.begun(players=4, schedule_of=Schedule(hours=168, silent=0.5))
    ready(house, 0, 1)
    house.next_phase()
    assert house.notices("held") == []
