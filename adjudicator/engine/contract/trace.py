"""The trace: for every question, the seat that was asked, the answer, and how it came about."""

from enum import StrEnum

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice


class How(StrEnum):
    """How an answer came about."""

    ORDERED = "ordered"
    """One of the player's alternatives."""
    DEFAULT = "default"
    """No order applied, and nothing had to be done."""
    RANDOM = "random"
    """No order applied, and something had to be done: drawn at random."""
    OVERRULED = "overruled"
    """The orders did not count, because a piece decided for the player: drawn at random."""
    NOTHING = "nothing"
    """Something had to be done and nothing legal was left."""


class Tried(Struct, frozen=True, array_like=True):
    """An alternative that did not apply: its clause, its number in the clause, and why (for the GM alone)."""

    order: int
    alternative: int
    why: str


class Answer(Struct, frozen=True, gc=False):
    """One question and its answer. `order` and `alternative` say which one it was (0 and 0 for a default).

    For a ranked question they say which alternative was carried out; 0 and 0 if none was.
    """

    seat: Seat
    about: str
    where: int
    detail: str
    how: How
    choice: Choice
    order: int = 0
    alternative: int = 0
    tried: tuple[Tried, ...] = ()

    @property
    def place(self) -> tuple[int, str, str]:
        """Sorts the answers of a stage challenge by challenge: those of one challenge stay as they were given.

        The order in which challenges come to a question could tell what is secret: where somebody else has been asked
        something, it comes later. What belongs to no challenge may come up in any, and is sorted by what it is.
        """
        return (self.where, "", "") if self.where else (0, self.about, self.detail)
