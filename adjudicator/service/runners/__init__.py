"""Runners say when somebody should look at a game: one inside the service, or procrastinate for several processes.

Everything to be done stands in our own tables, under keys that let nothing be done twice. So a runner carries the
number of a game and nothing else. Anything that it forgets is asked for again (see `service.work.due_games`), and
anything that it asks for twice, or late, does no harm.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

Look = Callable[[int], None]
"""What looks at a game, by its number."""

FORESIGHT: Final = timedelta(minutes=15)
"""Looks this far ahead are asked for again every few minutes; a runner need not keep later ones."""


class Runner(Protocol):
    """Has games looked at, each by one process at a time. All but `run` may be called from any thread."""

    def look_at(self, *games: int) -> None:
        """Have games looked at as soon as possible."""

    def look_at_later(self, game: int, at: datetime) -> None:
        """Have a game looked at then too, if not before."""

    def move(self, game: int, at: datetime) -> None:
        """Have a game looked at then, instead of at any later instant asked for."""

    def cancel(self, game: int) -> None:
        """Do not have a game looked at again until somebody asks for it."""

    def run(self, look: Look) -> None:
        """Have games looked at until `stop`; raises any error of a look, and may then be called again."""

    def stop(self) -> None:
        """End `run` soon, and for good."""
