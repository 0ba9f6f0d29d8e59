"""What can be stated of the table: the deck, the discards, the destiny pile."""

from collections import Counter

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.games.cosmic.positions.draft import Draft
from adjudicator.games.cosmic.positions.words import Fact, Reader
from adjudicator.games.cosmic.table.speech import cards
from adjudicator.games.cosmic.table.state import Cosmic, Tower


class Stack(Fact, frozen=True):
    """The cards in the deck, or on the discards."""

    discarded: bool
    cards: Pile

    def put(self, draft: Draft) -> None:
        if self.discarded:
            draft.discard = self.cards
        else:
            draft.deck = self.cards

    def differs(self, state: Cosmic) -> str | None:
        pile = state.discard if self.discarded else state.deck
        if Counter(pile) == Counter(self.cards):
            return None
        return f"{'the discards are' if self.discarded else 'the deck is'} {cards(pile)}"


class Discs(Fact, frozen=True):
    """The discs in the destiny pile."""

    discs: tuple[Seat, ...]

    def put(self, draft: Draft) -> None:
        draft.destiny = self.discs

    def differs(self, state: Cosmic) -> str | None:
        if Counter(state.destiny) == Counter(self.discs):
            return None
        return f"the destiny pile is {listed([state.seats[disc] for disc in state.destiny])}"


class Towers(Fact, frozen=True):
    """The planets that are one: for each tower the planet on which its tokens are, then the others."""

    towers: tuple[Tower, ...]

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, towers=self.towers)

    def differs(self, state: Cosmic) -> str | None:
        return None if state.towers == self.towers else f"there are {len(state.towers)} other towers"


def table_facts(subject: str, words: str, reader: Reader) -> list[Fact]:
    """What is said of a pile."""
    pile = subject.casefold()
    if pile in ("deck", "discards"):
        return [Stack(pile == "discards", reader.cards(words))]
    if pile == "destiny":
        return [Discs(tuple(reader.seat(disc.strip()) for disc in words.split(",")))]
    if pile == "towers":
        levels = [[reader.place(one.strip()) for one in tower.split(" with ")] for tower in words.split(",")]
        return [
            Towers(tuple(sorted([Tower(first, tuple(others)) for first, *others in levels], key=lambda t: t.place)))
        ]
    raise Misstated(
        f"nothing here is called {subject!r}; statements are about {', '.join(reader.names)}, challenge 1, deck,"
        " discards, destiny or towers"
    )
