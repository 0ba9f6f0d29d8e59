"""What time it is: by the wall, by a file that somebody else moves, or always the same."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

LOOK_SECONDS = 0.05
"""How often a clock that jumps is read."""


_LONGEST = 100
"""How many characters of the file are read; an instant is shorter."""


class ClockUnreadable(Exception):
    """The file of a simulated clock contains no instant; the text says what would work."""


class Clock(Protocol):
    """Tells the time. Every instant is aware and in UTC."""

    def now(self) -> datetime:
        """This instant."""

    def seconds_until(self, instant: datetime) -> float:
        """How many real seconds to sleep before checking again whether the instant has come; 0 if it has."""


class WallClock:
    """The time by the wall."""

    def now(self) -> datetime:
        """This instant."""
        return datetime.now(UTC)

    def seconds_until(self, instant: datetime) -> float:
        """The real seconds until then."""
        return max(0.0, (instant - self.now()).total_seconds())


class StoppedClock:
    """A clock that stands still, for what is worked out as of an instant."""

    def __init__(self, at: datetime) -> None:
        self._at = at

    def now(self) -> datetime:
        """That instant."""
        return self._at

    def seconds_until(self, instant: datetime) -> float:
        """Nobody waits by it."""
        return 0.0


class FileClock:
    """A clock for rehearsals: a file holds the instant, in ISO 8601 with its offset, and the driver moves it.

    The file is to be replaced as a whole (`move` does that), so that no reader finds half an instant.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def now(self) -> datetime:
        """The instant in the file; raises ClockUnreadable."""
        try:
            with self._path.open(encoding="ascii") as file:
                instant = datetime.fromisoformat(file.read(_LONGEST).strip())
        except (OSError, ValueError) as fault:
            raise ClockUnreadable(
                f"{self._path} holds no instant ({fault}); write one such as 2026-05-01T18:00:00+00:00"
            ) from fault
        if instant.utcoffset() is None:
            raise ClockUnreadable(f"{self._path}: {instant.isoformat()} has no offset; write it with +00:00")
        return instant.astimezone(UTC)

    def seconds_until(self, instant: datetime) -> float:
        """Nobody knows when the file will be moved, so a moment, until the instant has come."""
        return LOOK_SECONDS if instant > self.now() else 0.0

    def move(self, instant: datetime) -> None:
        """Set the clock; for its driver."""
        draft = self._path.with_name(f"{self._path.name}.new")
        draft.write_text(f"{instant.astimezone(UTC).isoformat()}\n", encoding="ascii")
        draft.replace(self._path)
