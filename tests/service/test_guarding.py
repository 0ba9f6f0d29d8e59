"""A phase is not ended blindly: not after an outage over its deadline, and not by a clock that jumps."""

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.parsing.letter import read
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.office.office import Office
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.adjudication import adjudicate_now
from adjudicator.service.work.due_work import look
from adjudicator.service.work.mailbox_guard import looked
from tests import hands
from tests.due import adjudicate_due
from tests.service.house import START, House, words
from tests.service.served import USERS

BOX = "imap://games@mail.test/INBOX"


@pytest.fixture
def guarded(house: House) -> Office:
    house.begun()
    office = replace(house.office, outage=timedelta(hours=1))
    assert looked(office, BOX, START) == 0
    return office


def minded(office: Office, house: House, instant: datetime) -> int:
    """The mailbox is read at an instant, and what is due is adjudicated; how many phases were."""
    house.clock.move(instant)
    looked(office, BOX, instant)
    return adjudicate_due(office, read_at=instant)


def test_a_deadline_that_passes_while_the_mailbox_is_read_is_safe(house: House, guarded: Office) -> None:
    deadline = house.table().phase.deadline
    looked(guarded, BOX, deadline - timedelta(minutes=50))
    assert minded(guarded, house, deadline + timedelta(minutes=5)) == 1
    assert house.notices("held") == []


def test_a_phase_whose_deadline_passed_during_an_outage_is_held(house: House, guarded: Office) -> None:
    deadline = house.table().phase.deadline
    looked(guarded, BOX, deadline - timedelta(minutes=50))
    assert minded(guarded, house, deadline + timedelta(minutes=20)) == 0
    (notice,) = house.notices("held")
    assert "nobody looked into the mailbox from 08 May 2026 17:10 to 08 May 2026 18:20 (UTC)" in notice
    (letter,) = [read(mail.raw) for mail in house.mails() if mail.key.startswith("notice/")]
    assert words(letter).startswith("[andromeda: held] Turn 1 phase 1 of andromeda waits for you: nobody")
    assert words(letter).count("held") == 1
    told = words(house.last(0, "notice"))
    assert "Turn 1 phase 1 is held" in told
    assert told.count("Orders count until then") == 1
    assert "Until then your orders" not in told
    assert minded(guarded, house, deadline + timedelta(days=1)) == 0
    assert len(house.notices("held")) == 1
    # What lay in the mailbox counts, and the game master ends the phase.
    assert house.reply(0, "PASS").verdict == "accepted"
    assert adjudicate_now(guarded, "andromeda")
    assert house.table().phase.serial == 2


def test_an_outage_between_deadlines_holds_nothing(house: House, guarded: Office) -> None:
    assert looked(guarded, BOX, START + timedelta(days=3)) == 0
    looked(guarded, BOX, house.table().phase.deadline - timedelta(minutes=1))
    assert minded(guarded, house, house.table().phase.deadline) == 1


def test_a_clock_that_jumps_far_ahead_ends_nothing(house: House, guarded: Office) -> None:
    assert minded(guarded, house, START + timedelta(days=4000)) == 0
    assert house.table().phase.serial == 1
    # Put right again it goes back, which is no reason to go on by itself.
    assert minded(guarded, house, START + timedelta(minutes=1)) == 0
    hands.resume(guarded, "andromeda")
    looked(guarded, BOX, house.table().phase.deadline - timedelta(minutes=1))
    assert minded(guarded, house, house.table().phase.deadline) == 1


def test_a_clock_that_goes_back_holds_all_that_is_open(house: House, guarded: Office) -> None:
    assert looked(guarded, BOX, START - timedelta(minutes=30)) == 0
    assert looked(guarded, BOX, START - timedelta(days=30)) == 1
    (notice,) = house.notices("held")
    assert "the clock went back from 01 May 2026 17:30 to 01 April 2026 18:00 (UTC)" in notice


def noted(office: Office) -> datetime | None:
    with office.store.unit() as unit:
        return unit.looks.of(BOX)


def test_a_mailbox_that_is_read_all_the_time_is_noted_twice_a_minute(guarded: Office) -> None:
    for seconds, stands in ((10, 0), (29.9, 0), (30, 30), (59.9, 30), (65, 65)):
        looked(guarded, BOX, START + timedelta(seconds=seconds))
        assert noted(guarded) == START + timedelta(seconds=stands)


def test_but_at_once_where_a_deadline_has_just_come(house: House, guarded: Office) -> None:
    """Else the phase would wait for the next look, and players with it."""
    deadline = house.table().phase.deadline
    before, after = deadline - timedelta(seconds=10), deadline + timedelta(seconds=5)
    looked(guarded, BOX, before)
    looked(guarded, BOX, after)
    assert noted(guarded) == after


def test_or_where_the_clock_was_put_back_a_little(guarded: Office) -> None:
    back = START - timedelta(seconds=5)
    assert looked(guarded, BOX, back) == 0
    assert noted(guarded) == back


@pytest.mark.parametrize(("more", "held"), [(timedelta(0), 0), (timedelta(microseconds=1), 1)])
def test_an_outage_is_longer_than_what_is_called_so(house: House, guarded: Office, more: timedelta, held: int) -> None:
    before = house.table().phase.deadline - timedelta(minutes=30)
    looked(guarded, BOX, before)
    house.begun("faraway", schedule_of=Schedule(hours=1000))
    assert looked(guarded, BOX, before + timedelta(hours=1) + more) == held


@pytest.mark.parametrize(("more", "held"), [(timedelta(0), 0), (timedelta(microseconds=1), 1)])
def test_and_so_is_a_step_back(guarded: Office, more: timedelta, held: int) -> None:
    assert looked(guarded, BOX, START - timedelta(hours=1) - more) == held


def test_a_service_that_was_down_over_a_deadline_holds_the_phase(house: House) -> None:
    """The mailbox was last read before the deadline, and the next service starts long after it."""
    house.begun()
    office = replace(house.office, outage=timedelta(hours=1))
    with Embedded(USERS) as post:
        for instant in (START, house.table().phase.deadline + timedelta(days=1)):
            house.clock.move(instant)
            mailbox = ImapFolder(post.imap("games"))
            assert mailbox.fetch(office) == 0
            looked(office, mailbox.name, instant)
            look(office, house.game().id, [mailbox.name])
            mailbox.close()
    assert house.table().phase.serial == 1
    assert len(house.notices("held")) == 1


def test_an_installation_can_do_without(house: House) -> None:
    house.begun()
    looked(house.office, BOX, START)
    assert minded(house.office, house, START + timedelta(days=30)) == 1
