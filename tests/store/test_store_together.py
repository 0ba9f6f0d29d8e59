"""Several threads and processes at one database lose nothing and do nothing twice."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Barrier

import pytest

from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreBusy, StoreError
from adjudicator.store.tables.values import Cursor, Game
from tests.patience import PATIENCE
from tests.store.samples import NOON, a_mail, a_phase
from tests.store.worker import count_up

ROOT = Path(__file__).parents[2]
CREW = 4


@contextmanager
def worker(what: str, url: str, count: int) -> Iterator[subprocess.Popen[str]]:
    """Another process, ready to begin; killed if it is still there at the end."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.worker", what, url, str(count)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield process
        finally:
            process.kill()


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


def all_together(what: str, url: str, count: int) -> list[list[str]]:
    """What each process of a crew said that did the same thing at the same time."""
    with ExitStack() as stack:
        crew = [stack.enter_context(worker(what, url, count)) for _ in range(CREW)]
        for one in crew:
            go(one)
        said = []
        for one in crew:
            out, err = one.communicate(timeout=PATIENCE)
            assert (one.returncode, err) == (0, "")
            said.append(out.splitlines())
    return said


def test_processes_lose_no_update(store: Store, url: str) -> None:
    all_together("counts", url, 50)
    with store.unit() as unit:
        counted = [int(notice.text) for notice in unit.notices.unseen()]
    assert counted == list(range(CREW * 50))


def test_threads_lose_no_update(store: Store) -> None:
    def count(_: int) -> None:
        for _ in range(50):
            with store.unit() as unit:
                count_up(unit)

    with ThreadPoolExecutor(CREW) as pool:
        list(pool.map(count, range(CREW)))
    with store.unit() as unit:
        counted = [int(notice.text) for notice in unit.notices.unseen()]
    assert counted == list(range(CREW * 50))


def test_no_mail_is_taken_up_by_two_processes(store: Store, url: str) -> None:
    keys = [f"mail {number}" for number in range(300)]
    with store.unit() as unit:
        unit.outbox.queue([a_mail(key) for key in keys])
    said = all_together("claims", url, 3)
    assert Counter(key for keys in said for key in keys) == Counter(keys)


def test_processes_reading_one_mailbox_file_each_letter_once(store: Store, url: str) -> None:
    said = all_together("receives", url, 50)
    assert Counter(kind for kinds in said for kind in kinds) == {
        "new": 50,
        "known": (CREW - 1) * 50,
    }
    with store.unit() as unit:
        assert [letter.uid for letter in unit.letters.unhandled()] == list(range(1, 51))
        assert unit.cursors.of("INBOX") == Cursor("INBOX", 1, 50)


def test_one_of_many_closes_the_phase(store: Store, game: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(game.id, 1))
    ready = Barrier(CREW)

    def adjudicate(number: int) -> bool:
        ready.wait()
        with store.unit() as unit:
            won = unit.phases.close(game.id, 1, at=NOON, events=b"%d" % number, trace=b"")
            if won:
                unit.phases.open(a_phase(game.id, 2))
        return won

    with ThreadPoolExecutor(CREW) as pool:
        won = list(pool.map(adjudicate, range(CREW)))
    assert sorted(won) == [False, False, False, True]
    with store.unit() as unit:
        first, second = unit.phases.of(game.id)
    assert first.events == b"%d" % won.index(True)
    assert second.closed_at is None


def test_processes_setting_up_one_database_do_it_once(url: str) -> None:
    all_together("migrate", url, 3)
    store = Store(url)
    with store.unit() as unit:
        assert unit.games.all() == []
    store.close()


def test_waiting_too_long_is_said(store: Store, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.store.database.connections.BUSY_SECONDS", 0.001)
    impatient = Store(url)
    with store.unit() as unit:
        unit.notices.add("kind", "first", at=NOON)
        with pytest.raises(StoreBusy, match="keeps the database locked"), impatient.unit():
            pass
    with impatient.unit() as unit:
        assert [notice.text for notice in unit.notices.unseen()] == ["first"]
    impatient.close()


def test_a_killed_process_leaves_nothing_half_done(store: Store, url: str) -> None:
    with worker("stops_inside", url, 500) as process:
        go(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "inside\n"
        process.kill()
        process.wait()
    with store.unit() as unit:
        taken = unit.outbox.claim(NOON, stale_after=NOON - NOON, limit=1000)
        assert [claim.mail.key for claim in taken] == ["kept"]
        assert unit.notices.unseen() == []
    store.migrate()


@pytest.mark.parametrize("lines", [1, 7, 40])
def test_a_process_killed_at_any_moment_loses_nothing_it_reported(store: Store, url: str, lines: int) -> None:
    with worker("goes_on", url, 100_000) as process:
        go(process)
        assert process.stdout is not None
        reported = [int(process.stdout.readline()) for _ in range(lines)][-1]
        process.kill()
        process.wait()
    with store.unit() as unit:
        letters = unit.letters.unhandled(10_000)
        cursor = unit.cursors.of("INBOX")
        mails = unit.outbox.claim(NOON, stale_after=NOON - NOON, limit=10_000)
        notices = unit.notices.unseen()
    assert len(letters) >= reported
    whole = list(range(1, len(letters) + 1))
    assert [letter.uid for letter in letters] == whole
    assert cursor == Cursor("INBOX", 1, len(letters))
    assert [claim.mail.key for claim in mails] == [f"answer {number}" for number in whole]
    assert [int(notice.text) for notice in notices] == whole


def test_whoever_only_looks_is_stopped_when_he_is_about_to_write(store: Store, game: Game) -> None:
    with pytest.raises(StoreError), store.looking() as unit:
        assert unit.games.get(game.id).status == "forming"
        unit.games.pause(game.id)
    with store.unit() as unit:
        assert unit.games.get(game.id).status == "forming"
        unit.notices.add(kind="hold", text="written again", at=NOON)


def test_a_look_is_of_one_instant(store: Store, game: Game) -> None:
    for look in (store.reading, store.looking):
        with look() as looking:
            before = looking.notices.unseen()
            with store.unit() as unit:
                unit.notices.add(kind="hold", text="written meanwhile", at=NOON)
            assert looking.notices.unseen() == before
        with look() as looking:
            assert len(looking.notices.unseen()) == len(before) + 1
