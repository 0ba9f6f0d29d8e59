"""What a service opens of its installation: the office, the places where letters arrive, and the way they leave.

What a configuration does not name is not loaded.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

from msgspec.structs import replace

from adjudicator.service.mailroom.mail_sources import Pipe, Source
from adjudicator.service.office.advisers import Trials
from adjudicator.service.office.office import Office, opened
from adjudicator.service.settings.configuration import Settings

if TYPE_CHECKING:
    from adjudicator.service.mailroom.mail_sender import Manner


@contextmanager
def office(settings: Settings) -> Iterator[Office]:
    """The office of a service, which tries orders in other processes too; raises what `opened` raises."""
    found = replace(opened(settings), trials=Trials(_processes(settings)))
    try:
        yield found
    finally:
        found.trials.rest()
        found.store.close()


def _processes(settings: Settings) -> int:
    """How many processes may try orders beside this one: none if they would only take turns with it."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(settings.service.processes, cores) if cores > 1 else 0


def places(settings: Settings) -> list[Callable[[], Source]]:
    """What opens each place where letters arrive, according to the settings; raises SettingsWrong first."""
    if settings.service.letters == "maildir":
        from adjudicator.service.mailroom.maildir_folder import MaildirFolder

        return [partial(MaildirFolder, settings.folder / settings.maildir.path, shared=settings.maildir.shared)]
    if settings.service.letters == "pipe":
        return [Pipe]
    from adjudicator.service.mailroom.imap_folder import ImapFolder

    accounts = zip(settings.imap_servers(), (settings.imap, *settings.mailboxes), strict=True)
    return [partial(ImapFolder, server, shared=account.shared) for server, account in accounts]


def manner(settings: Settings) -> "Manner":
    """How letters leave, according to the settings; raises SettingsWrong."""
    from adjudicator.service.mailroom.mail_sender import Manner

    server, copies = settings.copies_server(), None
    if server is not None:
        from adjudicator.mail.servers.sent_copies import Copies

        copies = Copies(server)
    return Manner(rate=settings.smtp.rate, copy_to=settings.smtp.copy_to, copies=copies)


def may_be_stopped() -> None:
    """Let SIGTERM end this process in order from now on: a process that never began its work was not killed."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise SystemExit

    signal.signal(signal.SIGTERM, stop)
