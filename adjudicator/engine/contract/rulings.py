"""Rulings: what a game master decides by hand, where a title leaves something to him."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.core.event import Event, Seat, State, fold
from adjudicator.engine.contract.title import Title


class Ruling(NamedTuple):
    """What he rules on something a seat has attempted, in the words of the title."""

    seat: Seat
    words: str


def carried_out(title: Title[Any], state: State, rulings: Iterable[Ruling]) -> tuple[Event[Any], ...]:
    """What the rulings come to, before the open phase is resolved; of several on one seat the last one counts.

    Raises ValueError, with a sentence for the game master, for one that can come to nothing.
    """
    last: dict[Seat, Ruling] = {}
    for ruling in rulings:
        last.pop(ruling.seat, None)  # it takes its turn where it was given last
        last[ruling.seat] = ruling
    events: list[Event[Any]] = []
    for ruling in last.values():
        made = title.ruled(state, ruling.seat, ruling.words)
        state = fold(state, made)
        events += made
    return tuple(events)
