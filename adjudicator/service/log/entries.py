"""Entries of the log: one for each thing that happens, made of a few words and of facts that anybody may see.

An entry never holds what a letter says, what a seat holds, an address or a player's name. It names letters and mails by
their number on file, and it gives the words of a fault only if they cannot be those of a letter.
"""

import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple

import msgspec

from adjudicator.service.settings.clock import ClockUnreadable
from adjudicator.service.settings.configuration import SettingsWrong
from adjudicator.store.tables.errors import StoreBusy, StoreDamaged, StoreNewer, StoreUnreachable, StoreUnusable

Fact = str | int | float | bool | datetime | None

_TELLING: Final = (
    ClockUnreadable,
    OSError,
    SettingsWrong,
    StoreBusy,
    StoreDamaged,
    StoreNewer,
    StoreUnreachable,
    StoreUnusable,
)
"""Faults whose words are only about machines, files and settings."""
_BARE: Final = re.compile(r"[\w.:+-]+\Z", re.ASCII)
_KIND: Final = re.compile(r"[a-z_]+\Z")
_PACKAGE: Final = "adjudicator"


class Entry:
    """One thing that happened: `what` in a few fixed words, and its facts by name."""

    __slots__ = ("facts", "what")

    def __init__(self, what: str, facts: dict[str, Fact]) -> None:
        self.what = what
        self.facts = facts

    def __str__(self) -> str:
        """The entry on one line of plain characters, whatever the facts contain."""
        said = (f"{name}={_shown(value)}" for name, value in self.facts.items() if value is not None)
        return " ".join((f"{self.what}:", *said)) if self.facts else self.what


class Withheld(NamedTuple):
    """An entry that has not been written."""

    log: logging.Logger
    level: int
    what: str
    facts: dict[str, Fact]

    def write(self) -> None:
        """Write it now."""
        _write(*self)


_withheld: Final[ContextVar[list[Withheld] | None]] = ContextVar("withheld", default=None)


@contextmanager
def withheld(found: list[Withheld]) -> Iterator[None]:
    """Write no entry meanwhile, in this thread; those that would have been written are found there."""
    token = _withheld.set(found)
    try:
        yield
    finally:
        _withheld.reset(token)


def note(log: logging.Logger, what: str, **facts: Fact) -> None:
    """Write an entry; a fact that is None is left out."""
    _write(log, logging.INFO, what, facts)


def warn(log: logging.Logger, what: str, **facts: Fact) -> None:
    """Write an entry about something that a person may want to know."""
    _write(log, logging.WARNING, what, facts)


def warn_of(log: logging.Logger, what: str, fault: BaseException, **facts: Fact) -> None:
    """Write an entry about something that went wrong: what it was, and where it arose."""
    _write(log, logging.WARNING, what, {**facts, "fault": words(fault), "in": place(fault) or None})


def _write(log: logging.Logger, level: int, what: str, facts: dict[str, Fact]) -> None:
    held = _withheld.get()
    if held is not None:
        held.append(Withheld(log, level, what, facts))
    elif log.isEnabledFor(level):
        log.log(level, Entry(what, facts))


class Watch:
    """Measures how long something takes."""

    __slots__ = ("_began",)

    def __init__(self) -> None:
        self._began = now()

    @property
    def seconds(self) -> float:
        """The seconds since it was made, to a tenth of a millisecond."""
        return round(now() - self._began, 4)


def now() -> float:
    """The seconds on a clock that never jumps."""
    return time.perf_counter()


def words(fault: BaseException) -> str:
    """A description of a fault, without anything from a letter."""
    # The mailbox code is loaded only if there is something to tell about it.
    from adjudicator.mail.servers.imap import ConnectionLost

    kind = type(fault).__name__
    if isinstance(fault, _TELLING) or (isinstance(fault, ConnectionLost) and isinstance(fault.__cause__, OSError)):
        return f"{kind}: {' '.join(str(fault).split())}"
    return kind


def place(fault: BaseException) -> str:
    """Where in this program a fault arose: `adjudicator/mail/parsing/html.py:41`; empty if it arose elsewhere."""
    found, trace = "", fault.__traceback__
    while trace is not None:
        found = _line(trace) or found
        trace = trace.tb_next
    return found


def kind_of(key: str) -> str:
    """The kind of mail that an outbox key names: `report`, `answer`, `refused`. The rest of the key may name people."""
    parts = key.split("/")
    kind = parts[3] if len(parts) > 3 and parts[0] not in ("address", "refused") else parts[0]
    return kind if _KIND.match(kind) else "other"


def _line(trace: TracebackType) -> str:
    parts = Path(trace.tb_frame.f_code.co_filename).parts
    if _PACKAGE not in parts:
        return ""
    last = len(parts) - 1 - parts[::-1].index(_PACKAGE)
    return f"{'/'.join(parts[last:])}:{trace.tb_lineno}"


def _shown(value: Fact) -> str:
    text = value.isoformat() if isinstance(value, datetime) else str(value)
    # In ASCII: a name can then not move a terminal's cursor, begin a line of its own or read backwards.
    return text if _BARE.match(text) else ascii_string(text)


def ascii_string(text: str) -> str:
    """Words in quotes, with everything but plain characters written as in JSON."""
    quoted = msgspec.json.encode(text).decode()
    return "".join(one if " " <= one <= "~" else _escaped(one) for one in quoted)


def _escaped(one: str) -> str:
    units = one.encode("utf-16-be")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
