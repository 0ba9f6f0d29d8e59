"""Which games a worker looks at, where several share them: its own, and what others have left lying."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.store.database.crews import Crew

PATIENCE: Final = 30.0
"""So many seconds others have for what is theirs and due; then it is taken from them: they may hang."""


class Share:
    """A worker's share of the games. One thread looks and asks what is due, any may ask whether a game is its own."""

    def __init__(self, crew: Crew, clock: Callable[[], float] = time.monotonic) -> None:
        self._crew = crew
        self._clock = clock
        self._left: dict[int, float] = {}
        """Since when games of others have been due."""

    def look(self) -> None:
        """See who is there. Raises the store's errors."""
        self._crew.look()

    def alone(self) -> bool:
        """Look, and say whether nobody else is there. Raises the store's errors."""
        self._crew.look()
        return self._crew.alone

    def mine(self, game: int) -> bool:
        """Whether a game belongs to this worker."""
        return self._crew.mine(game)

    def of(self, due: Sequence[int]) -> list[int]:
        """What this worker sees to of all that is due, in that order."""
        now = self._clock()
        self._left = {game: self._left.get(game, now) for game in due if not self._crew.mine(game)}
        return [game for game in due if game not in self._left or now - self._left[game] >= PATIENCE]

    def close(self) -> None:
        """Leave everything to the others."""
        self._crew.close()
