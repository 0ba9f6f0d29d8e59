"""Whether the service is well, read from the database and its disk; neither the service nor its process is asked."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, Literal, get_args

from msgspec import Struct

from adjudicator.service.health.disk_space import FULL, short
from adjudicator.service.mailroom.mail_sources import mailboxes
from adjudicator.service.settings.clock import Clock, ClockUnreadable
from adjudicator.service.settings.configuration import Settings
from adjudicator.store.database.database import Store
from adjudicator.store.records.figures import Figures
from adjudicator.store.tables.errors import StoreError

Kind = Literal["database", "disk", "mailbox", "letters", "sender", "deadline"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
TRIES: Final = 5
"""A mail with this many failed attempts has waited for a quarter of an hour."""
ABANDONED: Final = timedelta(minutes=10)
"""How long a mail may be in a sender's hands."""


class Reason(Struct, frozen=True):
    """A reason why the service is not well."""

    kind: Kind
    sentence: str


class Patient(Struct, frozen=True):
    """What is examined: the database, the clock, the sources of letters, and how long things may take."""

    store: Store
    clock: Clock
    mailboxes: tuple[str, ...]
    patience: timedelta
    room: int = FULL
    """How many bytes must be free where the database is a file."""

    def examined(self) -> tuple[Reason, ...]:
        """What is wrong, in plain words; empty if all is well. Raises nothing."""
        try:
            now = self.clock.now()
            if not self.store.exists():
                return (Reason("database", f"there is no database at {self.store.place}"),)
            with self.store.reading() as unit:
                return (*self._full(), *self._found(unit.figures, now))
        except (StoreError, ClockUnreadable, OSError) as fault:
            return (Reason("database", " ".join(str(fault).split())),)

    def _full(self) -> Iterator[Reason]:
        # A service that cannot write cannot note that on file, so the disk is tried here as well.
        if self.store.server is not None:
            return
        found = short(Path(self.store.place).absolute().parent, self.room)
        if found is not None:
            yield Reason("disk", found.sentence)

    def _found(self, figures: Figures, now: datetime) -> Iterator[Reason]:
        yield from self._unread(figures, now)
        letters = figures.letters()
        if letters.since is not None and now - letters.since > self.patience:
            yield Reason("letters", f"{_many(letters.count, 'letter')} not handled, since {_when(letters.since)}")
        yield from self._unsent(figures, now)
        overdue = figures.overdue(now)
        if overdue.since is not None and now - overdue.since > self.patience:
            late = _many(overdue.count, "phase")
            yield Reason("deadline", f"{late} overdue and not adjudicated, the first since {_when(overdue.since)}")

    def _unread(self, figures: Figures, now: datetime) -> Iterator[Reason]:
        looks = figures.looks()
        for number, mailbox in enumerate(self.mailboxes, start=1):
            which = "the mailbox" if len(self.mailboxes) == 1 else f"mailbox {number}"
            last = looks.get(mailbox)
            if last is None:
                yield Reason("mailbox", f"{which} has never been read; is `adjudicator serve` at work?")
            elif now - last > self.patience:
                yield Reason("mailbox", f"{which} has not been read to its end since {_when(last)}")

    def _unsent(self, figures: Figures, now: datetime) -> Iterator[Reason]:
        outbox = figures.outbox(now)
        due, sending = outbox["due"], outbox["sending"]
        if due.since is not None and now - due.since > self.patience:
            yield Reason("sender", f"{_many(due.count, 'mail')} not sent, the first due since {_when(due.since)}")
        if sending.since is not None and now - sending.since > self.patience + ABANDONED:
            yield Reason("sender", f"{_many(sending.count, 'mail')} taken up by a sender who never came back")
        if tries := figures.refused(TRIES):
            yield Reason("sender", f"no mail leaves any more: one was tried {tries} times")


def patient(settings: Settings) -> Patient:
    """The health check for a configuration's service; raises the store's StoreUnusable."""
    return Patient(
        Store(settings.url), settings.make_clock(), mailboxes(settings), timedelta(minutes=settings.watching.patience)
    )


def _many(count: int, what: str) -> str:
    return f"1 {what} is" if count == 1 else f"{count} {what}s are"


def _when(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"
