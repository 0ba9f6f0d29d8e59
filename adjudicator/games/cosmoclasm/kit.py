"""The parts of a faction's ability: everything that the files of `abilities` import."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import astuple

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece, after, may
from adjudicator.games.cosmoclasm.events.events import CardRegained, CardReplaced, CardsPlayed, ForceChanged
from adjudicator.games.cosmoclasm.table.cards import STARGATE, forces
from adjudicator.games.cosmoclasm.table.state import Solar
from adjudicator.games.cosmoclasm.words.order_words import Turn

OTHER_SUIT = "another suit"
"""A play that only one faction may make."""

Happening = Iterator[Event[Solar]]

__all__ = [
    "OTHER_SUIT",
    "STARGATE",
    "Ability",
    "Backed",
    "CardRegained",
    "CardReplaced",
    "CardsPlayed",
    "ForceChanged",
    "Happening",
    "Seat",
    "Solar",
    "after",
    "forces",
    "may",
    "mine",
]


class Backed(Turn, frozen=True):
    """Plays a black card with the card of your faction."""

    word = "PLAY"
    ability: ClassVar[str]

    black: str

    def details(self) -> tuple[str, ...]:
        """The cards or the force that go with the card of the faction."""
        return astuple(self)[1:]


class Ability(Piece):
    """The card of a faction, played instead of a white card, once in a round."""

    kind = "ability"
    faction: ClassVar[str]
    word: ClassVar[type[Backed]]
    """The order word with which it is played."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.choices = (cls.word,)

    def plays(self, state: Solar, seat: Seat, blacks: Sequence[str]) -> Iterator[Choice]:
        """All plays with this word now; `blacks` are the black cards that can be played."""
        return map(self.word, blacks)


def mine(at: Any, event: CardsPlayed) -> bool:
    """Whether a piece's owner has just played cards, with the card of their faction."""
    return bool(event.seat == at.me and event.ability)
