"""The service at work: letters in, letters out, deadlines; until it is told to stop, whatever else goes wrong.

Three threads: one fetches letters, one handles them and minds the deadlines, one sends. Each may fail without the
others; whatever was interrupted is taken up again at the next start.
"""

import fcntl
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

from adjudicator import __version__
from adjudicator.mail.settings import SmtpServer
from adjudicator.mail.smtp import Courier
from adjudicator.service.adjudicating import adjudicate_due
from adjudicator.service.clock import Clock
from adjudicator.service.games import resume_due
from adjudicator.service.guarding import looked
from adjudicator.service.holding import tell_due
from adjudicator.service.office import Office, opened
from adjudicator.service.pressing import deliver_due
from adjudicator.service.receiving import handle_all
from adjudicator.service.reminding import remind_due
from adjudicator.service.sending import AT_ONCE, STALE, Sending
from adjudicator.service.settings import Settings, SettingsWrong
from adjudicator.service.sources import ImapFolder, MaildirFolder, Pipe, Source
from adjudicator.service.telling import tell_gm
from adjudicator.service.waiting import lapse_due
from adjudicator.service.watching.entries import note, warn_of
from adjudicator.service.watching.lines import write_log

_log = logging.getLogger(__name__)

LOCK_FILE: Final = "adjudicator.lock"
LOOK_SECONDS: Final = 1.0
"""How often the database is looked at for what other programs (the command line) put there."""
SHORTEST_WAIT: Final = 0.05
FIRST_PAUSE: Final = 0.25
TELL_AFTER: Final = 3
"""Failures running after which the games master is told; servers hang up now and then."""
LONGEST_PAUSE: Final = 60.0


class Service:
    """The three parts at work on one office. `run` returns when `stop` is called, from any thread or signal."""

    def __init__(self, office: Office, source: Source, smtp: SmtpServer, *, poll: float = 60.0, rate: int = 0) -> None:
        self._office = office
        self._source = source
        self._courier = Courier(smtp)
        self._poll = poll
        self._pace = 60.0 / rate if rate else 0.0
        self._sending = Sending(office, self._courier, at_once=1 if rate else AT_ONCE)
        self._stopped = threading.Event()
        self._letters = threading.Event()
        self._mails = threading.Event()
        self._read_at = datetime.min.replace(tzinfo=UTC)
        """When the mailbox was last found read to its end."""

    def run(self) -> None:
        """Work until stopped; what each part has begun is finished first."""
        others = [
            threading.Thread(target=self._keep, args=("fetching", self._fetch), name="fetching"),
            threading.Thread(target=self._keep, args=("sending", self._send), name="sending"),
        ]
        for thread in others:
            thread.start()
        try:
            self._keep("adjudicating", self._adjudicate)
        finally:
            self.stop()
            for thread in others:
                thread.join()
            self._source.close()
            self._courier.close()
            self._office.store.close()

    def stop(self) -> None:
        """End `run` soon."""
        self._stopped.set()
        self._letters.set()
        self._mails.set()
        self._source.stop()

    def _keep(self, part: str, work: Callable[[], None]) -> None:
        """Do one part's work again and again; after a failure wait ever longer, and tell the games master once."""
        failures = 0
        while not self._stopped.is_set():
            try:
                work()
                failures = 0
            except Exception as fault:  # noqa: BLE001 - nothing that goes wrong may end the service
                said = str(fault) or type(fault).__name__
                pause = min(FIRST_PAUSE * 2**failures, LONGEST_PAUSE)
                failures += 1
                warn_of(_log, "a part failed", fault, part=part, again=pause)
                if failures == TELL_AFTER:
                    self._tell(part, said)
                self._stopped.wait(pause)

    def _tell(self, part: str, said: str) -> None:
        try:
            now = self._office.clock.now()
            with self._office.store.unit() as unit:
                tell_gm(
                    self._office,
                    unit,
                    part,
                    f"{part} fails and is tried again and again: {said}",
                    at=now,
                    by_mail=False,
                )
        except Exception as fault:  # noqa: BLE001 - then the log must do
            warn_of(_log, "the notice of it could not be filed", fault, part=part)

    def _fetch(self) -> None:
        office = self._office
        now = office.clock.now()
        count = self._source.fetch(office)
        # Before anybody may believe that deadlines are safe to pass.
        looked(office, self._source.name, now)
        with office.store.unit() as unit:
            waiting = bool(unit.phases.due(now))
            coming = unit.phases.next_instant()
        self._read_at = now
        if count or waiting:
            self._letters.set()
        # A phase is only adjudicated when the mailbox has been read after its deadline: look again when that comes.
        left = self._poll if coming is None else LOOK_SECONDS if waiting else office.clock.seconds_until(coming)
        self._source.wait(max(min(left, self._poll), SHORTEST_WAIT))

    def _adjudicate(self) -> None:
        office = self._office
        self._letters.clear()
        resume_due(office)
        done = handle_all(office) + adjudicate_due(office, read_at=self._read_at) + remind_due(office)
        if done + tell_due(office) + deliver_due(office) + lapse_due(office):
            self._mails.set()
        with office.store.unit() as unit:
            coming = unit.phases.next_instant()
            offer = unit.standbys.next_instant()
        if coming is not None and coming <= office.clock.now():
            coming = None  # the mailbox is to be read first, which will wake us
        _sleep(office.clock, min((at for at in (coming, offer) if at is not None), default=None), self._letters)

    def _send(self) -> None:
        office = self._office
        self._mails.clear()
        while self._sending.send_some() and not self._stopped.wait(self._pace):
            pass
        with office.store.unit() as unit:
            coming = unit.outbox.next_instant(STALE)
        _sleep(office.clock, coming, self._mails)


def _sleep(clock: Clock, coming: datetime | None, woken: threading.Event) -> None:
    """Wait for an instant, for somebody to wake us, or until it is time to look what others have done."""
    left = LOOK_SECONDS
    while left > 0 and not woken.is_set():
        step = left if coming is None else min(left, clock.seconds_until(coming))
        if step <= 0:
            return
        woken.wait(step)
        left -= step


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold the lock of a configuration: two services at once would send letters twice. Raises SettingsWrong."""
    path = folder / LOCK_FILE
    with path.open("w", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SettingsWrong(
                f"another service is at work with this configuration (it holds {path}): stop it first"
            ) from None
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def serve(settings: Settings, *, log_json: bool = False) -> None:
    """Serve a configuration until SIGTERM or SIGINT, with a line on stderr for each thing done, in JSON if wanted.

    Raises SettingsWrong, and the store's errors where the database cannot be used at all.
    """
    write_log("json" if log_json else settings.watching.log)
    with alone(settings.folder):
        source, smtp = _source(settings), settings.smtp_server()
        office = opened(settings)
        try:
            _served(Service(office, source(), smtp, poll=settings.imap.poll, rate=settings.smtp.rate), settings)
        finally:
            office.store.close()


def _source(settings: Settings) -> Callable[[], Source]:
    """What opens the place where letters arrive, as the settings say; raises SettingsWrong first."""
    if settings.service.letters == "maildir":
        return partial(MaildirFolder, settings.folder / settings.maildir.path, shared=settings.maildir.shared)
    if settings.service.letters == "pipe":
        return Pipe
    return partial(ImapFolder, settings.imap_server(), shared=settings.imap.shared)


def _served(service: Service, settings: Settings) -> None:
    def stop(number: int, frame: FrameType | None) -> None:
        # Not here: the event to be set may be in the hands of the very code that was interrupted.
        threading.Thread(target=service.stop, name="stopping").start()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    note(_log, "serving", version=__version__, letters=settings.service.letters)
    service.run()
    note(_log, "stopped")
