"""A service that kills itself at a chosen commit: `python -m tests.service.crashing IMAP_PORT SMTP_PORT`.

For each line "FOLDER COMMIT WHEN" on standard input a child is forked, which does everything there is to do in that
folder at that instant (fetch, handle, remind, adjudicate, send) and is killed by SIGKILL just before or just after its
commit of that number (0: never). Says how the child ended, how many commits came before it began to send, and the
numbers of those that changed something on file.
"""

import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from adjudicator.mail.servers.imap import Mailbox
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.mail.servers.smtp import Courier
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.mail_fetch import fetch
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.mailroom.reception import handle_all
from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from tests.due import adjudicate_due, remind_due
from tests.service.house import House


class CrashingStore(Store):
    """Counts its units of work, and ends the process at the one it is told to."""

    at, when, count = 0, "", 0
    changing: ClassVar[list[int]] = []

    @contextmanager
    def unit(self, game: int | None = None) -> Iterator[Unit]:
        was = self._version()
        with super().unit(game) as unit:
            yield unit
            CrashingStore.count += 1
            self._crash("before")
        self._crash("after")
        if self._version() != was:
            CrashingStore.changing.append(CrashingStore.count)

    @cached_property
    def _watcher(self) -> sqlite3.Connection:
        return sqlite3.connect(self.place)

    def _version(self) -> object:
        """Another number whenever somebody has changed the file."""
        return self._watcher.execute("PRAGMA data_version").fetchone()

    def _crash(self, moment: str) -> None:
        if (CrashingStore.count, moment) == (CrashingStore.at, CrashingStore.when):
            os.kill(os.getpid(), signal.SIGKILL)


def everything(folder: Path, imap: int, smtp: int) -> int:
    """Do all that is to be done; after how many commits the sending began."""
    house = House(folder, store=CrashingStore)
    mailbox = Mailbox(ImapServer(host="127.0.0.1", port=imap, security="plain", user="games", password="games"))
    courier = Courier(SmtpServer(host="127.0.0.1", port=smtp, security="plain", user="games", password="games"))
    fetch(house.office, mailbox, "games")
    handle_all(house.office)
    remind_due(house.office)
    adjudicate_due(house.office)
    began = CrashingStore.count
    sending = Sending(house.office, courier, at_once=2)
    while sending.send_some():
        pass
    mailbox.close()
    courier.close()
    house.store.close()
    return began


def warm_up() -> None:
    """Load and compile in this process what every child would load and compile for itself."""
    with TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.begun()
        house.reply(0, "PASS")
        house.reply(1, "nothing to see")
        house.pass_time(days=7)
        remind_due(house.office)
        adjudicate_due(house.office)
        house.store.close()


def main() -> None:
    imap, smtp = map(int, sys.argv[1:])
    # The same letters are always handled together, however quick the machine is.
    vars(reception).update(TOGETHER=3, LONGEST=float("inf"))
    warm_up()
    for line in sys.stdin:
        folder, at, when = line.split()
        report, told = os.pipe()
        child = os.fork()
        if child == 0:
            CrashingStore.at, CrashingStore.when = int(at), when
            began = everything(Path(folder), imap, smtp)
            os.write(told, " ".join(map(str, (began, *CrashingStore.changing))).encode())
            os._exit(0)
        os.close(told)
        _, status = os.waitpid(child, 0)
        counts = os.read(report, 4096).decode() or "0"
        os.close(report)
        print(os.waitstatus_to_exitcode(status), counts, flush=True)


if __name__ == "__main__":
    main()
