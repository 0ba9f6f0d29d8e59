"""Advice on orders, worked out once: here, or in other processes when many letters wait.

It takes long. Code that keeps others waiting uses only advice that has been worked out before.
"""

import logging
import threading
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Protocol

from adjudicator.core.codec import encode
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.late_imports import load_all
from adjudicator.service.log.entries import warn_of

if TYPE_CHECKING:
    from concurrent.futures import Future

    from adjudicator.orders.values.clauses import Clause
    from adjudicator.service.office.advice import Advice, Sought
    from adjudicator.service.office.adviser_processes import Processes

_log = logging.getLogger(__name__)

REMEMBERED: Final = 512
"""How many pieces of advice are remembered: more than the letters that are examined before their turn."""
ENOUGH: Final = 4
"""With orders of this many letters to try, it is worth a second or so to start further processes."""

_Key = tuple[str, bytes, int, "tuple[Clause, ...]", int, Tongue, int]


class Adviser(Protocol):
    """Gives advice on orders."""

    def of(self, sought: "Sought") -> "Advice":
        """The advice."""


class Untried(Exception):
    """Advice is needed that has not been worked out, at a point where there is no time to do it."""

    def __init__(self, sought: "Sought") -> None:
        super().__init__(f"the orders of seat {sought.seat} have not been tried")
        self.sought = sought


class Trials:
    """The advice worked out so far; thread-safe. `processes` is how many processes work beside this one at most."""

    def __init__(self, processes: int = 0) -> None:
        self._most = processes
        self._alone = False
        """Something keeps the processes from working for now."""
        self._lock = threading.Lock()
        self._known: dict[_Key, Advice] = {}
        self._coming: dict[_Key, Future[Advice]] = {}
        self._beside: Processes | None = None

    @property
    def ahead(self) -> int:
        """For how many letters it is worth knowing their needs: the first, or enough to keep the processes busy."""
        return max(1, 2 * self._most)

    def known(self, sought: "Sought") -> "Advice | None":
        """The advice, if it has been worked out."""
        key = _key(sought)
        with self._lock:
            return self._known.get(key)

    def of(self, sought: "Sought") -> "Advice":
        """The advice; worked out now, or waited for, if it is not known."""
        key = _key(sought)
        with self._lock:
            known, coming = self._known.get(key), self._coming.pop(key, None)
        if known is not None:
            return known
        advice = self._came(coming) if coming is not None else None
        if advice is None:
            # Most commands need no advice.
            from adjudicator.service.office.advice import advised

            advice = advised(sought)
        self._remember(key, advice)
        return advice

    def begin(self, several: "Sequence[Sought]") -> None:
        """Have advice worked out in other processes, if there is enough to make that worthwhile."""
        wanted = {_key(one): one for one in several}
        with self._lock:
            new = {key: one for key, one in wanted.items() if key not in self._known and key not in self._coming}
            if not self._most or self._alone or (self._beside is None and len(new) < ENOUGH):
                return
            try:
                if self._beside is None:
                    from adjudicator.service.office.adviser_processes import Processes

                    # The answers of processes are waited for by a thread.
                    load_all()
                    self._beside = Processes(self._most)
                for key, one in new.items():
                    self._coming[key] = self._beside.start(one)
            except Exception as fault:  # noqa: BLE001 - whatever keeps processes from working, this one can do it
                warn_of(_log, "no processes to try orders in", fault)
                self._alone = True

    def ready(self, sought: "Sought") -> bool:
        """Whether the advice is available at once."""
        key = _key(sought)
        with self._lock:
            coming = self._coming.get(key)
            return key in self._known or (coming is not None and coming.done())

    def rest(self) -> None:
        """No more is needed for now: the other processes end."""
        with self._lock:
            beside, self._beside, self._alone = self._beside, None, False
            self._coming.clear()
        if beside is not None:
            beside.close()

    def _came(self, coming: "Future[Advice]") -> "Advice | None":
        try:
            return coming.result()
        except Exception as fault:  # noqa: BLE001 - a process may have been killed; if it is the orders, it is seen here
            warn_of(_log, "a process could not try orders", fault)
            return None

    def _remember(self, key: _Key, advice: "Advice") -> None:
        with self._lock:
            if len(self._known) >= REMEMBERED:
                self._known.pop(next(iter(self._known)), None)
            self._known[key] = advice


class Tried:
    """Only advice that is known already: for a unit of work, in which others wait."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials

    def of(self, sought: "Sought") -> "Advice":
        """The advice; raises Untried if working it out would take long and has not been done."""
        known = self._trials.known(sought)
        if known is None and sought.long:
            raise Untried(sought)
        return known or self._trials.of(sought)


class Listener:
    """Notes which advice is asked for, and gives none."""

    def of(self, sought: "Sought") -> "Advice":
        """Raises Untried."""
        raise Untried(sought)


def _key(sought: "Sought") -> _Key:
    view = blake2b(encode(sought.view), digest_size=16).digest()
    return sought.title, view, sought.seat, sought.clauses, sought.situations, sought.tongue, sought.steps
