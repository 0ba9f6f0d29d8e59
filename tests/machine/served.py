"""The same world for real: mail servers on sockets, and a service of its own process, which SIGKILL ends."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.smtp import Courier, Parcel, Sent
from adjudicator.rehearsal.waiting import LOOK_SECONDS, Stuck, wait_for
from adjudicator.service.intake import unreleased_letters
from adjudicator.service.mailroom.mail_sender import Sending
from tests.machine.world import PROVIDER, When, World
from tests.patience import PATIENCE
from tests.service.house import MAILBOX, SECRET
from tests.service.served import SERVE, USERS, configuration

ROOT: Final = Path(__file__).parents[2]
PEOPLE: Final = (*USERS, "fay", *(f"{user}2" for user in ("ann", "bob", "cy", "dan", "fay")))

SERVICE: Final = """
zone = "UTC"
situations = 0
"""
MORE: Final = f"""
[senders]
dkim = false
trust = "{PROVIDER}"

[limits]
letters = 0
megabytes = 0
strangers = 0

[store]
url = "sqlite:///games.db"
"""


class Waiting:
    """How long is waited for what servers and the service do, of which nobody can say how long it takes on a machine.

    What never comes is waited for long once. From then on, while the shortest way to it is looked for, everything has
    many times as long as the longest of all that did come.
    """

    LEAST: Final = 10.0
    TIMES: Final = 20

    def __init__(self) -> None:
        self.patience = PATIENCE
        self._longest = 0.0

    def until(self, came: Callable[[], bool], what: str) -> None:
        """Look again and again whether something came; raises Stuck."""
        begun = time.monotonic()
        try:
            wait_for(came, what, lambda left: time.sleep(min(left, LOOK_SECONDS)), self.patience)
        except Stuck:
            self.patience = min(PATIENCE, max(self.LEAST, self.TIMES * self._longest))
            raise
        self._longest = max(self._longest, time.monotonic() - begun)


WAITING: Final = Waiting()


class Served(World):
    """A service that works all the time, and dies wherever it happens to be."""

    prompt = True
    stranger = "eve@mail.test"

    def __init__(self, folder: Path, title: str, replaces: bool = False) -> None:
        super().__init__(folder, title, replaces)
        self._post = self._servers()
        self._path = self.folder / "adjudicator.toml"
        self._path.write_text(configuration(self._post, service=SERVICE, more=MORE))
        self._players = Courier(self._post.smtp("eve"))
        self._log = (self.folder / "log").open("w+b")
        self._process: subprocess.Popen[bytes] | None = None
        self._under_way: list[bytes] = []
        self._come = 0
        """How many letters the mailbox has shown, each time it showed them."""
        self._start()

    def _servers(self) -> Any:
        return Embedded({user: user for user in PEOPLE}).__enter__()

    @property
    def delivered(self) -> list[tuple[str, bytes]]:
        """Every letter in the mailboxes of all but the service."""
        users = [user for user in PEOPLE if user != "games"]
        return [(self._post.address(user), raw) for user in users for raw in self._post.letters(user)]

    # ---- what can be done to it

    def post(self, raw: bytes) -> None:
        self.done.append(("post", (raw,)))
        self._under_way.append(raw)

    def renumber(self) -> None:
        self.done.append(("renumber", ()))
        self._post.renumber("games")
        self._come += len(self.inbox.letters)

    def leave(self, away: bool) -> None:
        self.done.append(("leave", (away,)))
        for user in PEOPLE:
            if user != "games":
                self._post.answer_recipient(user, "451 4.3.2 not now" if away else None)

    def doom(self, *dooms: tuple[int, When]) -> None:
        """The service is to be killed so many lines of its log after the next letters have come, and again then."""
        self._dooms = list(dooms)

    def work(self) -> None:
        self.done.append(("work", ()))
        before = self._lines()
        for raw in self._under_way:
            self._delivered(raw)
        self._under_way.clear()
        for lines, _ in self._dooms:
            self._wait(partial(self._far, before + lines))
            self._kill()
            self._start()
            before = self._lines()
        self._dooms = []
        self._wait(self._at_rest)

    def _delivered(self, raw: bytes) -> None:
        (outcome,) = self._players.deliver([Parcel(self.stranger, MAILBOX, raw)])
        assert isinstance(outcome, Sent), outcome
        self.inbox.letters.append(raw)
        self._come += 1

    def flush(self) -> None:
        """What still waits leaves, however long that takes, while nobody reads letters or minds the deadlines."""
        self.leave(away=False)
        self._kill()
        courier = Courier(self._post.smtp("games"))
        self._sending = Sending(self.office, courier)
        super().flush()
        courier.close()

    def close(self) -> None:
        self._kill()
        self._players.close()
        self._post.__exit__(None, None, None)
        self._log.close()
        super().close()

    # ---- the process

    def _start(self) -> None:
        passwords = {"ADJUDICATOR_IMAP_PASSWORD": "games", "ADJUDICATOR_SMTP_PASSWORD": "games"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self._path)],
            env={**os.environ, **passwords, "ADJUDICATOR_SECRET": SECRET.decode(), "PYTHONPATH": "."},
            cwd=ROOT,
            stdout=self._log,
            stderr=self._log,
        )

    def _kill(self) -> None:
        if self._process is not None:
            self.kills += 1
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def _lines(self) -> int:
        return self._said().count("\n")

    def _far(self, lines: int) -> bool:
        """Whether the service has said so many lines, or has nothing more to say."""
        return self._lines() >= lines or self._at_rest()

    def _at_rest(self) -> bool:
        """Whether every letter that came is on file, and everything is done and told that could be at this instant."""
        now: datetime = self.office.clock.now()
        with self.office.store.reading() as unit:
            if unit.letters.waiting() or unit.agenda.due(now, now) or unreleased_letters.untold(unit, now):
                return False
            coming = unit.outbox.next_instant(timedelta(0))
            if coming is not None and coming <= now:
                return False
            return len(self.filed(unit)) >= self._come

    def _wait(self, came: Callable[[], bool]) -> None:
        def look() -> bool:
            assert self._process is not None
            assert self._process.poll() is None, f"the service has ended:\n{self._said()}"
            return came()

        try:
            WAITING.until(look, "the end of the work")
        except Stuck as stuck:
            raise AssertionError(f"{stuck}; the service said:\n{self._said()}") from stuck

    def _said(self) -> str:
        return (self.folder / "log").read_text()
