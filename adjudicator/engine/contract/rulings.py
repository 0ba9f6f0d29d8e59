"""Rulings: what a game master decides by hand, if a title leaves something to them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.core.event import Event, Seat, State, fold
from adjudicator.engine.contract.title import Title


class Ruling(NamedTuple):
    """A game master's ruling on something that a seat has attempted, in the words of the title."""

    seat: Seat
    words: str


def carried_out(title: Title[Any], state: State, rulings: Iterable[Ruling]) -> tuple[Event[Any], ...]:
    """The events of the rulings, before the open phase is resolved; the last ruling on a seat counts.

    Raises ValueError, with a sentence for the game master, for a ruling that can have no effect.
    """
    last: dict[Seat, Ruling] = {}
    for ruling in rulings:
        last.pop(ruling.seat, None)  # its turn is that of the last ruling
        last[ruling.seat] = ruling
    events: list[Event[Any]] = []
    for ruling in last.values():
        made = title.ruled(state, ruling.seat, ruling.words)
        state = fold(state, made)
        events += made
    return tuple(events)
