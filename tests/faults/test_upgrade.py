"""A newer version over an older database: brought up to date as a whole or not at all, and every outcome the same."""

import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, event

from adjudicator.mail.parsing.letter import read as taken_apart
from adjudicator.service.maintenance import upgrades
from adjudicator.service.settings.configuration import KEY_FILE, Settings, example_text, make_key
from adjudicator.service.settings.toml_reader import read
from adjudicator.store.database import copies, revisions
from adjudicator.store.database.database import Store
from adjudicator.store.records import database_faults
from tests.cli.conftest import Command, command
from tests.service.house import PLAYERS, House
from tests.store import stored

__all__ = ("command",)

OLDEST = "0001"
REMEMBERED = ("turn 1 phase 2", "the same happens, and this version remembers it in another way")


def settings_in(folder: Path) -> Settings:
    """A configuration with its database in a folder."""
    return read(example_text(), folder / "adjudicator.toml")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The oldest database there is, where the configuration has it."""
    stored.lay(OLDEST, tmp_path / "adjudicator.db")
    return tmp_path / "adjudicator.db"


def contents(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """What the oldest tables hold, in the columns they had then."""
    db = sqlite3.connect(file)
    first = sqlite3.connect(":memory:")
    first.executescript(stored.sql(OLDEST))
    found = {}
    for (table,) in first.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'alembic_version'"):
        columns = ", ".join(str(row[1]) for row in first.execute(f"PRAGMA table_info({table})"))
        found[str(table)] = db.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()
    first.close()
    db.close()
    return found


def test_there_is_a_database_of_every_older_revision() -> None:
    script = ScriptDirectory(str(revisions.MIGRATIONS))
    there_were = {one.revision for one in script.walk_revisions()} - {revisions.HEAD}
    assert there_were <= set(stored.revisions()), "store one before you add a revision, see tests/store/released"


@pytest.mark.parametrize("revision", stored.revisions())
def test_every_outcome_of_older_versions_is_the_same(tmp_path: Path, revision: str) -> None:
    stored.lay(revision, tmp_path / "adjudicator.db")
    before = (tmp_path / "adjudicator.db").read_bytes()
    found = upgrades.check(settings_in(tmp_path))
    assert (found.games, found.phases) == (1, 3)
    # In a turn that has begun, reports cannot tell of what older versions did not remember.
    remembered = {(one.phase, one.sentence) for one in found.differences}
    assert remembered == {REMEMBERED} if revision == OLDEST else remembered <= {REMEMBERED}
    assert not any(one.outcome for one in found.differences)
    assert (tmp_path / "adjudicator.db").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["adjudicator.db"]


@pytest.mark.parametrize("revision", [OLDEST, "0008", revisions.HEAD])
def test_games_of_older_versions_go_on(tmp_path: Path, revision: str) -> None:
    stored.lay(revision, tmp_path / "games.db")
    house = House(tmp_path)
    assert house.store.revision() == revisions.HEAD
    assert copies.integrity(f"sqlite:///{tmp_path}/games.db") == []
    # The form of an older version is answered, and so is its invitation.
    assert house.reply(1, house.bot(1)).verdict == "accepted"
    invitation = taken_apart(house.mails(0, "invitation", "venus")[0].raw)
    again = house.raw(
        "LUCK another\nJOIN\n", sender=PLAYERS[0].address, to=invitation.reply_to or "", answers=invitation
    )
    assert house.receive(again).verdict == "asked"
    house.next_phase()
    assert house.game().serial == 5
    for seat in range(3):
        assert house.reply(seat, house.bot(seat)).verdict == "accepted"
    house.next_phase()
    assert house.game().serial == 6
    house.store.close()


def test_a_deal_of_powers_that_were_wished_for_is_the_same(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.create(options={"powers_by": "wish"})
    for seat, power in enumerate(("Virus", "Zombie", "Oracle")):
        house.reply(seat, f"JOIN as {power}", "invitation")
    assert house.game().status == "running"
    house.store.close()
    (tmp_path / "games.db").rename(tmp_path / "adjudicator.db")
    assert upgrades.check(settings_in(tmp_path)).differences == ()


def changed(file: Path, *statements: str) -> list[upgrades.Difference]:
    """What is different after these changes to a database."""
    db = sqlite3.connect(file)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()
    return [one for one in upgrades.check(settings_in(file.parent)).differences if one.outcome]


def test_whatever_comes_out_otherwise_is_listed(old: Path) -> None:
    """As if this version read the orders of a phase in another way: it alone is different, and who would be told so."""
    orders = """UPDATE letter SET body = '[[1,"PASS",false]]' WHERE serial = 2 AND seat = 1"""
    (one,) = changed(old, orders)
    assert (one.game, one.phase, one.seats) == ("andromeda", "turn 1 phase 2", ("Red", "Blue", "Green"))
    one, *more = changed(old, "UPDATE phase SET state = x'7b7d' WHERE serial = 4")
    assert [(two.phase, "this version fails on it" in two.sentence) for two in more] == [
        ("turn 1 phase 3", True),
        ("turn 1 phase 4", True),
    ]


def test_only_those_who_would_be_told_otherwise_are_named(old: Path) -> None:
    """Which card he has laid face down only Red was told in this event."""
    laid = '"seat":0,"number":1,"card":"{}"'
    events = f"replace(CAST(events AS TEXT), '{laid.format('Compromise')}', '{laid.format('Attack 14')}')"
    (one,) = changed(old, f"UPDATE phase SET events = CAST({events} AS BLOB) WHERE serial = 3")
    assert (one.phase, one.seats) == ("turn 1 phase 3", ("Red",))


def test_a_phase_that_is_open_is_worked_out_as_it_stands(old: Path) -> None:
    ruling = """INSERT INTO letter (source, digest, raw, received_at, verdict, game_id, seat, serial, handled_at)
        SELECT 'game master', x'00', CAST('wins' AS BLOB), received_at, 'ruling', 1, 0, 4, handled_at
        FROM letter WHERE id = 10"""
    (one,) = changed(old, ruling)
    assert one.phase == "turn 1 phase 4"
    assert "this version fails on it (ValueError" in one.sentence


def test_games_that_are_over_are_looked_at_where_that_is_asked_for(old: Path) -> None:
    assert changed(old, "UPDATE game SET status = 'finished' WHERE name = 'andromeda'") == []
    for finished, counts in ((False, (0, 0)), (True, (1, 3))):
        found = upgrades.check(settings_in(old.parent), finished=finished)
        assert (found.games, found.phases) == counts


def test_a_game_dealt_otherwise_is_listed(old: Path) -> None:
    one, *_ = changed(old, f"UPDATE game SET seed = '{'ab' * 32}' WHERE name = 'andromeda'")
    assert (one.phase, one.seats) == ("the deal", ("Red", "Blue", "Green"))


def test_upgraded_after_a_backup(old: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(old.parent)
    (old.parent / "adjudicator.toml").write_text(example_text())
    make_key(old.parent / KEY_FILE)
    before = contents(old)
    said = command("upgrade", "--check")
    assert said.out.endswith("Nothing comes out otherwise in 3 phases of 1 game. Nothing was changed.\n"), said.err
    said = command("upgrade")
    assert said.code == 0, said.err
    (saved,) = old.parent.glob("before-*-0001.backup")
    assert said.out.startswith(f"{saved.name}: everything as it was (revision 0001)")
    assert contents(old) == before
    said = command("upgrade")
    assert said.out == f"The tables are up to date already (revision {revisions.HEAD}).\n"
    assert list(old.parent.glob("before-*")) == [saved]
    said = command("restore", saved, "--force")
    assert said.code == 0, said.err


@contextmanager
def counting(stop: Callable[[int], None]) -> Iterator[None]:
    """Call this with the number of every statement before it is carried out."""
    numbers = count(1)

    def before(*_: object) -> None:
        stop(next(numbers))

    event.listen(Engine, "before_cursor_execute", before)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", before)


def statements(file: Path) -> int:
    """How many statements it takes to bring a database up to date."""
    numbers: list[int] = []
    with counting(numbers.append):
        migrate(file)
    return len(numbers)


def migrate(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    try:
        store.migrate()
    finally:
        store.close()


def revision_of(file: Path) -> str | None:
    store = Store(f"sqlite:///{file}")
    try:
        return store.revision()
    finally:
        store.close()


def test_an_upgrade_that_is_interrupted_is_finished_at_the_next_start(old: Path, tmp_path: Path) -> None:
    """Killed, and by a fault of the program: the old tables are there as they were, or the new ones are."""
    whole, was = old.read_bytes(), contents(old)
    every = statements(old)
    assert every > 50
    for at in range(5, every + 1, every // 6):
        for how in ("killed", "failed"):
            for end in ("", *database_faults.COMPANIONS):
                (tmp_path / f"adjudicator.db{end}").unlink(missing_ok=True)
            old.write_bytes(whole)
            if how == "killed":
                _killed(old, at)
            else:
                with pytest.raises(InterruptedError):
                    _failed(old, at)
            assert revision_of(old) in (OLDEST, revisions.HEAD)
            assert contents(old) == was
            migrate(old)
            assert revision_of(old) == revisions.HEAD
            assert contents(old) == was
            assert copies.integrity(f"sqlite:///{old}") == []


def _killed(file: Path, at: int) -> None:
    def stop(number: int) -> None:
        if number == at:
            os.kill(os.getpid(), signal.SIGKILL)

    child = os.fork()
    if child == 0:
        with counting(stop):
            migrate(file)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


def _failed(file: Path, at: int) -> None:
    def stop(number: int) -> None:
        if number == at:
            raise InterruptedError

    with counting(stop):
        migrate(file)
