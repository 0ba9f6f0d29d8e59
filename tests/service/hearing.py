"""A service at work in a thread of this process, and what is heard of it in its log."""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from adjudicator.service.work.serve import Service


class Heard(logging.Handler):
    """Waits for a line of the log."""

    def __init__(self, part: str) -> None:
        super().__init__()
        self.part = part
        self.heard = threading.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if self.part in record.getMessage():
            self.heard.set()


@pytest.fixture
def hear() -> Iterator[Callable[[str], Heard]]:
    """Listen to the log of the service in this process."""
    log = logging.getLogger("adjudicator.service")
    handlers: list[Heard] = []
    was = log.level
    log.setLevel(logging.INFO)

    def listen(part: str) -> Heard:
        handlers.append(Heard(part))
        log.addHandler(handlers[-1])
        return handlers[-1]

    yield listen
    log.setLevel(was)
    for handler in handlers:
        log.removeHandler(handler)


@contextmanager
def at_work(service: Service) -> Iterator[None]:
    """A service in a thread of this process."""
    thread = threading.Thread(target=service.run)
    thread.start()
    try:
        yield
    finally:
        service.stop()
        thread.join(30)
    assert not thread.is_alive()
