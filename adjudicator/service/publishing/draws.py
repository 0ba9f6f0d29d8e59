"""The draws of a game: dice that record every draw."""

from collections.abc import Sequence

from adjudicator.core.chance import Chance
from adjudicator.site.values import Draw


class NotedChance(Chance):
    """All the dice of one game, with every draw that was made from them, once each."""

    __slots__ = ("_draws",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._draws: dict[Draw, None] = {}

    @property
    def draws(self) -> tuple[Draw, ...]:
        """The draws so far, in the order in which they were first made."""
        return tuple(self._draws)

    def below(self, label: str, outcomes: int) -> int:
        value = super().below(label, outcomes)
        self._draws[Draw(label, of=outcomes, value=value)] = None
        return value

    def choose(self, label: str, items: Sequence[str], count: int) -> tuple[str, ...]:
        chosen = super().choose(label, items, count)
        if items:
            self._draws[Draw(label, things=tuple(items), chosen=chosen)] = None
        return chosen
