"""Looking at a game does whatever is due in it, once; and nothing is forgotten, whatever a runner forgets."""

import threading
from datetime import datetime, timedelta

import pytest

from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.mailroom.reception import handle_all, receive
from adjudicator.service.runners import FORESIGHT, Look
from adjudicator.service.runners.inside import Inside
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.due_games import POST_ROOM, ask_due, reconcile
from adjudicator.service.work.due_work import look
from adjudicator.service.work.mailbox_guard import looked
from tests import hands
from tests.patience import PATIENCE
from tests.service.house import MAILBOX, House

BOX = "imap://games@mail.test/INBOX"


class Listed:
    """A runner that only writes down what is asked of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, datetime | None]] = []

    def look_at(self, *games: int) -> None:
        self.asked += [(game, None) for game in games]

    def look_at_later(self, game: int, at: datetime) -> None:
        self.asked.append((game, at))

    def move(self, game: int, at: datetime) -> None: ...

    def cancel(self, game: int) -> None: ...

    def run(self, look: Look) -> None: ...

    def stop(self) -> None: ...


def due(house: House) -> list[int]:
    runner = Listed()
    assert ask_due(house.office, runner, [BOX]) == len(runner.asked)
    return [game for game, _ in runner.asked]


def done(house: House) -> int:
    """What one look at the game does, which must be all that is due, and nothing when it is done again."""
    assert due(house) == [1]
    found = look(house.office, 1, [BOX]).done
    assert due(house) == []
    again = look(house.office, 1, [BOX])
    assert again.done == 0
    assert again.next is None or again.next > house.clock.now()
    return found


def test_a_phase_ends_once_and_only_when_the_mailbox_was_read(house: House) -> None:
    house.begun()
    looked(house.office, BOX, house.clock.now())
    house.to_deadline()
    house.pass_time(minutes=1)
    look(house.office, 1, [BOX])  # the reminder, for which it is too late
    assert due(house) == []
    assert look(house.office, 1, [BOX]).done == 0
    assert look(house.office, 1, [BOX, "another that was never read"]).done == 0
    looked(house.office, BOX, house.clock.now())
    assert done(house) == 1
    assert house.game().serial == 2


def test_a_letter_that_waits_is_handled_first(house: House) -> None:
    house.begun()
    looked(house.office, BOX, house.clock.now())
    report = house.last(0, "report")
    receive(house.office, house.raw("PASS", to=report.reply_to or MAILBOX, answers=report), source="pipe")
    house.to_deadline()
    looked(house.office, BOX, house.clock.now())
    assert due(house) == [POST_ROOM, 1]
    assert look(house.office, 1, [BOX]).done == 0
    assert house.game().serial == 1


def test_reminders(house: House) -> None:
    house.begun()
    assert due(house) == []
    instant = house.table().phase.remind_at
    assert instant is not None
    assert look(house.office, 1, [BOX]).next == instant
    house.clock.move(instant)
    assert done(house) == 3


def test_a_pause_that_ends(house: House) -> None:
    house.begun()
    hands.pause(house.office, "andromeda", 10)
    assert look(house.office, 1, [BOX]).next == house.clock.now() + timedelta(days=10)
    house.pass_time(days=10)
    assert done(house) == 1
    assert house.game().status == "running"


def test_messages_without_a_name(house: House) -> None:
    house.begun(press=PressRules(anonymous=True))
    house.reply(0, "PRESS ANONYMOUSLY TO Blue, Green\nI know you.\nEND")
    house.pass_time(hours=1)
    assert done(house) == 2


def away_over_the_deadline(house: House, *, read_first: bool) -> None:
    """The service is started long after the deadline; it looks at the game before or after the mailbox."""
    looked(house.office, BOX, house.clock.now())
    house.to_deadline()
    house.pass_time(days=10)
    if read_first:
        looked(house.office, BOX, house.clock.now())
    while look(house.office, 1, [BOX]).done:
        pass
    looked(house.office, BOX, house.clock.now())
    while look(house.office, 1, [BOX]).done:
        pass
    assert house.game().serial == 2


@pytest.mark.parametrize("read_first", [False, True])
def test_messages_whose_time_came_before_the_end_of_a_phase_come_before_it(house: House, read_first: bool) -> None:
    house.begun(press=PressRules(anonymous=True))
    house.reply(0, "PRESS ANONYMOUSLY TO Blue, Green\nI know you.\nEND")
    away_over_the_deadline(house, read_first=read_first)
    assert [mail.key.split("/")[1] for mail in house.mails(1, "/press/")] == ["1"]


@pytest.mark.parametrize("read_first", [False, True])
def test_messages_whose_time_came_after_the_end_of_a_phase_come_after_it(house: House, read_first: bool) -> None:
    house.begun(press=PressRules(anonymous=True), schedule_of=Schedule(hours=168, repent=5))
    house.reply(0, "PRESS ANONYMOUSLY TO Blue, Green\nI know you.\nEND")
    for seat in range(3):
        house.reply(seat, "PASS\nREADY")
    away_over_the_deadline(house, read_first=read_first)
    assert [mail.key.split("/")[1] for mail in house.mails(1, "/press/")] == ["2"]


def test_messages_whose_time_came_after_the_end_of_a_phase_wait_for_letters_too(house: House) -> None:
    house.begun(press=PressRules(anonymous=True), schedule_of=Schedule(hours=168, repent=5))
    house.reply(0, "PRESS ANONYMOUSLY TO Blue, Green\nI know you.\nEND")
    for seat in range(3):
        house.reply(seat, "PASS\nREADY")
    house.to_deadline()
    receive(house.office, house.raw("Is it over?"), source="pipe")
    looked(house.office, BOX, house.clock.now())
    assert look(house.office, 1, [BOX]).done == 0
    handle_all(house.office)
    assert done(house) == 1 + 2
    assert [mail.key.split("/")[1] for mail in house.mails(1, "/press/")] == ["2"]


@pytest.mark.parametrize("read_first", [False, True])
def test_an_offer_that_lapsed_before_the_end_of_a_phase_is_made_again_before_it(house: House, read_first: bool) -> None:
    house.begun()
    with house.store.unit() as unit:
        for name in ("eve", "fay"):
            unit.standbys.add(1, address=f"{name}@mail.test", player=name, at=house.clock.now())
    house.reply(1, "RESIGN NOW")
    away_over_the_deadline(house, read_first=read_first)
    assert [(mail.recipient, mail.key.split("/")[1]) for mail in house.mails(1, "/invitation/")] == [
        ("eve@mail.test", "1"),
        ("fay@mail.test", "1"),
    ]


@pytest.mark.parametrize("read_first", [False, True])
def test_a_letter_that_nobody_released_before_the_end_of_a_phase(house: House, read_first: bool) -> None:
    house.begun()
    report = house.last(0, "report")
    house.receive(house.raw("PASS", sender="eve@mail.test", to=report.reply_to or MAILBOX, answers=report))
    away_over_the_deadline(house, read_first=read_first)
    assert house.notices("unreleased") != []


def test_a_letter_that_nobody_releases(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    house.receive(house.raw("PASS", sender="eve@mail.test", to=report.reply_to or MAILBOX, answers=report))
    house.pass_time(hours=24)
    assert done(house) == 1
    assert house.notices("unreleased") != []


def test_an_offer_that_nobody_answers(house: House) -> None:
    house.create(players=3)
    with house.store.unit() as unit:
        unit.standbys.add(1, address="eve@mail.test", player="eve", at=house.clock.now())
        unit.standbys.settle(1, "offered", seat=1, until=house.clock.now() + timedelta(hours=48))
    house.pass_time(hours=48)
    assert done(house) == 1
    with house.store.unit() as unit:
        assert [one.address for one in unit.standbys.of(1, "lapsed")] == ["eve@mail.test"]


def test_a_game_that_is_not_there_is_no_trouble(house: House) -> None:
    assert look(house.office, 17, [BOX]).next is None


def test_reconciling_asks_for_what_is_due_soon_and_no_more(house: House) -> None:
    house.begun()
    house.begun("mars", players=4)
    with house.store.unit() as unit:
        mars = unit.games.named("mars")
        assert mars is not None
        unit.phases.move(mars.id, 1, deadline=house.clock.now() + FORESIGHT, remind_at=None)
    runner = Listed()
    assert reconcile(house.office, runner) == 1
    assert runner.asked == [(mars.id, house.clock.now() + FORESIGHT)]
    house.pass_time(days=100)
    runner = Listed()
    assert reconcile(house.office, runner) == 2
    assert [game for game, _ in runner.asked] == [mars.id, 1], "the longest overdue first"


# ---- the runner within the service


@pytest.fixture
def inside(house: House) -> Inside:
    return Inside(house.clock)


def looks(runner: Inside, wanted: int) -> list[int]:
    """The games looked at, in order, until there were so many of them."""
    seen: list[int] = []

    def look(game: int) -> None:
        seen.append(game)
        if len(seen) == wanted:
            runner.stop()

    runner.run(look)
    return seen


def test_games_are_looked_at_in_the_order_of_their_times(house: House, inside: Inside) -> None:
    now = house.clock.now()
    inside.look_at_later(1, now - timedelta(hours=1))
    inside.look_at_later(2, now - timedelta(hours=2))
    inside.look_at_later(2, now)
    inside.look_at(3)
    inside.look_at(3)
    inside.look_at_later(4, now + timedelta(seconds=1))
    assert looks(inside, 3) == [3, 2, 1]


def test_what_was_asked_for_can_be_moved_and_cancelled(house: House, inside: Inside) -> None:
    now = house.clock.now()
    inside.look_at_later(1, now)
    inside.move(1, now + timedelta(days=1))
    inside.look_at_later(2, now)
    inside.cancel(2)
    inside.look_at(3)
    inside.move(3, now + timedelta(days=1))
    assert looks(inside, 1) == [3]


def test_a_look_that_fails_ends_the_run_and_nothing_else(house: House, inside: Inside) -> None:
    def fail(game: int) -> None:
        raise ValueError(game)

    inside.look_at(1)
    inside.look_at_later(2, house.clock.now())
    with pytest.raises(ValueError, match="1"):
        inside.run(fail)
    assert looks(inside, 1) == [2]


def test_it_sleeps_until_a_time_comes_or_somebody_asks(house: House, inside: Inside) -> None:
    seen: list[int] = []
    came = threading.Event()

    def look(game: int) -> None:
        seen.append(game)
        came.set()

    thread = threading.Thread(target=inside.run, args=(look,))
    thread.start()
    inside.look_at_later(1, house.clock.now() + timedelta(days=1))
    inside.look_at(2)
    assert came.wait(PATIENCE)
    came.clear()
    house.pass_time(days=1)
    assert came.wait(PATIENCE)
    inside.stop()
    thread.join(PATIENCE)
    assert seen == [2, 1]
