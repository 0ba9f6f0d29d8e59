"""Order words of pieces that are used on somebody, or for something."""

from typing import Any, ClassVar, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask
from adjudicator.galaxy.flare_words import FLARE, FlareWord, of_flare
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.words.order_words import Attack

NOWHERE: Place = -3
"""Stands for a planet that is not named."""


class Whose(Choice, frozen=True):
    """Is about one player, or about `any`."""

    grammar = '(SEAT | "any")'

    seat: Seat | None = None


class Stopping(Whose, frozen=True):
    """Cancels what the player named uses, or whoever uses it."""

    about = "cancels"
    grammar = '["on" | "against"] (SEAT | "any" | "anybody" | "anyone") ["power" | "flare"]'

    def addresses(self, ask: Ask) -> bool:
        """Whether it is about this use: one of the player named, or with `any` one of anybody else."""
        return ask.use is not None and (self.seat == ask.use.by or (self.seat is None and ask.seat != ask.use.by))


class FlareAttack(Attack, frozen=True):
    """Plays a flare by which an attack can be launched."""

    also = ()
    about = FLARE
    grammar = f"[{Attack.grammar}]"

    place: Place = NOWHERE

    @classmethod
    def read(cls, *values: Any) -> Self:
        place, sent = values
        return cls() if place is None else cls(place, *sent)

    def text(self, names: Vocabulary) -> str:
        return "" if self.place == NOWHERE else super().text(names)

    def addresses(self, ask: Ask) -> bool:
        return of_flare(ask, self.word.partition(" ")[2])


class FlareFor(FlareWord, frozen=True):
    """Plays a flare for which cards can be named."""

    grammar = '["for" cards]'

    cards: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        (cards,) = values
        return cls(cards or ())


class FlareFrom(FlareWord, frozen=True):
    """Plays a flare by which a card is taken from a player; which one, can be named where there are several."""

    grammar = '["for" CARD] ["from" SEAT]'

    seat: Seat | None = None
    card: str | None = None

    @classmethod
    def read(cls, card: str | None, seat: Seat | None) -> Self:
        return cls(seat, card)

    def text(self, names: Vocabulary) -> str:
        said = [] if self.card is None else [f"for {names.name('card', self.card)}"]
        return " ".join(said if self.seat is None else [*said, f"from {names.name('seat', self.seat)}"])

    def means(self, card: str) -> bool:
        """Whether this card may be meant."""
        return self.card in (None, card)


class FlareOn(FlareWord, frozen=True):
    """Plays a flare for which a player can be named."""

    grammar = '[("against" | "to" | "with" | ) SEAT]'

    seat: Seat | None = None


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
