"""Processes beside the service, which try orders in parallel. They know nothing except what they are sent.

They are started one by one when there is work for them, and end with the service, even if it is killed.
"""

import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process

from adjudicator.service.office.advice import Advice, Sought, advised


class Processes:
    """The largest number of them."""

    def __init__(self, most: int) -> None:
        # Not forked: other threads of the service may hold locks, or have the database open.
        self._pool = ProcessPoolExecutor(most, mp_context=get_context("spawn"), initializer=_settle)

    def start(self, sought: Sought) -> Future[Advice]:
        """Have one of them work out advice. Raises whatever keeps them from working."""
        return self._pool.submit(advised, sought)

    def close(self) -> None:
        """Let them end, each after its present work."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _settle() -> None:
    """Runs once in each process."""
    # A signal to stop the service may reach all of its processes; the service ends them itself when it has finished.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_service, daemon=True).start()


def _end_with_service() -> None:
    service = parent_process()
    assert service is not None, "this runs beside the service"
    service.join()
    os._exit(0)
