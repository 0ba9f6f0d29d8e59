"""The words of statements: seats, places and cards by name, and what a statement says as facts."""

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated, nearest
from adjudicator.galaxy.statements import Names, pile
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import SECTIONS
from adjudicator.games.cosmic.table.state import PLANETS, SIDES, Cosmic

if TYPE_CHECKING:
    from adjudicator.games.cosmic.positions.draft import Draft


class Fact(Struct, frozen=True):
    """One thing that a statement says of a position."""

    def put(self, draft: "Draft") -> None:
        """Make it so in a position that is being set up; raises Misstated for what can only be compared."""
        raise Misstated("this can be compared with a position, but not set up")

    def differs(self, state: Cosmic) -> str | None:
        """What is true instead, None if it is as stated; raises Misstated if it can only be set up."""
        raise Misstated("this can be set up, but not compared with a position")


class Reader(Names):
    """Reads names as they are used in one position."""

    def __init__(self, table: Cosmic) -> None:
        super().__init__(table.seats, PLANETS)
        self._table = table

    @cached_property
    def _cards(self) -> dict[str, str]:
        """The cards of the deck by their names in small letters, made out only for a statement that names any."""
        flares = SECTIONS if self._table.options["flares"] == "yes" else ()
        cards = (*all_cards(self._table.options, len(self._table.seats)), *flares)
        return {card.casefold(): card for card in cards}

    def cards(self, words: str) -> Pile:
        """`Attack 10, 2 x Compromise`; `nothing`."""
        return pile(words, self._cards, self._no_card)

    def _no_card(self, words: str, name: str) -> str:
        there = ", ".join(nearest(name, self._cards.values()))
        return f"{words!r} is no card of this deck; write them as: Attack 10, 2 x Compromise. It has {there}"


def side(word: str) -> int:
    """`offence` or `defence`."""
    return SIDES.index(word.casefold())
