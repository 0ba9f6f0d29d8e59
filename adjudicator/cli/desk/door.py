"""The door of the desk's pages: who may enter, for how long, and from where."""

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final

from msgspec import Struct

IDLE: Final = 3600.0
"""After this many seconds without activity a visitor is logged out."""
LONGEST: Final = 12 * 3600.0
"""After this many seconds everybody is logged out."""
TRIES: Final = 10
"""This many wrong passwords within `SHUT` seconds keep everybody outside from entering."""
SHUT: Final = 600.0
HERE: Final = frozenset(("127.0.0.1", "localhost", "[::1]"))
"""The names of this machine. A request under another name may be an attack (DNS rebinding)."""


class Answered(Struct, frozen=True):
    """The last command, and its result."""

    game: str
    commands: str
    lines: tuple[str, ...]
    done: bool


class Visit(Struct):
    """A visitor: their forms' token, when they entered, when they were last active, and the answer to show.

    `notices` are the numbers of those last shown to them: they count the whole installation, so they are not displayed.
    """

    form: str
    since: float
    last: float
    answered: Answered | None = None
    notices: tuple[int, ...] = ()
    language: str = "en"


class Door:
    """Admits anybody with the password, once if it is for one use only. Each visitor gets a key as a cookie."""

    def __init__(self, word: str, *, once: bool, now: Callable[[], float] = monotonic) -> None:
        self._word = sha256(word.encode()).digest()
        self._once = once
        self._now = now
        self._open = True
        self._visits: dict[bytes, Visit] = {}
        self._wrong: list[float] = []

    @property
    def shut(self) -> bool:
        """Whether there were too many wrong passwords."""
        self._wrong = [at for at in self._wrong if self._now() - at < SHUT]
        return len(self._wrong) >= TRIES

    def enter(self, said: str) -> str | None:
        """A key for a visitor with the right password; None for anybody else."""
        right = hmac.compare_digest(sha256(said.strip().encode("utf-8", "replace")).digest(), self._word)
        if self.shut or not (right and self._open):
            self._wrong.append(self._now())
            return None
        self._open = not self._once
        key = secrets.token_urlsafe(32)
        now = self._now()
        self._visits[_place(key)] = Visit(secrets.token_urlsafe(32), now, now)
        return key

    def inside(self, key: str) -> Visit | None:
        """The visit of the visitor with this key; None if it is no key, or has expired."""
        now = self._now()
        self._visits = {
            place: one for place, one in self._visits.items() if now - one.last < IDLE and now - one.since < LONGEST
        }
        found = self._visits.get(_place(key))
        if found is not None:
            found.last = now
        return found

    def leave(self, key: str) -> None:
        """This key opens nothing any more."""
        self._visits.pop(_place(key), None)


def sent_from(visit: Visit, form: str) -> bool:
    """Whether a form of this visit is one of ours."""
    return hmac.compare_digest(form.encode("utf-8", "replace"), visit.form.encode())


def known_host(host: str, name: str) -> bool:
    """Whether the request names this machine; the port does not matter, since tunnels change it."""
    bare = host.lower() if host.endswith("]") else host.lower().rpartition(":")[0] or host.lower()
    return bare in HERE or (bool(name) and bare == name.lower())


def own_page(origin: str | None, fetch: str | None, host: str) -> bool:
    """Whether a form was sent from a page of ours, as far as the browser says where it was."""
    if fetch is not None and fetch not in ("same-origin", "none"):
        return False
    return origin is None or origin in (f"http://{host}", f"https://{host}")


def _place(key: str) -> bytes:
    # Looked up by its hash, so that the time it takes reveals nothing about a key.
    return sha256(key.encode("utf-8", "replace")).digest()
