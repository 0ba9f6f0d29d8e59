"""The same world on the mail servers that people use: Exim takes the letters, Dovecot has the mailbox."""

import re
import time
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Letter
from tests.machine.served import PEOPLE, WAITING, Served
from tests.machine.world import World
from tests.servers.packaged import Packaged

_ADDED: Final = re.compile(
    rb"\A(?:(?:Return-path|Envelope-to|Delivery-date): [^\n]*\n)*Received: [^\n]*\n(?:[ \t][^\n]*\n)*", re.I
)
"""What Exim writes above a letter."""


class Mailed(Served):
    """A service between servers that others have written."""

    exact = False
    _post: Packaged

    def _servers(self) -> Any:
        return Packaged().__enter__()

    @property
    def delivered(self) -> list[tuple[str, bytes]]:
        people = [user for user in PEOPLE if user != "games"]
        return [(self._post.address(user), _sent(raw)) for user in people for raw in self._post.letters(user)]

    def filed(self, unit: Unit) -> list[Letter]:
        return [replace(letter, raw=_sent(letter.raw)) for letter in super().filed(unit)]

    def digest(self, raw: bytes) -> str:
        with self.office.store.reading() as unit:
            return next(read(letter.raw).digest for letter in super().filed(unit) if _sent(letter.raw) == raw)

    def renumber(self) -> None:
        self.done.append(("renumber", ()))
        self._kill()
        time.sleep(1.1)  # Dovecot makes UIDVALIDITY from the second
        self._post.renumber("games")
        self._come += len(self.inbox.letters)
        self._start()

    def leave(self, away: bool) -> None:
        self.done.append(("leave", (away,)))
        self._post.away(away)

    def _delivered(self, raw: bytes) -> None:
        """Exim takes a letter before it delivers it, and delivers several at once: one after the other here."""
        super()._delivered(raw)
        WAITING.until(lambda: len(self._post.letters("games")) >= len(self.inbox.letters), "a letter")

    def flush(self) -> None:
        super().flush()
        self._post.deliver_queue()
        with self.office.store.reading() as unit:
            count = len(unit.outbox._several())
        WAITING.until(lambda: len(self.delivered) >= count, "all that has left")

    def again(self, folder: Path) -> World | None:
        """The marks that servers make on letters are others each time, so nothing comes out the same to the byte."""
        return None


def _sent(raw: bytes) -> bytes:
    """A letter as it was handed to the servers."""
    return _ADDED.sub(b"", raw.replace(b"\r\n", b"\n")).replace(b"\n", b"\r\n")
