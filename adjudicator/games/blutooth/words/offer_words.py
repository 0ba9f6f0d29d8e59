"""Order words of offers that are made outside of negotiations."""

from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask


class FetchPod(Choice, frozen=True):
    """Names a pod, and who is offered it."""

    of_challenge = False
    grammar = 'POD ("for" | "to") SEAT'

    pod: str
    seat: Seat


class TakeFetched(Choice, frozen=True):
    """Accepts a pod that you are offered, or only one of these (Fido)."""

    word = "TAKE FETCHED"
    about = "fetched"
    of_challenge = False
    grammar = "[pods]"
    unsaid = ("pods",)
    example = "TAKE FETCHED Attack 40, Morph"

    pods: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(*[value for value in values if value is not None])

    def text(self, names: Vocabulary) -> str:
        return ", ".join(self.pods)

    def addresses(self, ask: Ask) -> bool:
        """Whether it is about the pod that is offered."""
        return not self.pods or ask.detail in self.pods
