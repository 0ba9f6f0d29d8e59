"""The end of a phase that was prepared is the end that it would have had, and nobody knows of it before."""

import logging
import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.service import master
from adjudicator.service.mailroom.mail_sources import Pipe
from adjudicator.service.office.office import Office
from adjudicator.service.settings.clock import StoppedClock
from adjudicator.service.work import adjudication, prepared_ends
from adjudicator.service.work.adjudication import adjudicate
from adjudicator.service.work.prepared_ends import AHEAD, LATE, PreparedEnds
from adjudicator.service.work.serve import Service
from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Due
from tests.patience import PATIENCE
from tests.service.corrected import command
from tests.service.hearing import Heard, at_work
from tests.service.house import House
from tests.service.preparing import QUIET, SOON, Preparing, ordered


def contents(folder: Path) -> list[str]:
    """Everything in the database, in words."""
    with closing(sqlite3.connect(folder / "games.db")) as db:
        return list(db.iterdump())


class Side(Preparing):
    """A house shortly before its deadline; and, on a copy of its database, what comes of it if nothing is prepared."""

    def __init__(self, house: House, folder: Path) -> None:
        super().__init__(house, folder)
        self.folder = folder

    def end(self, *names: str) -> list[bool]:
        """End the phases of these games, and say of which what was prepared was used."""
        folder = self.folder / f"copy {len(list(self.folder.iterdir()))}"
        folder.mkdir()
        with (
            closing(sqlite3.connect(self.folder / "games.db")) as db,
            closing(sqlite3.connect(folder / "games.db")) as copy,
        ):
            db.backup(copy)
        self.ends.used.clear()
        office, store = self.house.office, Store(f"sqlite:///{folder / 'games.db'}")
        for name in names:
            game = self.house.game(name)
            adjudicate(office, game.id, game.serial, ahead=self.ends)
            adjudicate(replace(office, store=store), game.id, game.serial)
        store.close()
        assert contents(self.folder) == contents(folder)
        return self.ends.used


@pytest.fixture
def side(house: House, tmp_path: Path) -> Iterator[Side]:
    ordered(house)
    found = Side(house, tmp_path)
    found.to(QUIET)
    yield found
    found.ends.close()


def test_a_phase_ends_as_it_was_prepared(side: Side) -> None:
    assert side.prepare() == 1
    assert side.prepare() == 0, "nothing has changed"
    side.to(timedelta(0))
    assert side.end("andromeda") == [True]
    assert str(side.house.table().heading) == "turn 1 phase 2"
    assert len(side.house.mails(kind="report")) == 8


def test_of_what_is_prepared_nothing_is_anywhere(side: Side, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before, files = contents(tmp_path), sorted(path.name for path in tmp_path.iterdir())
    caplog.set_level(logging.DEBUG, logger="adjudicator")
    caplog.clear()
    assert side.prepare() == 1
    assert contents(tmp_path) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == files
    assert caplog.records == []
    adjudicate(side.house.office, side.house.game().id, 1, ahead=side.ends)
    assert contents(tmp_path) == before, "not before its time"


def test_what_two_games_have_prepared_does_not_get_mixed_up(side: Side) -> None:
    """Both would have put their letters under the same number."""
    house = side.house
    side.to(timedelta(days=7))
    house.begun("lyra", players=4)
    side.to(QUIET)
    assert side.prepare() == 2
    side.to(timedelta(0))
    assert side.end("lyra", "andromeda") == [True, True]
    told = {name: house.last(0, "report", name) for name in ("andromeda", "lyra")}
    assert all(f"[{name}]" in letter.subject for name, letter in told.items())


@pytest.mark.parametrize(
    ("change", "how"),
    [
        ("orders in the last second", lambda house: house.reply(0, "PASS")),
        ("a message", lambda house: house.reply(1, "PRESS TO ALL\nHello\nEND PRESS")),
        ("another address", lambda house: master.command(house.office, "andromeda", "REPLACE", "Green")),
        (
            "a longer phase",
            lambda house: master.command(house.office, "andromeda", "EXTEND", "turn 1 phase 1 BY 1 days"),
        ),
        ("a pause", lambda house: master.command(house.office, "andromeda", "PAUSE")),
    ],
)
def test_what_was_prepared_counts_only_if_nothing_has_changed(
    side: Side, change: str, how: Callable[[House], object]
) -> None:
    assert side.prepare() == 1
    side.to(SOON)
    how(side.house)
    side.to(timedelta(0))
    assert side.end("andromeda") == [False], change


@pytest.mark.parametrize("said", ["PASS", "PRESS TO ALL\nHello\nEND PRESS"])
def test_it_is_prepared_again_after_another_letter(side: Side, said: str) -> None:
    assert side.prepare() == 1
    side.house.reply(0, said)
    assert side.prepare() == 1
    side.to(timedelta(0))
    assert side.end("andromeda") == [True]


def test_a_phase_that_is_taken_back_is_prepared_anew(side: Side) -> None:
    side.to(timedelta(0))
    side.end("andromeda")
    side.to(QUIET)
    assert side.prepare() == 1
    master.command(side.house.office, "andromeda", "UNDO", "turn 1 phase 1")
    side.to(timedelta(0))
    assert side.end("andromeda") == [False]


def test_what_was_prepared_does_not_survive_a_correction_of_the_phase_before(side: Side) -> None:
    house = side.house
    side.to(timedelta(0))
    assert side.end("andromeda") == [False]
    side.to(QUIET)
    assert side.prepare() == 1
    assert command(house, "CORRECT ORDERS FOR", "Red turn 1 phase 1", "PASS")
    side.to(timedelta(0))
    assert side.end("andromeda") == [False]


@pytest.mark.parametrize(("late", "used"), [(LATE, True), (LATE + SOON, False)])
def test_what_was_prepared_is_used_soon_or_not_at_all(side: Side, late: timedelta, used: bool) -> None:
    assert side.prepare() == 1
    due = side.house.table().phase.deadline
    side.to(-late)
    game = side.house.game()
    assert adjudicate(side.house.office, game.id, 1, ahead=side.ends)
    with side.house.store.unit() as unit:
        closed = unit.phases.get(game.id, 1)
    assert closed is not None
    assert closed.closed_at == (due if used else due + late)


def test_what_was_prepared_stays_until_it_is_carried_out(side: Side) -> None:
    """With many games at one deadline, others are looked for while the first are carried out."""
    assert side.prepare() == 1
    side.to(timedelta(0))
    assert side.prepare() == 0
    side.to(-SOON)
    assert side.prepare() == 0
    assert side.ends.has(1)
    side.to(timedelta(0))
    assert side.end("andromeda") == [True]


def test_the_clock_is_put_back_after_the_deadline(side: Side) -> None:
    """Nothing ends before its time, however the clock got there; what was prepared still is what it comes to."""
    assert side.prepare() == 1
    side.to(-SOON)
    side.to(QUIET)
    before = contents(side.folder)
    game = side.house.game()
    assert not adjudicate(side.house.office, game.id, game.serial, ahead=side.ends)
    assert contents(side.folder) == before
    assert side.prepare() == 0
    side.to(timedelta(0))
    assert adjudicate(side.house.office, game.id, game.serial, ahead=side.ends)


def test_only_what_ends_soon_is_prepared(side: Side) -> None:
    side.to(AHEAD + SOON)
    assert side.prepare() == 0
    side.house.receive(b"From: somebody@mail.test\n\nHello")
    side.to(QUIET)
    with side.house.store.unit() as unit:
        unit.letters.receive(b"not handled", source="pipe", message_id=None, received_at=side.house.clock.now())
    assert side.prepare() == 0, "letters come first"


def killed(work: Callable[[], None]) -> None:
    """Do something in a process of its own, which is killed as soon as it has been done."""
    told, tells = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            work()
            os.write(tells, b"done")
        finally:
            os.kill(os.getpid(), signal.SIGKILL)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    os.close(tells)
    with os.fdopen(told, "rb") as read:
        assert read.read() == b"done"


def test_killed_while_it_prepares_nothing_has_happened(side: Side, tmp_path: Path) -> None:
    before, office = contents(tmp_path), _at_the_end(side)
    side.house.store.close()
    with ExitStack() as stack:

        def prepare() -> None:
            unit, _ = stack.enter_context(side.house.store.rehearsing(1))
            assert adjudication.ended(office, unit, 1, 1, by_hand=False)

        killed(prepare)
    assert contents(tmp_path) == before
    side.to(timedelta(0))
    assert side.end("andromeda") == [False]


def test_killed_while_it_is_carried_out_nothing_has_happened(side: Side, tmp_path: Path) -> None:
    office, store = _at_the_end(side), side.house.store
    with store.rehearsing(1) as (unit, rehearsal):
        assert adjudication.ended(office, unit, 1, 1, by_hand=False)
    written, before = rehearsal.written(), contents(tmp_path)
    store.close()
    with ExitStack() as stack:

        def carry_out() -> None:
            stack.enter_context(store.unit(1)).carry_out(written)

        killed(carry_out)
    assert contents(tmp_path) == before
    with store.unit(1) as unit:
        unit.carry_out(written)
    assert contents(tmp_path) != before


def _at_the_end(side: Side) -> Office:
    return replace(side.house.office, clock=StoppedClock(side.house.table().phase.deadline))


def test_a_fault_while_it_prepares_is_met_again_at_the_deadline(side: Side, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise ValueError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr(prepared_ends, "ended", fails)
        assert side.prepare() == 0
    assert side.house.notices("hold") == []
    side.to(timedelta(0))
    assert side.end("andromeda") == [False]


def test_where_there_is_no_room_nothing_is_prepared(side: Side, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared_ends, "MOST", 1000)
    assert side.prepare() == 0
    side.to(timedelta(0))
    assert side.end("andromeda") == [False]


def test_a_row_whose_number_may_stand_in_words_makes_it_unfit(side: Side) -> None:
    """The number would be another one when it is carried out."""
    store = side.house.store
    with store.rehearsing() as (unit, rehearsal):
        unit.game_letters.catch_up(1, 1)
        assert rehearsal.fit
        unit.notices.add("note", "a notice", at=side.house.clock.now())
        assert [rehearsal.fit] == [False]
    with store.rehearsing() as (unit, rehearsal):
        with unit.part():
            pass
        assert not rehearsal.fit, "a part that could be undone by itself"


def test_the_end_of_a_game_is_prepared_too(side: Side, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(side.house.table().title), "winners", lambda self, state: (0,))
    assert side.prepare() == 1
    number = side.house.game().id
    side.to(timedelta(0))
    assert side.end("andromeda") == [True]
    with side.house.store.unit() as unit:
        assert unit.games.get(number).status == "finished"
        assert sum(mail.key.endswith("/final") for mail in unit.outbox.of_game(number)) == 4


def test_the_service_prepares_in_quiet_what_it_does_at_the_deadline(
    house: House, hear: Callable[[str], Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()
    due, prepared, prepare = house.table().phase.deadline, threading.Event(), PreparedEnds.prepare

    def told(ends: PreparedEnds, office: Office, one: Due) -> bool:
        done = prepare(ends, office, one)
        prepared.set()
        return done

    monkeypatch.setattr(PreparedEnds, "prepare", told)
    house.clock.move(due - AHEAD)
    house.remind()
    house.clock.move(due - QUIET)
    over = hear("phase adjudicated")
    with at_work(Service(house.office, [Pipe()], SmtpServer(host="127.0.0.1", port=9, security="plain"))):
        assert prepared.wait(PATIENCE)
        house.clock.move(due + SOON)
        assert over.heard.wait(PATIENCE)
    with house.store.unit() as unit:
        phase = unit.phases.get(1, 1)
    assert phase is not None
    assert phase.closed_at == due
