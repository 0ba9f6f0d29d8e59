"""Orders of the other players, drawn from what one player knows: those of house bots, and random legal answers."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.questions import SILENT, Candidate, Known, Standing
from adjudicator.engine.contract.title import Title
from adjudicator.orders.values.standing_orders import StandingOrders

MOST_OPTIONS: Final = 24
"""At most this many legal answers are considered before one is drawn."""

LAST: Final = 1 << 20
"""The place of a random answer among the lines of a letter: after all of them."""


class AnyLegal:
    """Orders that answer questions with random legal answers, and leave others open at random.

    The same question always gets the same answer, in every run of its stage.
    """

    __slots__ = ("_chance", "_label")

    def __init__(self, chance: Chance, label: str) -> None:
        self._chance = chance
        self._label = label

    def candidates(self, known: Known) -> Iterator[Candidate]:
        """One legal answer, or none."""
        ask = known.ask
        label = f"{self._label}/{ask.about}/{ask.where}/{ask.detail}"
        draw = self._chance.below(label, 2 * MOST_OPTIONS)
        if draw >= MOST_OPTIONS:
            options = list(islice(ask.options.every(), MOST_OPTIONS))
            if options:
                yield Candidate(LAST, 1, options[draw % len(options)])

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None of them has a condition."""
        return ()


class Both:
    """Two sets of orders: the second is used if the first has no answer."""

    __slots__ = ("_first", "_then")

    def __init__(self, first: Standing, then: Standing) -> None:
        self._first = first
        self._then = then

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """The alternatives of the first orders, then those of the second."""
        return chain(self._first.candidates(known), self._then.candidates(known))

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """Nobody asks why imagined orders failed."""
        return ()


def drawn(title: Title[Any], state: State, views: Sequence[State], but: Seat, chance: Chance) -> list[Standing]:
    """Orders for all other seats: half of them a bot's, and most of the rest a bot's with random answers added."""
    found: list[Standing] = []
    for seat, view in enumerate(views):
        label = f"others/{seat}"
        kind = chance.below(label, 4)
        if seat == but or not title.playing(state, seat):
            found.append(SILENT)
        elif kind < 2:
            found.append(StandingOrders(title.bot(view, seat, chance)))
        elif kind == 2:
            found.append(Both(StandingOrders(title.bot(view, seat, chance)), AnyLegal(chance, label)))
        else:
            found.append(AnyLegal(chance, label))
    return found
