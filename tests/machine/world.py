"""One world that letters go into and come out of: everything real but the network, killed at any commit it is told to.

What is done to a world is written down, so that it can be done to another one that nobody kills.
"""

import atexit
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, Literal

from msgspec.structs import replace

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.proof.witness import Witness
from adjudicator.mail.servers.imap import Batch, Cursor
from adjudicator.mail.servers.imap_fetch import Fetched
from adjudicator.mail.servers.smtp import Deferred, Outcome, Parcel, Sent
from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.mailroom.mail_fetch import fetch
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.office.office import Office
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.service.work.once import do_due
from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Letter
from tests.service.house import House

When = Literal["before", "after"]
GAME: Final = "andromeda"
INBOX: Final = "imap://games@mail.test/INBOX"
PROVIDER: Final = "mx.test"
SCHEDULE: Final = Schedule(hours=168, remind=24, repent=30, absent=5, stretch=3)
PRESS: Final = PressRules(anonymous=True)
PEOPLE: Final = 3
TITLES: Final = tuple(sorted([name for name, title in titles().items() if title.fewest <= PEOPLE]))
"""What so few can play: it is the house that is looked at, not the game."""


class Killed(BaseException):
    """The process has ended here; nothing in it can do anything about that."""


class Mortal(Store):
    """Ends its process just before or just after a commit."""

    left = 0
    when: When = "before"

    @contextmanager
    def unit(self, game: int | None = None) -> Iterator[Unit]:
        with super().unit(game) as unit:
            yield unit
            last = self.left == 1
            self.left -= self.left > 0
            if last and self.when == "before":
                raise Killed
        if last:
            raise Killed


class Inbox:
    """The service's mailbox on its server, which outlives the service."""

    def __init__(self) -> None:
        self.validity = 1
        self.letters: list[bytes] = []

    def fetch_new(self, cursor: Cursor) -> Batch:
        """The letters behind a cursor, three at a time; all of them where their numbers have changed."""
        read = cursor.uid if cursor.uid_validity == self.validity else 0
        found = [
            Fetched(self.validity, uid, len(raw), raw)
            for uid, raw in enumerate(self.letters, start=1)
            if read < uid <= read + 3
        ]
        return Batch(tuple(found), Cursor(self.validity, found[-1].uid if found else read))


class Network:
    """Where letters of ours go, unless the server is away."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []
        self.away = False

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        if self.away:
            return tuple(Deferred("451 not now") for _ in parcels)
        self.parcels += parcels
        return tuple(Sent("250 taken") for _ in parcels)


@lru_cache(maxsize=8)
def begun(title: str, replaces: bool) -> Path:
    """The files of a game whose first phase is open; they are copied, never touched."""
    folder = Path(mkdtemp(prefix="machine-"))
    atexit.register(shutil.rmtree, folder)
    house = House(folder)
    known = any(spec.name == "after_nmr" for spec in titles()[title].options)
    options = {"after_nmr": "replace"} if replaces and known else {}
    house.begun(title=title, schedule_of=SCHEDULE, press=PRESS, options=options)
    house.store.close()
    return folder


class World:
    """A service that works only when it is told to, and dies where it is told to."""

    stranger = "eve@elsewhere.test"
    prompt = False
    """Whether the service works without being told to."""
    exact = True
    """Whether a letter that is sent twice arrives the same to the byte."""

    def __init__(self, folder: Path, title: str, replaces: bool = False) -> None:
        self.folder = folder / "world"
        self.title, self.replaces = title, replaces
        shutil.copytree(begun(title, replaces), self.folder)
        self.inbox, self.network = Inbox(), Network()
        self.done: list[tuple[str, tuple[Any, ...]]] = []
        self.kills = 0
        self._dooms: list[tuple[int, When]] = []
        self._open()

    def _open(self) -> None:
        self.house = House(self.folder, store=Mortal)
        self.house.office = replace(self.house.office, witness=Witness((PROVIDER,)))
        self._sending = Sending(self.office, self.network, at_once=4)

    @property
    def office(self) -> Office:
        return self.house.office

    @property
    def delivered(self) -> list[tuple[str, bytes]]:
        """Every letter that has left, and to whom, in that order."""
        return [(parcel.recipient, parcel.message) for parcel in self.network.parcels]

    def filed(self, unit: Unit) -> list[Letter]:
        """Every letter of the mailbox that is on file, in that order."""
        found = []
        for number in count(1):
            letter = unit.letters.get(number)
            if letter is None:
                break
            if letter.source.startswith("imap"):
                found.append(letter)
        return found

    # ---- what can be done to it

    def post(self, raw: bytes) -> None:
        """A letter reaches the mailbox."""
        self.done.append(("post", (raw,)))
        self.inbox.letters.append(raw)

    def move(self, to: datetime) -> None:
        """The clock goes on."""
        self.done.append(("move", (to,)))
        self.house.clock.move(to)

    def renumber(self) -> None:
        """The mailbox gets another UIDVALIDITY."""
        self.done.append(("renumber", ()))
        self.inbox.validity += 1

    def leave(self, away: bool) -> None:
        """The server that takes our letters goes away, or comes back."""
        self.done.append(("leave", (away,)))
        self.network.away = away

    def doom(self, *dooms: tuple[int, When]) -> None:
        """The service is to be killed at a commit from now, and then at one from its next start on."""
        self._dooms = list(dooms)
        self._arm()

    def _arm(self) -> None:
        store = self.house.store
        assert isinstance(store, Mortal)
        store.left, store.when = self._dooms.pop(0) if self._dooms else (0, "before")

    def work(self) -> None:
        """The service does all it can; killed, it is started again."""
        self.done.append(("work", ()))
        self._until_done(self._work)

    def flush(self) -> None:
        """The server is back, and everything that waits leaves, however long that takes."""
        self.network.away = False
        self._until_done(self._flush)

    def _until_done(self, work: Any) -> None:
        while True:
            try:
                work()
            except Killed:
                self.kills += 1
                self.house.store.close()
                self._open()
                self._arm()
            else:
                self.doom()
                return

    def _work(self) -> None:
        office = self.office
        while True:
            now = office.clock.now()
            fetch(office, self.inbox, INBOX)  # type: ignore[arg-type]
            looked(office, INBOX, now)
            done = do_due(office, [INBOX])
            self._send()
            if not done:
                return

    def _send(self) -> None:
        while True:
            self._sending.send_some()
            with self.office.store.reading() as unit:
                coming = unit.outbox.next_instant(timedelta(hours=1))
            if coming is None or coming > self.office.clock.now():
                return

    def _flush(self) -> None:
        while True:
            self._send()
            with self.office.store.reading() as unit:
                coming = unit.outbox.next_instant(timedelta(0))
            if coming is None:
                return
            self.house.clock.move(max(coming, self.office.clock.now()))

    def digest(self, raw: bytes) -> str:
        """What names a letter by its bytes as they arrived."""
        return read(raw).digest

    def again(self, folder: Path) -> "World | None":
        """Another world to which the same is done, and nobody kills it."""
        other = World(folder, self.title, self.replaces)
        for name, arguments in self.done:
            getattr(other, name)(*arguments)
        return other

    def close(self) -> None:
        self.house.store.close()
        shutil.rmtree(self.folder)
