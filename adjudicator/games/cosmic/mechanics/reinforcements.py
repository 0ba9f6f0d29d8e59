"""Reinforcements: cards that add to the total of a side when the challenge cards have been turned up."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Self

from adjudicator.core.event import OpenEvent, Seat
from adjudicator.core.rows import put
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Made
from adjudicator.engine.text.sayings import Spoken, house
from adjudicator.games.cosmic.events.token_moves import amended
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.state import Cosmic

ONE_A_ROUND = "reinforcement of a round"
"""The right to reinforce, which everybody has once in each round of a challenge."""


class Reinforce(Choice, frozen=True):
    """Adds a reinforcement of this number to the total of a side, your own unless you name another.

    You play one in a round; then everybody may answer, and the order counts anew if its condition still holds.
    """

    word = "REINFORCE"
    about = "reinforcement"
    grammar = '[SIDE] ["with"] NUMBER'
    tapped = '[SIDE] "with" NUMBER'
    example = "REINFORCE with 3 IF I lose"

    number: int
    side: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        side, number = values
        return cls(number, side)

    def text(self, names: Vocabulary) -> str:
        side = "" if self.side is None else f"{names.name('side', self.side)} "
        return f"{side}with {self.number}"

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith(f"Reinforcement {self.number} ")

    def part(self) -> str:
        return str(self.number)


class Reinforcing(Options):
    """A reinforcement for either side, one in a round."""

    __slots__ = ("_at", "_number")

    def __init__(self, at: CosmicAt, number: int) -> None:
        self._at = at
        self._number = number

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Reinforce) or choice.number != self._number:
            return house("another-card")
        return Reinforce(self._number, self._at.my_side if choice.side is None else choice.side)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (Claim((ONE_A_ROUND, self._at.where, self._at.moment), 1),)

    def every(self) -> Iterator[Choice]:
        """For one's own side, and for the other."""
        yield Reinforce(self._number)
        yield Reinforce(self._number, 1 - (self._at.my_side or 0))


class Reinforced(OpenEvent[Cosmic], frozen=True):
    """A side's total is raised."""

    seat: Seat
    number: int
    side: int
    more: int
    total: int

    def apply(self, state: Cosmic) -> Cosmic:
        first, second = state.challenge(self.number).totals or (0, 0)
        return amended(state, self.number, totals=put((first, second), self.side, self.total), leading=None)


def reinforced(at: CosmicAt, side: int, more: int) -> Made:
    """The total of a side that has been counted is raised by this much."""
    return Made(partial(_reinforced, seat=at.me, number=at.where, side=side, more=more))


def _reinforced(now: Cosmic, seat: Seat, number: int, side: int, more: int) -> Reinforced:
    totals = now.challenge(number).totals or (0, 0)
    return Reinforced(seat, number, side, more, totals[side] + more)


REINFORCING = (Reinforced,)
