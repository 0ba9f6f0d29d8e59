"""Who says when somebody should look at a game: within the service, or procrastinate for several of them.

What is to be done stands in our own tables, under keys that let nothing be done twice. So a runner carries the number
of a game and nothing else; whatever it forgets is asked for again (see `service.work.due_work`), and whatever it
asks for twice, or late, does no harm.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

Look = Callable[[int], None]
"""What looks at a game, by its number."""

FORESIGHT: Final = timedelta(minutes=15)
"""For so long ahead looks are asked for anew, every few minutes; a runner need not keep what is further off."""


class Runner(Protocol):
    """Has games looked at, each by one at a time. All but `run` may be called from any thread."""

    def look_at(self, *games: int) -> None:
        """Have games looked at as soon as may be."""

    def look_at_later(self, game: int, at: datetime) -> None:
        """Have a game looked at then, too, if not before."""

    def move(self, game: int, at: datetime) -> None:
        """Have a game looked at then, in place of whatever later instant was asked for."""

    def cancel(self, game: int) -> None:
        """Have a game not looked at again before somebody asks for it."""

    def run(self, look: Look) -> None:
        """Have games looked at until `stop`; raises what looking at one raises, and may then be called again."""

    def stop(self) -> None:
        """End `run` soon, and for good."""
