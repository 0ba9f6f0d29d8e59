"""Letters as their writers know them, and what becomes of a seat while a phase is open."""

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Final, Literal

From = Literal["owner", "rival", "stranger"]
Carries = Literal["key", "old key", "wrong key", "thread", "nothing"]
Domain = Literal["unknown", "pass", "fail"]
Says = Literal[
    "orders",
    "pass",
    "ready",
    "wait",
    "prose",
    "status",
    "note",
    "nothing",
    "release",
    "absent",
    "present",
    "press",
    "resign",
    "address",
]
Kind = Literal["letter", "command", "standby", "join", "no", "confirm"]
Side = Literal["owner", "address"]

OF_ORDERS: Final = frozenset(("orders", "pass", "ready", "wait"))
ASKING: Final = frozenset(("status", "note", "absent", "present", "press", "resign", "address"))
AT_ANY_TIME: Final = frozenset(("status", "press", "address"))


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
    kind: Kind = "letter"
    command: str = ""
    """What a game master says, in a letter to command a game."""
    releases: str = ""
    """The name of the letter that it releases."""
    copied: bool = False
    """Equal to the byte to a letter before it."""
    hands: int = 0
    """How often the seat had changed hands when its writer was sent the key."""
    owner: str = ""
    """Whose the seat was when it was written."""
    days: tuple[date, date] | None = None
    """When its writer will be away."""
    to: tuple[int, ...] = ()
    """The seats that a message is for."""
    nameless: bool = False
    new: str = ""
    """The address that its writer names, or confirms."""
    side: Side = "owner"


@dataclass
class Entry:
    """A letter that may count in the open phase, at its place in the order of receipt."""

    sent: Sent
    counts: bool
    forgotten: bool = False
    """Whether it said READY of a phase that was taken back."""


@dataclass
class Answer:
    """An answer that must be in the outbox."""

    to: str
    of: Sent


@dataclass
class Message:
    """A message to other players: whose, to whom, when it is due, and who was sent it (None: nobody yet)."""

    of: Sent
    due: datetime
    to: frozenset[str] | None = None


@dataclass
class Asking:
    """An address that waits to be confirmed by these sides."""

    new: str
    by: Sent
    at: datetime
    said: set[Side] = field(default_factory=set)


@dataclass
class Seat:
    """A seat in the open phase. `stood` is what stood before anything was written."""

    address: str
    hands: int = 0
    obeyed: bool = True
    playing: bool = True
    removed: bool = False
    """Whether whoever sat there has left, and nobody is invited."""
    invited: bool = False
    """Whether it is offered to somebody who has not answered yet."""
    wants: bool = True
    """Whether somebody who sits there is asked something."""
    stood: tuple[str, ...] = ()
    stood_passed: bool = False
    heard_of: bool = False
    entries: list[Entry] = field(default_factory=list)

    @property
    def seated(self) -> bool:
        return self.playing and not self.removed and not self.invited

    @property
    def owes(self) -> bool:
        return self.seated and self.wants

    @property
    def _counting(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.counts]

    @property
    def _orders(self) -> list[Sent]:
        return [entry.sent for entry in self._counting if entry.sent.says in ("orders", "pass")]

    @property
    def stands(self) -> tuple[str, ...]:
        """The order lines of the last letter with orders."""
        return self._orders[-1].lines if self._orders else self.stood

    @property
    def passed(self) -> bool:
        return self._orders[-1].says == "pass" if self._orders else self.stood_passed

    @property
    def heard(self) -> bool:
        return self.heard_of or bool(self._orders)

    @property
    def ready(self) -> bool:
        """Whether the last letter that speaks of it says so; one that changes orders takes it back."""
        return bool(self._counting) and self._counting[-1].sent.ready and not self._counting[-1].forgotten


@dataclass
class Played:
    """A phase of the game as it counts, with what every seat had sent for it."""

    serial: int
    heading: str
    seats: dict[int, Seat]
