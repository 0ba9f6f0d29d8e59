"""Order words of flares: cards, or pods, of which each is one alien's, with a wild and a super part."""

from typing import Final

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask

FLARE: Final = "flare"
"""What questions whether to play a flare are about."""


def of_flare(ask: Ask, flare: str) -> bool:
    """Whether a question is about playing this flare: it names the section, the flare, and perhaps what it is for."""
    return f"{ask.detail} ".partition(" ")[2].startswith(f"{flare} ")


class NamedFlare(Choice, frozen=True):
    """Plays the flare that is named."""

    word = "FLARE"
    about = FLARE
    grammar = "FLARE"

    flare: str

    def addresses(self, ask: Ask) -> bool:
        return of_flare(ask, self.flare)

    def part(self) -> str:
        return self.flare


class FlareWord(Choice, frozen=True):
    """The order for one flare that needs more words: its order word is `FLARE` and the flare's name."""

    about = FLARE

    def addresses(self, ask: Ask) -> bool:
        return of_flare(ask, self.part())

    def part(self) -> str:
        return self.word.partition(" ")[2]
