"""How random games of a title begin, and what is looked for in them beside what holds in every title.

Every title is played from a new deal. What is special to one is in a module `opening` in a folder of its name.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import repeat
from typing import Any, Final

from adjudicator.cases.playing import LONGEST_SEED, set_up
from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, State
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from tests.fuzz.example import Example

SELDOM: Final = 4
"""One rulebook value in so many is not the usual one."""
ATTEMPTS: Final = 50


class Opening:
    """A title's random games; a title may have its own kind."""

    phases = 16
    """How far they are played."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title

    def themes(self, games: int, *, own_cards: bool = False) -> Iterable[tuple[str, ...]]:
        """What each of so many games is to be about: nothing, unless a title knows what should meet.

        With `own_cards` something takes part in every game that owns cards.
        """
        return repeat((), games)

    def example(self, chance: Chance, seed: str, theme: Sequence[str]) -> Example:
        """One game before its first letters; it may be one that cannot be."""
        players = chance.below("players", len(self.title.seats) - self.title.fewest + 1) + self.title.fewest
        return Example(self.title.name, seed, self.options(chance), f"a new game of {players} players", ())

    def options(self, chance: Chance) -> Mapping[str, str]:
        """Rulebook values, most of them the usual ones."""
        return {
            spec.name: chance.pick(f"choice/{spec.name}", spec.choices)
            for spec in self.title.options
            if chance.below(f"option/{spec.name}", SELDOM) == 0
        }

    def dealt(self, seed: str, theme: Sequence[str] = ()) -> Example:
        """One game that can be."""
        for attempt in range(ATTEMPTS):
            chance = Chance(f"{seed}/{attempt}".encode()[-LONGEST_SEED:])
            example = self.example(chance, seed, theme)
            try:
                set_up(self.title, example.head, example.statements, example.options, chance)
            except Misstated:
                continue
            return example
        raise AssertionError(f"no position came of {seed}")

    def crowded(self, seed: str, theme: Sequence[str] = ()) -> Example:
        """One game that can be, with as much to be used in it as there is: for players who say yes to everything."""
        return self.dealt(seed, theme)

    def stated(self, state: Any, views: Sequence[Any]) -> tuple[str, tuple[str, ...]] | None:
        """A position in words, as far as they go: its head and statements. None where it can only be played to."""
        return None

    def ruling(self, state: Any, seat: int, chance: Chance) -> str | None:
        """What the game master rules on what this seat has attempted; None: nothing."""
        return None

    def wrong(self, state: Any, views: Sequence[Any]) -> Iterable[str]:
        """What is wrong with what the seats know, of which only this title can speak."""
        return ()

    def expected(self) -> frozenset[str]:
        """What must be used now and then."""
        pieces = self.title.pieces
        return frozenset([piece.name for piece in pieces if any(not rule.inherent for rule in piece.rules)])

    def used(self, state: State, event: Event[Any]) -> Iterator[str]:
        """What of that an event uses, from the position before it."""
        name = getattr(event, "piece", None)
        if isinstance(name, str):
            yield name


@cache
def opening(name: str) -> Opening:
    """That of a title."""
    title = catalogue.title(name)
    own = f"tests.fuzz.{name.replace('-', '_')}"
    if find_spec(own) is None or find_spec(f"{own}.opening") is None:
        return Opening(title)
    kind: type[Opening] = import_module(f"{own}.opening").OPENING
    return kind(title)
