"""Ends are prepared on PostgreSQL as they are in a file; all rows are compared, but for the numbers that it gives."""

import threading
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Column, Table, select

from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.service import master
from adjudicator.service.mailroom.mail_sources import Pipe
from adjudicator.service.runners.shared import Shared
from adjudicator.service.work.adjudication import adjudicate
from adjudicator.service.work.prepared_ends import AHEAD
from adjudicator.service.work.serve import Service
from adjudicator.store.database.database import Store
from adjudicator.store.tables import tables
from tests.due import remind_due
from tests.patience import PATIENCE
from tests.postgres import PostgresServer
from tests.service.hearing import Heard, at_work
from tests.service.house import House
from tests.service.preparing import QUIET, SOON, Preparing, ordered

pytestmark = pytest.mark.postgres


def contents(store: Store) -> dict[str, list[str]]:
    """Every row of every table, and every letter in the outbox as it will leave."""
    with store.connection() as db:
        rows = {
            one.name: sorted(str(tuple(row)) for row in db.execute(select(*_but_numbers(one))))
            for one in tables.outbox.metadata.sorted_tables
            if one.name not in ("bundle", "outbox")
        }
    with store.reading() as unit:
        mails = [str(replace(mail, id=0)) for mail in unit.outbox.of_game(1)]
    return {**rows, "outbox": mails}


def _but_numbers(table: Table) -> list[Column[Any]]:
    return [column for column in table.columns if column is not table.autoincrement_column]


class Side(Preparing):
    """A house on PostgreSQL shortly before its deadline; and, on a copy, what comes of it if nothing is prepared."""

    def __init__(self, house: House, folder: Path, server: PostgresServer) -> None:
        super().__init__(house, folder)
        self.server = server

    def end(self) -> list[bool]:
        """End the phase, and say whether what was prepared was used."""
        store, game = Store(self.server.create()), self.house.game()
        self.house.store.copy_to(store)
        try:
            assert adjudicate(self.house.office, game.id, game.serial, ahead=self.ends)
            assert adjudicate(replace(self.house.office, store=store), game.id, game.serial)
            assert contents(self.house.store) == contents(store)
        finally:
            store.close()
        return self.ends.used


@pytest.fixture
def side(house: House, tmp_path: Path, server: PostgresServer) -> Iterator[Side]:
    ordered(house)
    old, url = house.store, server.create()
    new = Store(url)
    old.copy_to(new)
    new.close()
    house.move_to(url)
    found = Side(house, tmp_path, server)
    found.to(QUIET)
    yield found
    found.ends.close()
    house.store.close()


def test_a_phase_ends_as_it_was_prepared(side: Side) -> None:
    before = contents(side.house.store)
    assert side.prepare() == 1
    assert contents(side.house.store) == before, "of what is prepared nothing is anywhere"
    assert not adjudicate(side.house.office, 1, 1, ahead=side.ends), "nor does it end before its time"
    assert contents(side.house.store) == before
    assert side.prepare() == 0, "nothing has changed"


def test_it_is_carried_out_when_its_time_has_come(side: Side) -> None:
    assert side.prepare() == 1
    side.to(timedelta(0))
    assert side.end() == [True]
    assert str(side.house.table().heading) == "turn 1 phase 2"
    assert len(side.house.mails(kind="report")) == 8


@pytest.mark.parametrize(
    ("change", "how"),
    [
        ("orders in the last second", lambda house: house.reply(0, "PASS")),
        ("another address", lambda house: master.command(house.office, "andromeda", "REPLACE", "Green")),
    ],
)
def test_what_was_prepared_counts_only_if_nothing_has_changed(
    side: Side, change: str, how: Callable[[House], object]
) -> None:
    assert side.prepare() == 1
    side.to(SOON)
    how(side.house)
    side.to(timedelta(0))
    assert side.end() == [False], change


def test_a_worker_ends_what_it_has_prepared_without_a_job(side: Side, hear: Callable[[str], Heard]) -> None:
    """The list of jobs is empty at the deadline, and its only worker does nothing."""
    house = side.house
    due, prepared = house.table().phase.deadline, threading.Event()

    class Told(Shared):
        def cancel(self, game: int) -> None:
            super().cancel(game)
            prepared.set()

        def look_at(self, *games: int) -> None:
            assert 1 not in games

    runner = Told(str(house.store.server), house.clock)
    house.clock.move(due - AHEAD)
    remind_due(house.office)
    house.clock.move(due - QUIET)
    over = hear("phase adjudicated")
    smtp = SmtpServer(host="127.0.0.1", port=9, security="plain")
    with at_work(Service(house.office, [Pipe()], smtp, runner=runner)):
        assert prepared.wait(PATIENCE)
        house.clock.move(due + SOON)
        assert over.heard.wait(PATIENCE)
    runner.close()
    with house.store.unit() as unit:
        phase = unit.phases.get(1, 1)
    assert phase is not None
    assert phase.closed_at == due
