"""Waiting for a service at work in another process: for letters in a mailbox, and until it has nothing left to do."""

import time
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from adjudicator.service.office.office import Office

PATIENCE_SECONDS: Final = 300.0
"""How long something may take that takes a tenth of a second, on a machine that does ten other things."""
LOOK_SECONDS: Final = 0.01


class Stuck(Exception):
    """What was waited for did not come; the text says what that was."""


def wait_for(
    came: Callable[[], bool], what: str, pause: Callable[[float], None], patience: float | None = None
) -> None:
    """Look again and again whether something came, with a pause of at most so many seconds between; raises Stuck.

    `patience` are the seconds after which it is given up, if not PATIENCE_SECONDS.
    """
    patience = PATIENCE_SECONDS if patience is None else patience
    deadline = time.monotonic() + patience
    while not came():
        left = deadline - time.monotonic()
        if left <= 0:
            raise Stuck(f"{what} did not come in {patience:g} seconds")
        pause(min(left, 1.0))


def at_rest(office: Office) -> bool:
    """Whether a service has done everything it could do at this instant: letters handled, phases over, mails sent."""
    now = office.clock.now()
    with office.store.reading() as unit:
        if unit.letters.waiting() or unit.agenda.due(now, now):
            return False
        return unit.outbox.next_instant(timedelta(0)) is None
