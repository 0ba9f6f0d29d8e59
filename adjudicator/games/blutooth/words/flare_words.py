"""Order words of flares."""

from typing import Any, Self

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.galaxy.flare_words import FlareWord, NamedFlare


class PlayFlare(NamedFlare, frozen=True):
    """Plays a flare: its super part if it is your own alien's, its wild part otherwise. It comes back at upkeep."""

    example = "FLARE Zombie IF my losses >= 1"


class FlareFor(FlareWord, frozen=True):
    """Plays a flare for which a pod can be named."""

    grammar = '["for" POD]'

    pod: str = ""

    @classmethod
    def read(cls, *values: Any) -> Self:
        (pod,) = values
        return cls(pod or "")

    def text(self, names: Vocabulary) -> str:
        return f"for {self.pod}" if self.pod else ""
