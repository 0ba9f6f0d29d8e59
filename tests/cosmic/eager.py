"""Players who say yes to everything: real games in which everything that can be asked is asked."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, fold, told
from adjudicator.engine.contract.questions import Candidate, Known
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.table.state import Cosmic

TITLE = title("postal-cosmic")


class Eager:
    """The orders of somebody who answers every question with one of its options, two times out of three."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """One option at random, or none."""
        label = f"eager/{known.ask.key}"
        if not self._chance.below(f"{label}/whether", 3):
            return
        options = list(islice(known.ask.options.every(), 40))
        for choice in self._chance.shuffle(f"{label}/which", options)[:3]:
            yield Candidate(0, 1, choice)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None."""
        return ()


class Played(NamedTuple):
    """One phase of a game: the position before it, the views before and after it, and what happened."""

    state: Cosmic
    before: tuple[Cosmic, ...]
    after: tuple[Cosmic, ...]
    events: tuple[Event[Cosmic], ...]
    answers: tuple[Answer, ...]


def game(seed: bytes, players: int, turns: int = 6, **options: str) -> Iterator[Played]:
    """The phases of a game of eager players, the deal first."""
    chance = Chance(seed)
    table = TITLE.empty(players, options)
    events = TITLE.deal(table, chance)
    seats = range(players)
    views = tuple(fold(table, told(events, seat)) for seat in seats)
    state = fold(table, events)
    yield Played(table, (table,) * players, views, events, ())
    while TITLE.winners(state) is None and state.turn <= turns:
        orders = [Eager(Chance(f"{seed!r}/{state.turn}/{state.phase}/{seat}".encode())) for seat in seats]
        out = adjudicate(TITLE, state, views, orders, chance)
        after = tuple(fold(view, told(out.events, seat)) for seat, view in enumerate(views))
        yield Played(state, views, after, out.events, out.answers)
        state, views = out.state, after
