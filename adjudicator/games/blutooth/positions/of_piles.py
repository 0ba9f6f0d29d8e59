"""What can be stated of the table: the forge, what lies exhausted, the charges of destiny."""

import re
from collections import Counter
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.of_ambushes import beside_facts
from adjudicator.games.blutooth.positions.of_laws import law_facts
from adjudicator.games.blutooth.positions.of_techs import scrapped_stated
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.scoring.reckoning import TITLES
from adjudicator.games.blutooth.table.invasions import WILD
from adjudicator.games.blutooth.table.match import Match

_COUNTED: Final = re.compile(r"(?:the )?(forge|exhausted|showcase|destiny) holds (\d+) (?:pods?|charges?)", re.I)


class Stack(Fact, frozen=True):
    """The pods in the forge, or those that lie exhausted."""

    exhausted: bool
    pods: Pile

    def put(self, draft: Draft) -> None:
        if self.exhausted:
            draft.exhausted = self.pods
        else:
            draft.forge = self.pods

    def differs(self, state: Match) -> str | None:
        pile = state.exhausted if self.exhausted else state.forge
        if Counter(pile) == Counter(self.pods):
            return None
        return f"{'exhausted are' if self.exhausted else 'the forge holds'} {listed(pile) or 'nothing'}"


class Manifested(Fact, frozen=True):
    """The pods that have been made beside those of the forge."""

    pods: Pile

    def put(self, draft: Draft) -> None:
        draft.manifested = self.pods

    def differs(self, state: Match) -> str | None:
        if Counter(state.manifested) == Counter(self.pods):
            return None
        return f"{listed(state.manifested) or 'nothing'} has been made"


class Showcase(Fact, frozen=True):
    """The pods in the showcase."""

    pods: Pile

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, showcase=self.pods)

    def differs(self, state: Match) -> str | None:
        if Counter(state.showcase) == Counter(self.pods):
            return None
        return f"the showcase holds {listed(state.showcase) or 'nothing'}"


class Flares(Fact, frozen=True):
    """The flares with which the forge began."""

    pods: Pile

    def put(self, draft: Draft) -> None:
        draft.flares = self.pods

    def differs(self, state: Match) -> str | None:
        if Counter(state.flares) == Counter(self.pods):
            return None
        return f"the flares are {listed(state.flares) or 'none'}"


class Titles(Fact, frozen=True):
    """The titles that bring points."""

    titles: tuple[str, ...]

    def put(self, draft: Draft) -> None:
        draft.titles = self.titles

    def differs(self, state: Match) -> str | None:
        return None if state.titles == self.titles else f"the titles are {listed(state.titles) or 'none'}"


def _titles(words: str) -> Titles:
    """`Friendly, Curator`."""
    known = {name.casefold(): name for name in TITLES}
    said = [word.strip().casefold() for word in words.split(",")]
    unknown = [word for word in said if word not in known]
    if unknown:
        raise Misstated(f"there is no title {unknown[0]!r}; there are {', '.join(TITLES)}")
    return Titles(tuple(sorted([known[word] for word in said])))


class Charges(Fact, frozen=True):
    """The charges in the pool of destiny."""

    charges: tuple[Seat, ...]

    def put(self, draft: Draft) -> None:
        draft.destiny = self.charges

    def differs(self, state: Match) -> str | None:
        if Counter(state.destiny) == Counter(self.charges):
            return None
        names = [colour(state, charge) for charge in state.destiny]
        return f"the charges of destiny are {listed(names) or 'none'}"


class Counted(Fact, frozen=True):
    """How much there is in a pile, to compare: pods in the forge, charges of destiny."""

    pile: str
    count: int

    def differs(self, state: Match) -> str | None:
        there = len(getattr(state, self.pile))
        return None if there == self.count else f"the {self.pile} holds {there}"


def counted(words: str) -> Counted | None:
    """`destiny holds 10 charges`, `the forge holds 41 pods`; None for any other words."""
    found = _COUNTED.fullmatch(words.strip().rstrip("."))
    return None if found is None else Counted(found[1].casefold(), int(found[2]))


def colour(state: Match, charge: Seat) -> str:
    """`Blue`, or `wild`."""
    return "wild" if charge == WILD else state.seats[charge]


def pile_facts(subject: str, words: str, reader: Reader) -> list[Fact]:
    """What is said of a pile."""
    pile = subject.casefold()
    if pile in ("forge", "exhausted"):
        return [Stack(pile == "exhausted", reader.pods(words))]
    if pile == "showcase":
        return [Showcase(reader.pods(words))]
    if pile == "flares":
        return [Flares(reader.pods(words))]
    if pile == "manifested":
        return [Manifested(reader.pods(words))]
    if pile == "scrapped techs":
        return [scrapped_stated(words)]
    if pile == "titles":
        return [_titles(words)]
    if pile == "destiny":
        named = [] if words.casefold() == "nothing" else [word.strip() for word in words.split(",")]
        charges = [WILD if word.casefold() == "wild" else reader.seat(word) for word in named]
        return [Charges(tuple(charges))]
    beside = beside_facts(pile, words, reader)
    if beside is not None:
        return beside
    laws = law_facts(pile, words, reader)
    if laws is not None:
        return laws
    raise Misstated(
        f"nothing here is called {subject!r}; statements are about {', '.join(reader.names)}, invasion 1, forge,"
        " exhausted, flares, manifested, showcase, destiny, ambushes, campaign, hazard charges, marked charges,"
        " rotation, ruined, made planets, scattered, boss or legacies"
    )
