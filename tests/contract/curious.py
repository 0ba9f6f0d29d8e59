"""Positions of short games, each with everything that somebody could choose in it."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, State, fold, told
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Candidate, Known
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import titles

PHASES = 16
SHOWN = 6
"""How many options of one question are tried."""


class Curious:
    """The orders of somebody who looks at the options of every question, and answers with one of them."""

    def __init__(self, seen: list[tuple[Seat, Choice]], chance: Chance) -> None:
        self._seen = seen
        self._chance = chance

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """One option at random; the first few are taken down."""
        options = list(islice(known.ask.options.every(), 40))
        self._seen += [(known.seat, choice) for choice in options[:SHOWN]]
        for choice in self._chance.shuffle(str(known.ask.key), options)[:1]:
            yield Candidate(0, 1, choice)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None."""
        return ()


class Position(NamedTuple):
    """The views in which orders are written, and some choices that turn out to be possible."""

    title: Title[Any]
    views: tuple[State, ...]
    choices: tuple[tuple[Seat, Choice], ...]

    def names(self, seat: Seat) -> Vocabulary:
        return self.title.vocabulary(self.views[seat], seat)


def _positions(title: Title[Any], options: dict[str, str]) -> Iterator[Position]:
    chance = Chance(b"order words")
    table = title.empty(max(title.fewest, len(title.seats) - 2), options)
    events = title.deal(table, chance)
    seats = range(len(table.seats))
    state = fold(table, events)
    views: tuple[State, ...] = tuple(fold(table, told(events, seat)) for seat in seats)
    for number in range(PHASES):
        if title.winners(state) is not None:
            return
        seen: list[tuple[Seat, Choice]] = []
        orders = [Curious(seen, Chance(f"{number} {seat}".encode())) for seat in seats]
        out = adjudicate(title, state, views, orders, chance)
        yield Position(title, views, tuple(dict.fromkeys(seen)))
        state = out.state
        views = tuple(fold(view, told(out.events, seat)) for seat, view in enumerate(views))


@cache
def positions(name: str) -> tuple[Position, ...]:
    """Those of a game with the default options, and of one with the last choice of each."""
    title = titles()[name]
    unusual = title.kept({spec.name: spec.choices[-1] for spec in title.options})
    return (*_positions(title, {}), *_positions(title, unusual))
