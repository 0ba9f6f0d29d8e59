"""Asks an IMAP server for letters, some of which it may not give at once.

Several are requested together. Those left out, refused, empty or cut off are requested again one by one, on a new
connection if the server hung up on one. Those still not given are named, so that nothing waits for them.
"""

import logging
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from imapclient import IMAPClient  # type: ignore[import-untyped]
from imapclient.exceptions import (  # type: ignore[import-untyped]
    IMAPClientAbortError,
    IMAPClientError,
    ProtocolError,
)
from msgspec import Struct

_log = logging.getLogger(__name__)

FAULTS: Final = (
    *(OSError, IMAPClientError, ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError),
)
"""The errors caused by a server that answers oddly, or no longer."""
MOST_BYTES: Final = 16 * 1024 * 1024
TRIES: Final = 2
"""How often a letter is requested by itself."""
MOST_LOST: Final = 4
"""After this many lost connections, the letters fetched so far are passed on."""
MOST_PIECES: Final = 1000
LONGEST_WHY: Final = 200

_BODY: Final = re.compile(rb"BODY\[\](?:<(\d+)>)?\Z", re.I)


class Fetched(Struct, frozen=True):
    """A letter as the server holds it; `size` is its full size, as the server says, if `raw` had to be cut."""

    uid_validity: int
    uid: int
    size: int
    raw: bytes


class Withheld(Struct, frozen=True):
    """A letter that the server has and did not give, even when asked again; and what it said."""

    uid_validity: int
    uid: int
    why: str


class Answered(Struct, frozen=True):
    """The result of a request: the letters, the withheld ones, and those no longer in the folder.

    `settled` are all of these; anything else must be requested again.
    """

    letters: tuple[Fetched, ...] = ()
    withheld: tuple[Withheld, ...] = ()
    settled: tuple[int, ...] = ()


class Asking:
    """Requests letters of one folder. `opened` gives a connection to it, a new one if the last was `dropped`."""

    def __init__(self, opened: Callable[[], IMAPClient], dropped: Callable[[], None], largest: int) -> None:
        self._opened = opened
        self._dropped = dropped
        self._largest = largest
        self._lost: dict[tuple[int, int], int] = {}
        """How often the connection was lost over a letter, by its UIDVALIDITY and UID."""
        self._singly = False
        """Whether a connection was lost over several letters: then it must be found out which one it was."""
        self._lately = 0

    def ask(self, uid_validity: int, uids: Sequence[int]) -> Answered:
        """What the server gives of these letters; raises anything that prevents a new connection."""
        self._lately = 0
        sizes = {} if self._singly else self._sizes(uids)
        wanted = _few(uids, sizes, self._largest)
        known = [uid for uid in wanted if uid in sizes]
        bodies = {} if self._singly or not known else self._bodies(known, sizes)
        letters: list[Fetched] = []
        withheld: list[Withheld] = []
        settled: list[int] = []
        for uid in wanted:
            raw, why = bodies.get(uid, b""), ""
            if not raw:
                raw, why = self._alone((uid_validity, uid), sizes.get(uid))
            if raw:
                letters.append(Fetched(uid_validity, uid, max(sizes.get(uid, 0), len(raw)), raw))
            elif self._there(uid):
                withheld.append(Withheld(uid_validity, uid, why))
            self._lost.pop((uid_validity, uid), None)
            settled.append(uid)
            if self._lately >= MOST_LOST or sum(len(letter.raw) for letter in letters) > MOST_BYTES:
                break
        else:
            self._singly = False
        return Answered(tuple(letters), tuple(withheld), tuple(settled))

    def _sizes(self, uids: Sequence[int]) -> dict[int, int]:
        """Their sizes, if the server says them."""
        found, _ = self._fetched(uids, "RFC822.SIZE")
        sizes = {uid: data.get(b"RFC822.SIZE") for uid, data in found.items()}
        return {uid: size for uid, size in sizes.items() if isinstance(size, int) and size >= 0}

    def _bodies(self, uids: Sequence[int], sizes: dict[int, int]) -> dict[int, bytes]:
        """Those that the server gives complete when they are requested together."""
        found, _ = self._fetched(uids, f"BODY.PEEK[]<0.{self._largest}>")
        bodies = {uid: _piece(data, 0) for uid, data in found.items()}
        return {uid: raw for uid, raw in bodies.items() if len(raw) >= min(sizes.get(uid, 1), self._largest)}

    def _alone(self, which: tuple[int, int], size: int | None) -> tuple[bytes, str]:
        """A letter requested by itself, or the reason why it is not given."""
        raw, why = b"", "the connection was lost over it"
        while not raw and self._lost.get(which, 0) < TRIES:
            before = self._lately
            raw, why = self._pieces(which[1], size)
            # A refusal counts as well, so that it ends.
            self._lost[which] = self._lost.get(which, 0) + max(self._lately - before, 1)
        return raw, why

    def _pieces(self, uid: int, size: int | None) -> tuple[bytes, str]:
        """A letter piece by piece, if the server gives less of it at once than its stated size."""
        if size is None:
            size = self._sizes([uid]).get(uid, 0)
        raw, why, before = b"", "", self._lately
        for _ in range(MOST_PIECES):
            found, why = self._fetched([uid], f"BODY.PEEK[]<{len(raw)}.{self._largest - len(raw)}>")
            piece = _piece(found.get(uid, {}), len(raw))
            raw += piece
            if self._lately > before:
                return b"", why
            if not piece or len(raw) >= min(size, self._largest):
                break
        return raw[: self._largest], "" if raw else why or "nothing was given"

    def _there(self, uid: int) -> bool:
        """Whether a letter is in the folder; it may have been deleted since it was listed."""
        client = self._opened()
        try:
            client.noop()
            return uid in client.search(["UID", str(uid)])
        except FAULTS as fault:
            _log.debug("asking whether there is a letter %d: %s", uid, fault)
            self._hung_up()
            return True

    def _fetched(self, uids: Sequence[int], item: str) -> tuple[dict[int, dict[bytes, Any]], str]:
        """The server's answer when asked for some data of some letters, and why it refuses, if it does."""
        client = self._opened()
        try:
            return client.fetch(list(uids), [item]), ""
        except FAULTS as fault:
            why = " ".join((str(fault) or type(fault).__name__).split())[:LONGEST_WHY]
            if not _in_step(client, fault):
                self._singly = self._singly or len(uids) > 1
                self._hung_up()
            return {}, why

    def _hung_up(self) -> None:
        self._lately += 1
        self._dropped()


def _in_step(client: IMAPClient, fault: Exception) -> bool:
    """Whether the server has refused and nothing else; otherwise the next answer may belong to this request."""
    if not isinstance(fault, IMAPClientError) or isinstance(fault, IMAPClientAbortError | ProtocolError):
        return False
    try:
        client.noop()
    except FAULTS:
        return False
    return True


def _few(uids: Sequence[int], sizes: dict[int, int], largest: int) -> list[int]:
    """The first of these letters, as many as are requested at once."""
    wanted: list[int] = []
    much = 0
    for uid in uids:
        much += min(sizes.get(uid, 0), largest)
        if wanted and much > MOST_BYTES:
            break
        wanted.append(uid)
    return wanted


def _piece(data: dict[bytes, Any], begin: int) -> bytes:
    """The part of a letter in an answer that begins at a byte; none if another part was given."""
    for key, value in data.items():
        match = _BODY.match(key)
        if match is not None and isinstance(value, bytes) and int(match[1] or 0) == begin:
            return value
    return b""
