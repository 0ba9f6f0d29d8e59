"""Order words of pieces that are used on somebody, or for something."""

from typing import ClassVar

from adjudicator.core.event import Seat
from adjudicator.engine.asks import Ask
from adjudicator.engine.words import Choice, Vocabulary
from adjudicator.games.cosmic.words import FlareWord


class Whose(Choice, frozen=True):
    """Speaks of one player, or of `any`."""

    grammar = '(SEAT | "any")'

    seat: Seat | None = None

    def text(self, names: Vocabulary) -> str:
        return "any" if self.seat is None else names.name("seat", self.seat)


class Stopping(Whose, frozen=True):
    """Cancels what the player named uses, or whoever uses it."""

    about = "cancels"

    def addresses(self, ask: Ask) -> bool:
        return ask.use is not None and self.seat in (None, ask.use.by)


class FlareOn(FlareWord, frozen=True):
    """Plays a flare for which a player can be named."""

    grammar = '[["against" | "to" | "with"] SEAT]'
    link: ClassVar[str] = "against"

    seat: Seat | None = None

    def text(self, names: Vocabulary) -> str:
        return "" if self.seat is None else f"{self.link} {names.name('seat', self.seat)}"


class FlareSwap(FlareWord, frozen=True):
    """Plays a flare for which a card or a player can be named."""

    grammar = '["for" CARD | "with" SEAT]'
    link: ClassVar[str] = "with"

    card: str | None = None
    seat: Seat | None = None

    @classmethod
    def read(cls, said: str | int | None = None) -> "FlareSwap":
        return cls(seat=said) if isinstance(said, int) else cls(said)

    def text(self, names: Vocabulary) -> str:
        if self.seat is not None:
            return f"{self.link} {names.name('seat', self.seat)}"
        return "" if self.card is None else f"for {names.name('card', self.card)}"
