"""Messages to systemd: the service is ready, how it is, and that it does not hang (sd_notify)."""

import os
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from adjudicator.service.health.health import Patient

SOCKET: Final = "NOTIFY_SOCKET"
WATCHDOG: Final = "WATCHDOG_USEC"
USUAL: Final = 60.0
"""Seconds between two messages if systemd asks for none."""
_HANGING: Final = frozenset(("letters", "deadline"))
_EXCUSED: Final = frozenset(("database", "mailbox"))


def tell(*lines: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Send a message to systemd; False if it does not listen."""
    place = environment.get(SOCKET, "")
    if not place:
        return False
    # A name that begins with @ is an abstract socket, in no folder.
    where = f"\0{place[1:]}" if place.startswith("@") else place
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
        try:
            line.sendto("\n".join(lines).encode(), where)
        except OSError:
            return False
    return True


@contextmanager
def minded(who: Patient, environment: Mapping[str, str] = os.environ) -> Iterator[None]:
    """Tell systemd that the service is ready, and how it is until it ends. A service that hangs sends nothing more.

    It hangs if letters or phases wait although database and mailboxes can be read. Then systemd restarts it.
    """
    if not environment.get(SOCKET):
        yield
        return
    ended = threading.Event()
    every = min(int(environment.get(WATCHDOG) or 0) / 2e6 or USUAL, USUAL)

    def mind() -> None:
        while not ended.wait(every):
            say(who, environment)

    thread = threading.Thread(target=mind, name="minding")
    tell("READY=1", environment=environment)
    thread.start()
    try:
        yield
    finally:
        tell("STOPPING=1", environment=environment)
        ended.set()
        thread.join()


def say(who: Patient, environment: Mapping[str, str] = os.environ) -> bool:
    """Tell systemd how the service is and, unless it hangs, that it is alive; returns whether that was told."""
    reasons = who.examined()
    kinds = {reason.kind for reason in reasons}
    alive = bool(kinds & _EXCUSED) or not kinds & _HANGING
    status = "; ".join(reason.sentence for reason in reasons) or "all is well"
    tell(f"STATUS={status}", *(["WATCHDOG=1"] if alive else []), environment=environment)
    return alive
