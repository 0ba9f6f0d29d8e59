"""Which games a worker looks at, where several share them: its own, and what others have left lying."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.service.office.office import Office
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


def dead_senders(office: Office, share: Share) -> frozenset[str]:
    """Those who have letters in hand and work no more, if that is certain. Raises the store's errors.

    A worker has a number before it sends anything, so whoever has letters and no number is dead. They are asked for
    before it is looked who is there: whoever comes in between may take some. At a server there may be workers of other
    versions, who have no number.
    """
    if office.store.server is not None:
        return frozenset()
    share.look()
    with office.store.reading() as unit:
        names = unit.outbox.senders()
    return names if share.alone() else frozenset()
