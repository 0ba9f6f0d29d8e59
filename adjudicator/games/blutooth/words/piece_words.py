"""Order words of pieces that are used on somebody."""

from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask


class Upon(Choice, frozen=True):
    """Is about one alien."""

    grammar = '["on" | "against"] SEAT'

    seat: Seat


class StrikeBack(Choice, frozen=True):
    """Ambushes the invader whose charge has your colour (Invader)."""

    word = "AMBUSH"
    about = "ambush"
    example = "AMBUSH IF the target is home 1"


class Stopping(Choice, frozen=True):
    """Cancels what the alien named uses, or whoever uses it."""

    about = "cancels"
    grammar = '["on" | "against"] (SEAT | "any" | "anybody" | "anyone") ["power"]'

    seat: Seat | None = None

    def addresses(self, ask: Ask) -> bool:
        """Whether it is about this use: one of the alien named, or with `any` one of anybody else."""
        return ask.use is not None and (self.seat == ask.use.by or (self.seat is None and ask.seat != ask.use.by))


class Making(Choice, frozen=True):
    """Makes a pod of the kind named."""

    of_challenge = False
    grammar = '["for"] POD'

    pod: str


class NamingPods(Choice, frozen=True):
    """Names the pods that are wanted, the most wanted first."""

    grammar = '["for"] pods'

    pods: tuple[str, ...]


class Examining(Choice, frozen=True):
    """Is about the cache of one alien, or about pods that are wanted, the most wanted first."""

    grammar = '["on"] SEAT | "for" pods'

    seat: Seat | None = None
    pods: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        (value,) = values
        return cls(value) if isinstance(value, int) else cls(None, value)

    def text(self, names: Vocabulary) -> str:
        return f"for {', '.join(self.pods)}" if self.seat is None else f"on {names.name('seat', self.seat)}"
