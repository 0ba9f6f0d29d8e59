"""The service of a rehearsal: `adjudicator serve` in a process of its own, with its log in a file."""

import os
import signal
import subprocess
import sys
from types import TracebackType
from typing import Final, Self

from adjudicator.rehearsal.house import House

LOG: Final = "serve.log"
_STOP_SECONDS: Final = 20.0
_LAST_LINES: Final = 5


class ServiceEnded(Exception):
    """The service ended by itself; the text holds the last lines of its log."""


class Worker:
    """`adjudicator serve` at work on a house: `with Worker(house) as worker:`."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        """The service's output so far."""
        path = self._house.folder / LOG
        return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""

    def start(self) -> None:
        """Start the service; it may be started again after it was killed."""
        command = [sys.executable, "-m", "adjudicator.cli", "serve", "--config", str(self._house.configuration)]
        with (self._house.folder / LOG).open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - nothing in it comes from outside
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **self._house.environment},
            )

    def check(self) -> None:
        """Raise ServiceEnded unless the service is running."""
        if self._process is None or self._process.poll() is not None:
            last = "\n".join(self.log.splitlines()[-_LAST_LINES:])
            raise ServiceEnded(f"the service has ended by itself; the last lines of its log:\n{last}")

    def kill(self) -> None:
        """End the service like a power cut: SIGKILL, between any two of its steps."""
        assert self._process is not None, "only what was started is killed"
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Ask the service to end, and wait until it has."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
