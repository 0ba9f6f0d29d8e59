"""Headings: the turn and phase that a game has reached."""

from typing import Self

from msgspec import Struct

from adjudicator.engine.text.sayings import Saying, house


class Heading(Struct, frozen=True):
    """The turn and phase that a game has reached, for people: `turn 3 phase 1`."""

    turn: int
    phase: int

    @classmethod
    def written(cls, text: str) -> Self:
        """The heading with these words: `turn 3 phase 1`, as it stands in records and on file."""
        _, turn, _, phase = text.split(" ")
        return cls(int(turn), int(phase))

    def __str__(self) -> str:
        return f"turn {self.turn} phase {self.phase}"

    @property
    def said(self) -> Saying:
        """The heading in any language."""
        return house("heading", turn=self.turn, phase=self.phase)

    @property
    def titled(self) -> Saying:
        """The heading as the beginning of a sentence."""
        return house("heading-first", turn=self.turn, phase=self.phase)
