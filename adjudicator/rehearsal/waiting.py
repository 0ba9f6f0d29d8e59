"""Waits for a service in another process: for letters in a mailbox, and until it has nothing left to do."""

import time
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from adjudicator.service.office.office import Office

PATIENCE_SECONDS: Final = 300.0
"""How long a task of a tenth of a second may take on a machine that does ten other things."""
LOOK_SECONDS: Final = 0.01


class Stuck(Exception):
    """Something that was waited for did not come; the text says what."""


def wait_for(
    came: Callable[[], bool], what: str, pause: Callable[[float], None], patience: float | None = None
) -> None:
    """Check again and again whether something came, with pauses of at most this many seconds; raises Stuck.

    `patience` are the seconds after which it gives up, by default PATIENCE_SECONDS.
    """
    patience = PATIENCE_SECONDS if patience is None else patience
    deadline = time.monotonic() + patience
    while not came():
        left = deadline - time.monotonic()
        if left <= 0:
            raise Stuck(f"{what} did not come in {patience:g} seconds")
        pause(min(left, 1.0))


def at_rest(office: Office) -> bool:
    """Whether a service has done everything possible at this instant: letters handled, phases over, mails sent."""
    now = office.clock.now()
    with office.store.reading() as unit:
        if unit.letters.waiting() or unit.agenda.due(now, now):
            return False
        return unit.outbox.next_instant(timedelta(0)) is None
