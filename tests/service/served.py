"""A service as a process of its own, its players' mail programs, and a clock that the test moves."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.client import Client, Received
from adjudicator.mail.servers.imap import ConnectionLost
from adjudicator.service.office.office import Office, opened
from adjudicator.service.settings.clock import FileClock
from adjudicator.service.settings.configuration import make_key
from adjudicator.service.settings.toml_reader import load
from tests.patience import PATIENCE
from tests.service.house import PLAYERS, START

USERS = {name: name for name in ("games", "gm", "ann", "bob", "cy", "dan", "eve")}

SERVE = """
import sys
from pathlib import Path
from adjudicator.disk_cache import shelf
from adjudicator.orders.grammar import parser_tables
from adjudicator.service.work.serve import serve
from adjudicator.service.settings.toml_reader import load
parser_tables.keep_in(shelf)
serve(load(Path(sys.argv[1])))
"""

FAILING = f"""
from adjudicator.service.game import orders_on_file

def fail(*_):
    raise ZeroDivisionError("the reader stumbled")

orders_on_file.read = fail
{SERVE}"""
"""A program that fails on every letter with orders."""

WORK = """
import sys
from pathlib import Path
from adjudicator.service.runners import shared
from adjudicator.service.work.serve import work
from adjudicator.service.settings.toml_reader import load
shared.HEARTBEAT, shared.STALLED = 0.2, 2.0
work(load(Path(sys.argv[1])))
"""
"""A further worker, which is not waited for very long when it dies."""


def configuration(post: Embedded, *, service: str = "", more: str = "") -> str:
    """The configuration of a service on the embedded servers; `service` are further settings of its first section."""
    imap, smtp = post.imap("games"), post.smtp("games")
    return f"""
[service]
name = "The Adjudicator"
mailbox = "games@mail.test"
gm = "gm@mail.test"
{service}
[imap]
host = "{imap.host}"
port = {imap.port}
security = "plain"
user = "games"

[smtp]
host = "{smtp.host}"
port = {smtp.port}
security = "plain"
user = "games"

[clock]
file = "clock"
{more}"""


def configure(folder: Path, post: Embedded, more: str = "") -> Path:
    """Write the configuration of a service on the embedded servers."""
    path = folder / "adjudicator.toml"
    path.write_text(configuration(post, more=more))
    make_key(folder / "adjudicator.key")
    FileClock(folder / "clock").move(START)
    return path


class Served:
    """The service's process, which can be killed and started again, and the test's own view of its files."""

    def __init__(self, folder: Path, post: Embedded, more: str = "") -> None:
        self.folder = folder
        self.path = configure(folder, post, more)
        self.office: Office = opened(load(self.path))
        self.clock = FileClock(folder / "clock")
        self.clients = [
            Client(player.name, player.address, post.imap(player.name.lower()), post.smtp(player.name.lower()))
            for player in PLAYERS
        ]
        self.waiting: list[list[Received]] = [[] for _ in PLAYERS]
        self.log = (folder / "log").open("w+b")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, script: str = SERVE) -> None:
        self.process = self.run(script, self.log)

    def run(self, script: str, log: IO[bytes]) -> subprocess.Popen[bytes]:
        """A process of this configuration."""
        passwords = {"ADJUDICATOR_IMAP_PASSWORD": "games", "ADJUDICATOR_SMTP_PASSWORD": "games"}
        environment = {**passwords, "PYTHONPATH": ".", "CACHE_DIRECTORY": os.environ["CACHE_DIRECTORY"]}
        return subprocess.Popen(
            [sys.executable, "-c", script, str(self.path)],
            env=environment,
            cwd=Path(__file__).parents[2],
            stderr=log,
        )

    def stop(self) -> int:
        """SIGTERM; returns the exit status."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def said(self) -> str:
        return (self.folder / "log").read_text()

    def until(self, player: int, wanted: Callable[[Received], bool], seconds: float = PATIENCE) -> Received:
        """The first letter of a player that is wanted and was not asked for before."""
        client, waiting = self.clients[player], self.waiting[player]
        end = time.monotonic() + seconds
        while True:
            for received in waiting:
                if wanted(received):
                    waiting.remove(received)
                    return received
            left = end - time.monotonic()
            if left <= 0:
                raise AssertionError(f"{client.name} waited in vain; the service said:\n{self.said()}")
            try:
                fresh = client.unread()
                waiting += fresh
                if not fresh:
                    client.wait(left)
            except ConnectionLost:
                continue

    def subject(self, player: int, part: str) -> Received:
        """The first new letter of a player with this in its subject, small or large."""
        return self.until(player, lambda received: part.lower() in received.letter.subject.lower())

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        for client in self.clients:
            client.close()
        self.office.store.close()
        self.log.close()


@contextmanager
def served(folder: Path, more: str = "") -> Iterator[tuple[Served, Embedded]]:
    """A configured service that is not started yet, and its mail servers."""
    with Embedded(USERS) as post:
        service = Served(folder, post, more)
        try:
            yield service, post
        finally:
            service.close()
