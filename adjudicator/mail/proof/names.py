"""Asking name servers for the keys of signatures, patiently but not for long."""

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final

_log = logging.getLogger(__name__)

Lookup = Callable[[str, float], bytes | None]
"""The text record of a name, None if there is none, within a number of seconds. Raises `NotAnswered`."""

SECONDS: Final = 4.0
"""How long the questions for one letter may take together: others wait behind it."""
HURRIED: Final = 1.0
"""The same for a name that has never been answered, while many servers are silent."""
REMEMBERED: Final = 3600.0
SILENT: Final = 60.0
"""How long a name is not asked for again after nobody answered."""
ENOUGH: Final = 3 * SECONDS
"""After waiting this long in vain within that time, names that were never answered are asked for only briefly."""
MOST: Final = 2000


class NotAnswered(Exception):
    """The name servers cannot be reached, or do not answer."""


def asked(name: str, seconds: float = SECONDS) -> bytes | None:
    """The text record of a name, from this machine's name servers."""
    import dns.exception
    import dns.name
    import dns.resolver

    try:
        whole = dns.name.from_text(name)
    except (dns.exception.DNSException, UnicodeError):
        return None  # there can be no such name, whoever is asked
    try:
        found = dns.resolver.resolve(whole, "TXT", lifetime=seconds)
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return None
    except (dns.exception.DNSException, OSError) as fault:
        raise NotAnswered(type(fault).__name__) from fault
    records = [b"".join(record.strings) for record in found]
    return next((record for record in records if b"p=" in record), records[0] if records else None)


class Names:
    """Remembers answers and missing answers, so that one silent name does not leave other letters unchecked.

    Safe between threads.
    """

    def __init__(self, ask: Lookup = asked, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._known: dict[str, tuple[float, bytes | None]] = {}
        self._silent: dict[str, float] = {}
        """Until when each name is not asked for."""
        self._waits: deque[tuple[float, float]] = deque()
        """When somebody recently waited in vain, and for how long."""
        self._waited = 0.0
        self._lock = threading.Lock()

    def __call__(self, name: str, seconds: float = SECONDS) -> bytes | None:
        """The text record of a name; raises `NotAnswered`."""
        now = self._clock()
        with self._lock:
            until, record = self._known.get(name, (now, None))
            if until > now:
                return record
            if self._silent.get(name, now) > now:
                raise NotAnswered("nobody answered a moment ago")
            while self._waits and self._waits[0][0] <= now - SILENT:
                self._waited -= self._waits.popleft()[1]
            hurried = self._waited >= ENOUGH and name not in self._known
        try:
            record = self._ask(name, min(seconds, HURRIED) if hurried else seconds)
        except NotAnswered:
            self._in_vain(name, now)
            raise
        with self._lock:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[name] = (now + REMEMBERED, record)
        return record

    def _in_vain(self, name: str, since: float) -> None:
        now = self._clock()
        with self._lock:
            first = not self._waits
            self._waits.append((now, now - since))
            self._waited += now - since
            if len(self._silent) >= MOST:
                self._silent.clear()
            self._silent[name] = now + SILENT
        if first:
            _log.warning("no name server says whether a signature is right; the letter goes on without")
