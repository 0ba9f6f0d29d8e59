"""What checks of orders ask a title: one that says nothing here has fewer findings, and no wrong ones."""

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
        """Why a choice can answer no such question of the open phase, whatever others do; None where it may."""
        return None

    def gone(self, view: S, seat: Seat, choices: Collection[Choice]) -> Collection[Choice]:
        """Those of one's own choices that can be done no more in this turn, if one says nothing but these."""
        return ()

    def fixed(self, view: S, seat: Seat, where: int, fact: Fact) -> Any:
        """What a fact is throughout the open phase, whatever others do; None where it may change or is not known."""
        return None

    def spent(self, view: S, seat: Seat, about: str, where: int) -> bool:
        """Whether an order that carried over can answer nothing in what is left of the turn: it is not kept then."""
        return False

    def imagined(self, view: S, seat: Seat, chance: Chance) -> tuple[S, Sequence[S]]:
        """A position that the seat with this view could be in, as far as it knows, and every seat's view of it.

        Its own is `view`. A title with secrets says where they could be; without any there is only one such position.
        """
        return view, (view,) * len(view.seats)
