"""What must become of letters, in the plainest words there are for it: nothing here asks the program.

A letter is judged by who it is from, what it carries, when it came, and what is in it; what stands for a seat is what
its last letter that counts has said.
"""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal

from adjudicator.service.schedule import Schedule

From = Literal["owner", "rival", "stranger"]
Carries = Literal["key", "old key", "wrong key", "thread", "nothing"]
Domain = Literal["unknown", "pass", "fail"]
Says = Literal["orders", "pass", "ready", "wait", "prose", "status", "note", "nothing", "release"]

REPENT: Final = timedelta(minutes=30)
MOST_MOVES: Final = 6
OF_ORDERS: Final = frozenset(("orders", "pass", "ready", "wait"))
ASKING: Final = frozenset(("status", "note"))


@dataclass
class Sent:
    """A letter that was sent, with what its sender knows of it."""

    name: str
    """Of whom the letter is, whoever wrote it: the same for copies that travelled another way."""
    raw: bytes
    sender: str
    seat: int
    serial: int
    """The phase whose report it answers, or in which it was written."""
    carries: Carries
    domain: Domain
    says: Says
    lines: tuple[str, ...] = ()
    ready: bool = False
    machine: bool = False
    bounce: bool = False
    command: str = ""
    """What a games master says, in a letter to command a game."""
    releases: str = ""
    """The name of the letter that it releases."""
    copied: bool = False
    """Equal to the byte to a letter before it."""


@dataclass
class Entry:
    """A letter that may count in the open phase, at its place in the order of receipt."""

    sent: Sent
    counts: bool


@dataclass
class Answer:
    """An answer that must be in the outbox."""

    to: str
    of: Sent


@dataclass
class Seat:
    """A seat in the open phase. `stood` is what stood before anything was written."""

    address: str
    obeyed: bool = True
    removed: bool = False
    owes: bool = True
    stood: tuple[str, ...] = ()
    heard_of: bool = False
    entries: list[Entry] = field(default_factory=list)

    @property
    def _counting(self) -> list[Sent]:
        return [entry.sent for entry in self.entries if entry.counts]

    @property
    def _orders(self) -> list[Sent]:
        return [sent for sent in self._counting if sent.says in ("orders", "pass")]

    @property
    def stands(self) -> tuple[str, ...]:
        """The order lines of the last letter with orders."""
        return self._orders[-1].lines if self._orders else self.stood

    @property
    def passed(self) -> bool:
        return bool(self._orders) and self._orders[-1].says == "pass"

    @property
    def heard(self) -> bool:
        return self.heard_of or bool(self._orders)

    @property
    def ready(self) -> bool:
        """Whether the last letter that speaks of it says so; one that changes orders takes it back."""
        return bool(self._counting) and self._counting[-1].ready


class Model:
    """One game, as everybody who only knows the letters would tell it."""

    def __init__(self, plan: Schedule, addresses: dict[int, str], gm: str) -> None:
        self.plan = plan
        self.gm = gm
        self.addresses = addresses
        self.status = "running"
        self.serial = 0
        self.heading = ""
        self.deadline = datetime.min.replace(tzinfo=UTC)
        self.end: datetime | None = None
        self.moves = 0
        self.ended_by_hand = False
        self.seats: dict[int, Seat] = {}
        self.told: dict[tuple[str, str, date], int] = {}
        self.answered: set[str] = set()
        self.held: dict[str, Entry] = {}
        self.strange: list[Sent] = []
        """Every letter that was ever held."""
        self.verdicts: list[str] = []
        self.answers: list[Answer] = []

    def opens(self, serial: int, heading: str, deadline: datetime, seats: dict[int, Seat]) -> None:
        """Another phase is open."""
        self.serial, self.heading, self.deadline, self.seats = serial, heading, deadline, seats
        self.end, self.moves, self.ended_by_hand = None, 0, False
        self.held = {}

    # ---- when the phase ends

    @property
    def agreed(self) -> bool:
        owing = [seat for seat in self.seats.values() if seat.owes]
        return bool(owing) and all(seat.heard and seat.ready for seat in owing)

    def over(self, now: datetime) -> bool:
        """Whether the open phase must be over by now; otherwise it must not be."""
        if self.status != "running":
            return False
        return self.ended_by_hand or now >= self.deadline or (self.end is not None and now >= self.end and self.agreed)

    def _counted(self, seat: Seat, was_ready: bool, now: datetime) -> None:
        """A letter counts from now on: does the phase end early for it, or not after all?"""
        if now >= self.deadline or not seat.owes or not (was_ready or seat.ready or self.end is not None):
            return
        at = min(now + REPENT, self.deadline)
        if self.agreed and self.end is None and at < self.deadline and self.moves < MOST_MOVES:
            self.end, self.moves = at, self.moves + 1
        elif not self.agreed and self.end is not None:
            self.end, self.moves = None, self.moves + 1

    # ---- letters

    def comes(self, sent: Sent, now: datetime) -> str:
        """A letter is handled: the verdict on it."""
        verdict = self._verdict(sent, now)
        self.verdicts.append(verdict)
        return verdict

    def _verdict(self, sent: Sent, now: datetime) -> str:
        if sent.copied or sent.name in self.answered:
            return "duplicate"
        if sent.bounce:
            return "bounce"
        if sent.machine:
            return "machine"
        if sent.command:
            return self._command(sent, now)
        refusal = self._refusal(sent)
        if refusal:
            if refusal == "held":
                self._hold(sent, now)
            self._refuse(sent, refusal, now)
            return refusal
        return self._accepted(sent, now)

    def _refusal(self, sent: Sent) -> str:
        """The table of docs/letters.md, and what comes after it."""
        own = sent.sender == self.addresses[sent.seat]
        is_open = self.status != "finished"
        keyed = sent.carries in ("key", "old key")
        if sent.carries == "wrong key" or (keyed and self.seats[sent.seat].removed):
            return "wrong_token"  # the keys of somebody who has lost his seat are those of nobody
        if sent.carries == "nothing" and sent.sender not in self.addresses.values():
            return "unknown_sender"
        if sent.carries == "nothing" and not is_open:
            return "unknown_sender"
        late = not is_open or (sent.serial != self.serial and sent.carries != "nothing")
        if not own and (not keyed or late):
            return "unknown_sender"
        if not late and ((own and not keyed and sent.domain == "fail") or not own):
            return "held"
        if late:
            asked = own and sent.domain != "fail" and sent.says == "status"
            return "" if asked else "finished_game" if not is_open else "closed_phase"
        return "empty" if sent.says == "nothing" else ""

    def _accepted(self, sent: Sent, now: datetime) -> str:
        seat = self.seats[sent.seat]
        late = self.status == "finished" or (sent.serial != self.serial and sent.carries != "nothing")
        if late or seat.removed or not seat.obeyed:
            verdict = "asked" if sent.says == "status" else "left"
            self._answer(sent, seat.address, now, ration=verdict)
            return verdict
        if sent.releases:
            return self._release(sent, seat, now)
        return self._count(sent, sent, seat, now)

    def _count(self, sent: Sent, by: Sent, seat: Seat, now: datetime, entry: Entry | None = None) -> str:
        """A letter's words are read; `by` is the letter that is answered for it."""
        if sent.says in OF_ORDERS:
            was = seat.ready
            if entry is None:
                seat.entries.append(Entry(sent, counts=True))
            else:
                entry.counts = True
            self._answer(by, seat.address, now)
            self._counted(seat, was, now)
            return "accepted"
        verdict = "asked" if sent.says in ASKING else "unreadable"
        self._answer(by, seat.address, now, ration=verdict)
        return verdict

    def _hold(self, sent: Sent, now: datetime) -> None:
        seat = self.seats[sent.seat]
        entry = Entry(sent, counts=False)
        seat.entries.append(entry)
        self.held[sent.name] = entry
        self.strange.append(sent)

    def _release(self, sent: Sent, seat: Seat, now: datetime) -> str:
        entry = self.held.pop(sent.releases, None)
        if entry is None or entry.sent.serial != self.serial:
            self._answer(sent, seat.address, now, ration="unreadable")
            return "unreadable"
        self._count(entry.sent, sent, seat, now, entry)
        return "released"

    # ---- what a games master says

    def _command(self, sent: Sent, now: datetime) -> str:
        if sent.sender != self.gm:
            self._refuse(sent, "unknown_sender", now)
            return "unknown_sender"
        if sent.carries != "key" or sent.serial != self.serial or sent.domain == "fail":
            self._answer(sent, self.gm, now, ration="unproved")
            return "unproved"
        word, _, rest = sent.command.partition(" ")
        self._do(word, rest, sent, now)
        self._answer(sent, self.gm, now)
        return "commanded"

    def _do(self, word: str, rest: str, sent: Sent, now: datetime) -> None:
        is_open = self.status in ("running", "paused")
        named = rest.startswith(self.heading)
        if word == "PAUSE" and self.status == "running":
            self.status = "paused"
        elif word == "RESUME" and self.status == "paused":
            self.status = "running"
            if self.deadline <= now:
                self._until(self.plan.ends(now, "UTC"))
        elif word == "EXTEND" and is_open and named:
            later = self.deadline + timedelta(days=int(rest.rpartition(" BY ")[2].split()[0]))
            if later > max(self.deadline, now):
                self._until(later)
        elif word == "ADJUDICATE" and self.status == "running" and named:
            self.ended_by_hand, self.end, self.deadline = True, now, min(now, self.deadline)
        elif word == "ORDERS" and is_open and named:
            seat = self.seats[sent.seat]
            if seat.obeyed and not seat.removed:
                was = seat.ready
                seat.entries.append(Entry(sent, counts=True))
                self._counted(seat, was, now)

    def _until(self, deadline: datetime) -> None:
        self.deadline, self.end, self.moves = deadline, None, self.moves + 1

    # ---- answers

    def _refuse(self, sent: Sent, kind: str, now: datetime) -> None:
        """Strangers are told a thing once a day, players five times; of a held letter never the one who is asked."""
        if kind == "held" and sent.sender == self.addresses[sent.seat]:
            return
        plays = self.status != "finished" and sent.sender in self.addresses.values()
        self._answer(sent, sent.sender, now, ration=kind, most=5 if plays else 1)

    def _answer(self, sent: Sent, to: str, now: datetime, *, ration: str = "", most: int = 5) -> None:
        if ration:
            key = (sent.sender, ration, now.date())
            if self.told.get(key, 0) >= most:
                return
            self.told[key] = self.told.get(key, 0) + 1
        self.answered.add(sent.name)
        self.answers.append(Answer(to, sent))
