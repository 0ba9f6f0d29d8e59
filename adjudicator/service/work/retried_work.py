"""One part of the service at work: it repeats its work again and again, whatever goes wrong."""

import logging
import threading
from collections.abc import Callable
from typing import Final

from adjudicator.service.log.entries import warn_of

_log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 60.0
TELL_AFTER: Final = 3
"""After this many failures in a row the game master is told; servers hang up now and then."""


class Part:
    """The work of one part, for a thread of its own. After failures it waits longer and longer, and reports once."""

    def __init__(
        self, name: str, work: Callable[[], None], *, stopped: threading.Event, tell: Callable[[str, str], None]
    ) -> None:
        self.name = name
        self._work = work
        self._stopped = stopped
        self._tell = tell
        self._failures = 0
        self._untold = ""
        """What the game master is to be told and could not be yet: the files may be what fails."""

    def thread(self) -> threading.Thread:
        """A thread that keeps it at work, not started yet."""
        return threading.Thread(target=self.keep, name=self.name)

    def keep(self) -> None:
        """Work until stopped."""
        while not self._stopped.is_set():
            try:
                self._work()
                self.fine()
            except Exception as fault:  # noqa: BLE001 - nothing that goes wrong may end the service
                self._failed(fault)

    def fine(self) -> None:
        """Some of its work succeeded, even if the whole is not finished."""
        self._failures = 0
        if self._untold:
            self._say(f"{self.name} failed again and again, and works now: {self._untold}")

    def _failed(self, fault: Exception) -> None:
        said = str(fault) or type(fault).__name__
        pause = min(FIRST_PAUSE * 2**self._failures, LONGEST_PAUSE)
        self._failures += 1
        warn_of(_log, "a part failed", fault, part=self.name, again=pause)
        if self._failures == TELL_AFTER:
            self._untold = said
            self._say(f"{self.name} fails and is tried again and again: {said}")
        self._stopped.wait(pause)

    def _say(self, text: str) -> None:
        try:
            self._tell(self.name, text)
        except Exception as other:  # noqa: BLE001 - it is tried again when the work goes well
            warn_of(_log, "the notice of it could not be filed", other, part=self.name)
        else:
            self._untold = ""
