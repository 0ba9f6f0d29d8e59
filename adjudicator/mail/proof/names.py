"""Asking name servers for the keys of signatures, patiently but not for long."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

_log = logging.getLogger(__name__)

Lookup = Callable[[str], bytes | None]
"""The text record of a name, None where there is none. Raises `NotAnswered`."""

SECONDS: Final = 4.0
"""How long one question may take: letters wait behind it."""
REMEMBERED: Final = 3600.0
SILENT: Final = 60.0
"""How long nobody is asked after a name server did not answer."""
MOST: Final = 2000


class NotAnswered(Exception):
    """The name servers cannot be reached, or do not say."""


def asked(name: str) -> bytes | None:
    """The text record of a name, from the name servers of this machine."""
    import dns.exception
    import dns.resolver

    try:
        found = dns.resolver.resolve(name, "TXT", lifetime=SECONDS)
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return None
    except (dns.exception.DNSException, OSError) as fault:
        raise NotAnswered(type(fault).__name__) from fault
    records = [b"".join(record.strings) for record in found]
    return next((record for record in records if b"p=" in record), records[0] if records else None)


class Names:
    """Remembers what was answered, and asks nobody for a while when there was no answer. Safe between threads."""

    def __init__(self, ask: Lookup = asked, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._known: dict[str, tuple[float, bytes | None]] = {}
        self._silent_until = float("-inf")
        self._lock = threading.Lock()

    def __call__(self, name: str) -> bytes | None:
        """The text record of a name; raises `NotAnswered`."""
        now = self._clock()
        with self._lock:
            until, record = self._known.get(name, (now, None))
            if until > now:
                return record
            if self._silent_until > now:
                raise NotAnswered("no name server answered a moment ago")
        try:
            record = self._ask(name)
        except NotAnswered:
            _log.warning("no name server says whether a signature is right; letters go on without")
            with self._lock:
                self._silent_until = self._clock() + SILENT
            raise
        with self._lock:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[name] = (now + REMEMBERED, record)
        return record
