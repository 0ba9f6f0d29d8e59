"""What checks of orders ask a title: one that does not answer has fewer findings, and no wrong ones."""

from collections.abc import Collection, Sequence
from typing import Any, Generic, TypeVar

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import Choice, Fact

S = TypeVar("S", bound=State)


class Checked(Generic[S]):
    """The part of the Title contract that only checks of orders need."""

    def sure(self, view: S, seat: Seat, about: str, where: int, choice: Choice) -> bool:
        """Whether a choice (NO: declining) answers every such question of the open phase, whatever others do."""
        return False

    def never(self, view: S, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
        """Why a choice can answer no such question of the open phase, whatever others do; None if it may."""
        return None

    def gone(self, view: S, seat: Seat, choices: Collection[Choice]) -> Collection[Choice]:
        """Those of a seat's own choices that it can no longer make in this turn, if it makes no others."""
        return ()

    def fixed(self, view: S, seat: Seat, where: int, fact: Fact) -> Any:
        """The value of a fact throughout the open phase, whatever others do; None if it may change or is unknown."""
        return None

    def spent(self, view: S, seat: Seat, about: str, where: int) -> bool:
        """Whether an order that carried over can answer nothing in the rest of the turn: then it is dropped."""
        return False

    def imagined(self, view: S, seat: Seat, chance: Chance) -> tuple[S, Sequence[S]]:
        """A position that the seat with this view thinks possible, and every seat's view of it.

        Its own is `view`. A title with secrets says where they could be; without any there is only one such position.
        """
        return view, (view,) * len(view.seats)
