"""Several workers at one database: the same letters as one service on a file, and none is missed when one dies."""

import shutil
import signal
import subprocess
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from itertools import product
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.service.mailroom.mail_sources import mailboxes
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.mailbox_guard import looked
from tests.patience import PATIENCE
from tests.postgres import PostgresServer
from tests.service.served import SERVE, USERS, WORK, Served, served
from tests.service.several import about, create

pytestmark = pytest.mark.postgres

NAMES = ("andromeda", "mars", "venus", "orion")

QUICK = "from adjudicator.service.runners import shared\nshared.HEARTBEAT, shared.STALLED = 0.2, 2.0\n"

HANGS = f"""{QUICK}
import sys, threading
from pathlib import Path
from adjudicator.service.work import adjudication
from adjudicator.service.work.serve import work
from adjudicator.service.settings.toml_reader import load
from adjudicator.store.database import connections

connections.IDLE_SECONDS = 2
resolved, path = adjudication._resolved, Path(sys.argv[1])

def hang(*words):
    print("inside", file=sys.stderr, flush=True)
    while not path.with_name("go").exists():
        threading.Event().wait(0.05)
    return resolved(*words)

adjudication._resolved = hang
work(load(path))
"""
"""A further worker that stops in the middle of a phase, until there is a file."""


@pytest.fixture
def database(server: PostgresServer) -> Callable[[], str]:
    return lambda: f'[store]\nurl = "{server.create().replace("+psycopg", "")}"\n'


def played(service: Served, post: Embedded) -> Counter[bytes]:
    """Two phases of every game, by mail; the letters that everybody got."""
    for name in NAMES:
        create(service, name)
    for phase in (1, 2):
        for player, name in product(range(3), NAMES):
            report = service.until(player, about(name, f"phase {phase}"))
            service.clients[player].reply(report, "PASS\n", service.clock.now())
            service.until(player, about(name, "orders of"))
        service.clock.move(service.clock.now() + timedelta(days=7))
    for player, name in product(range(3), NAMES):
        service.until(player, about(name, "phase 3"))
    return Counter(raw for client in service.clients for raw in post.letters(client.name.lower()))


@pytest.mark.parametrize("shared", ["file", "server"])
def test_two_workers_write_the_same_letters_as_one_service_on_a_file(
    shared: str, tmp_path: Path, database: Callable[[], str]
) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with served(tmp_path / "one") as (service, post):
        service.start()
        expected = played(service, post)
        assert service.stop() == 0
    shutil.copy2(tmp_path / "one/adjudicator.key", tmp_path / "two/adjudicator.key")
    with served(tmp_path / "two", database() if shared == "server" else "") as (service, post):
        with (tmp_path / "worker.log").open("w+b") as log:
            service.start()
            worker = service.run(WORK, log)
            try:
                assert played(service, post) == expected
                assert service.stop() == 0
                worker.terminate()
                assert worker.wait(PATIENCE) == 0
            finally:
                worker.kill()
        for said in (service.said(), (tmp_path / "worker.log").read_text()):
            assert "phase adjudicated" in said or "letter handled" in said
            assert "Traceback" not in said


@pytest.mark.parametrize("hangs", [False, True])
def test_the_game_of_a_worker_that_is_killed_or_hangs_goes_on(
    hangs: bool, tmp_path: Path, database: Callable[[], str]
) -> None:
    with served(tmp_path, database()) as (service, post):
        create(service, "andromeda")
        service.clock.move(service.clock.now() + timedelta(days=8))
        looked(service.office, mailboxes(load(service.path))[0], service.clock.now())
        worker = service.run(HANGS, subprocess.PIPE)  # type: ignore[arg-type]
        assert worker.stderr is not None
        assert any(line == b"inside\n" for line in worker.stderr)
        worker.send_signal(signal.SIGSTOP if hangs else signal.SIGKILL)
        service.start(QUICK + SERVE)
        for player in range(3):
            service.subject(player, "turn 1 phase 2")
        if hangs:
            # It wakes up and goes on, and its database does not know it any more.
            (tmp_path / "go").touch()
            worker.send_signal(signal.SIGCONT)
            assert any(b"a part failed" in line for line in worker.stderr)
            worker.terminate()
        worker.stderr.close()
        worker.wait(PATIENCE)
        assert service.stop() == 0
        everything = [raw for name in USERS for raw in post.letters(name)]
        assert len(everything) == len(set(everything))
