"""A game master gives a player who has lost their mailbox another address, and a game another timetable or deadline."""

from datetime import UTC, datetime, timedelta

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.games import phase_end
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.overview import Watch
from adjudicator.service.timetable.schedule import Schedule
from tests import hands
from tests.due import adjudicate_due
from tests.service.calendars import events, said
from tests.service.commanding import answer, gm, log
from tests.service.house import GM, MAILBOX, PLAYERS, House, words

BOB, NEW = PLAYERS[1].address, "bob@elsewhere.test"


def command(house: House, word: str, text: str) -> str:
    return " ".join(master.command(house.office, "andromeda", word, text))


def to(house: House, address: str) -> list[str]:
    return [words(read(mail.raw)) for mail in house.mails() if mail.recipient == address]


# ---- the address of somebody who has lost his mailbox


def test_letters_go_to_the_new_address_and_count_from_there_only(house: House) -> None:
    house.begun()
    before = house.last(1, "report")
    gm(house, f"ADDRESS OF blue {NEW.upper()}")
    assert f"Letters for Blue go to {NEW} from now on" in answer(house)
    assert log(house) == [f"{GM}: moved Blue from {BOB} to {NEW}"]
    assert house.seats()[1].address == NEW
    told = [read(mail.raw) for mail in house.mails() if mail.recipient == NEW][-1]
    assert "RESEND, in answer to this letter" in words(told)
    again = house.raw("RESEND", sender=NEW, to=told.reply_to, answers=told)
    assert house.receive(again).verdict == "asked"
    assert "Your power is" in to(house, NEW)[-1] + to(house, NEW)[-2]
    assert house.receive(house.raw("PASS", sender=NEW, to=before.reply_to, answers=before)).verdict == "accepted"
    assert house.receive(house.raw("PASS", sender=BOB, to=before.reply_to, answers=before)).verdict == "held"
    for seat in (0, 2):
        assert f"Bob, who plays Blue, can be reached at {NEW}" in words(house.last(seat, "notice"))


def test_the_old_mailbox_is_told_without_a_key(house: House) -> None:
    house.begun()
    command(house, "ADDRESS OF", f"Blue {NEW}")
    (old,) = [read(mail.raw) for mail in house.mails(kind="address/") if mail.recipient == BOB]
    assert "If that is wrong, write to the game master at once" in words(old)
    assert old.reply_to in ("", MAILBOX)


def test_a_question_that_waits_for_the_old_mailbox_is_void(house: House) -> None:
    house.begun()
    house.reply(1, "ADDRESS thief@elsewhere.test")
    (question,) = [read(mail.raw) for mail in house.mails() if mail.recipient == "thief@elsewhere.test"]
    command(house, "ADDRESS OF", f"Blue {NEW}")
    confirmed = house.raw("CONFIRM", sender="thief@elsewhere.test", to=question.reply_to, answers=question)
    assert house.receive(confirmed).verdict == "confirm"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Blue", "say whose address it is: ADDRESS OF Blue bob@example.org"),
        (f"Brown {NEW}", "there is no seat 'Brown'"),
        ("Blue bob@", "say whose address it is"),
        (f"Blue {BOB}", f"letters for Blue go to {BOB} already"),
        (f"Blue {PLAYERS[0].address}", "it is ours, or another player's"),
        (f"Blue {MAILBOX}", "is my own address, where Bob reads nothing"),
        ("Blue noreply@elsewhere.test", "nobody reads what is sent to noreply@elsewhere.test"),
    ],
)
def test_an_address_that_will_not_do_changes_nothing(house: House, text: str, why: str) -> None:
    house.begun()
    before = len(house.mails())
    with pytest.raises(GameWrong, match=why):
        command(house, "ADDRESS OF", text)
    assert (house.seats()[1].address, len(house.mails())) == (BOB, before)


def test_somebody_who_has_left_has_no_address_to_be_moved_to(house: House) -> None:
    house.begun()
    house.reply(1, "RESIGN NOW")
    with pytest.raises(
        GameWrong, match=r"nobody plays Blue; game seat andromeda Blue, or SEAT Blue BY \.\.\. by letter, invites"
    ):
        command(house, "ADDRESS OF", f"Blue {NEW}")


def test_a_game_master_who_plays_cannot_have_letters_sent_elsewhere(house: House) -> None:
    house.begun(gm=PLAYERS[0].address)
    with pytest.raises(GameWrong, match="the letters of others cannot be shown to somebody who plays"):
        command(house, "ADDRESS OF", f"Blue {NEW}")
    assert house.seats()[1].address == BOB


def test_the_log_shows_one_who_plays_no_address(house: House) -> None:
    house.begun(gm=PLAYERS[0].address)
    command(house, "MASTER", GM)
    both = f"ADDRESS OF Blue {NEW}\nREPLACE Green BY Dan Low <dan@mail.test>"
    assert master.commanded(house.office, "andromeda", both, GM).done
    watches = [Watch(house.office, who).game("andromeda") for who in (PLAYERS[0].address, GM)]
    plays, other = ([deed.text for deed in seen.deeds] for seen in watches)
    assert plays == ["invited Dan Low as Green", "moved Blue to another address", f"named {GM} a game master"]
    assert other[1] == f"moved Blue from {BOB} to {NEW}"


# ---- another timetable


def test_another_timetable_holds_from_now_on_and_puts_the_open_phase_off_to_its_next_deadline(house: House) -> None:
    house.begun()
    gm(house, "TIMETABLE Tue, Sat 21:00")
    assert "When orders are due, by the clock of UTC: Tue, Sat 21:00." in answer(house)
    assert "Turn 1 phase 1 ends on 9 May 2026, 21:00 (UTC)." in answer(house)
    assert log(house) == [f"{GM}: set the timetable to Tue, Sat 21:00"]
    for seat in range(3):
        told = house.mails(seat, "Another timetable")[-1].raw
        assert "The open phase ends later than you were told." in words(read(told))
        (event,) = events(told)
        assert said(event) == ("09 May 21:00", 1, "CONFIRMED")
    house.to_deadline()
    assert adjudicate_due(house.office) == 1
    assert f"{house.table().phase.deadline:%a %H:%M}" == "Tue 21:00"


def test_no_deadline_comes_earlier_than_was_told(house: House) -> None:
    house.begun()
    deadline = house.table().phase.deadline
    command(house, "TIMETABLE", "daily 18:00")
    assert house.table().phase.deadline == deadline
    assert "The open phase ends when you were told." in words(house.last(0, "notice"))
    house.next_phase()
    assert house.table().phase.deadline == deadline + timedelta(days=1)
    command(house, "TIMETABLE", "48 hours")
    assert "A phase of the game lasts 2 days;" in words(house.last(0, "notice"))
    assert house.table().phase.deadline == deadline + timedelta(days=1)
    house.next_phase()
    assert house.table().phase.deadline == deadline + timedelta(days=3)


def test_a_deadline_that_was_put_off_for_somebody_is_put_off_by_the_new_timetable_too(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, absent=14))
    house.reply(1, "ABSENT 2026-05-08 to 2026-05-09")
    command(house, "TIMETABLE", "daily 21:00")
    phase = house.table().phase
    assert (f"{phase.planned:%d %H}", f"{phase.deadline:%d %H}") == ("08 21", "10 21")


def test_a_phase_that_ends_early_is_not_put_off(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, repent=30))
    for seat in range(3):
        house.reply(seat, "PASS\nREADY")
    command(house, "TIMETABLE", "Sat 21:00")
    assert house.table().phase.ends_at == house.clock.now() + timedelta(minutes=30)


@pytest.mark.parametrize("what", ["a timetable", "an absence"])
def test_a_phase_that_is_held_stays_held_whatever_else_would_move_its_deadline(house: House, what: str) -> None:
    house.begun(schedule_of=Schedule(hours=168, absent=14))
    number = house.game().id
    with house.store.unit() as unit:
        phase_end.hold(house.office, unit, number, "the clock went back", house.clock.now())
    was = house.table().phase
    if what == "a timetable":
        command(house, "TIMETABLE", "Sat 21:00")
        assert "The open phase ends when you were told." in words(house.last(0, "Another timetable"))
    else:
        house.reply(1, "ABSENT 2026-05-08")
        assert "moves to" not in house.answer(1)
    assert house.table().phase == was
    house.to_deadline()
    assert adjudicate_due(house.office) == 0


@pytest.mark.parametrize("text", ["BY 1 week", "BY 7 days", "TO 2026-10-30 9:30"])
def test_an_hour_stays_the_same_hour_when_summer_time_ends(house: House, text: str) -> None:
    house.clock.move(datetime(2026, 10, 16, 7, 30, tzinfo=UTC))
    house.begun(zone="Europe/Berlin")
    assert house.table().phase.deadline == datetime(2026, 10, 23, 7, 30, tzinfo=UTC)
    assert "30 October 2026, 09:30" in command(house, "EXTEND", f"turn 1 phase 1 {text}")
    assert house.table().phase.deadline == datetime(2026, 10, 30, 8, 30, tzinfo=UTC)


def test_a_paused_game_is_not_adjudicated(house: House) -> None:
    house.begun()
    hands.pause(house.office, "andromeda")
    with pytest.raises(GameWrong, match="andromeda cannot be adjudicated: it is paused"):
        command(house, "ADJUDICATE", "turn 1 phase 1")
    hands.resume(house.office, "andromeda")
    assert adjudicate_due(house.office) == 0


def test_those_who_are_invited_are_told_as_well(house: House) -> None:
    house.create()
    command(house, "TIMETABLE", "Sat 21:00")
    assert all("Sat 21:00" in words(house.last(seat, "notice")) for seat in range(3))
    hands.start(house.office, "andromeda")
    assert f"{house.table().phase.deadline:%a %H:%M}" == "Sat 21:00"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "say when phases end: TIMETABLE Tue, Fri 21:00"),
        ("some day", "some day"),
        ("168 hours", "that is the timetable of andromeda already"),
        ("12 hours", "the reminder comes less than 12 hours before the end"),
        ("phase 9: Tue 21:00", "there is no phase 9 in a turn"),
        ("daily 21:00; not 1 Jan - 31 Dec", "more than a year without a deadline"),
    ],
)
def test_a_timetable_that_will_not_do_changes_nothing(house: House, text: str, why: str) -> None:
    house.begun()
    before = (house.game(), house.table().phase, len(house.mails()))
    with pytest.raises(GameWrong, match=why):
        command(house, "TIMETABLE", text)
    assert (house.game(), house.table().phase, len(house.mails())) == before


def test_a_game_that_is_over_has_no_timetable(house: House) -> None:
    house.begun()
    command(house, "END GAME", "turn 1 phase 1")
    with pytest.raises(GameWrong, match="has no more deadlines"):
        command(house, "TIMETABLE", "daily 21:00")


# ---- the deadline


@pytest.mark.parametrize(
    ("zone", "day"), [("America/New_York", "9999-12-31 23:59"), ("Europe/Berlin", "0001-01-01 00:00")]
)
def test_a_day_that_no_calendar_has_elsewhere_is_told(house: House, zone: str, day: str) -> None:
    house.begun(zone=zone)
    assert gm(house, f"EXTEND turn 1 phase 1 TO {day}").verdict == "commanded"
    assert f"there is no {day}" in answer(house)
