"""Telling: the sentence for every event, as it is told to a seat.

A table by the event's class says how the sentence is made; its words are in the folders of `languages`. An event has
None for a sentence if the reader sees it elsewhere in the same report.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from adjudicator.core.event import Event, Seat
from adjudicator.engine.text.speech import plainly
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech

Teller = Callable[[Any, Speech], str | None]
E = TypeVar("E", bound=Event[Match])
PHRASES: Final[dict[type[Event[Match]], Teller]] = {}


def phrase(kind: type[E]) -> Callable[[Callable[[E, Speech], str | None]], Callable[[E, Speech], str | None]]:
    """Marks the function that tells events of this class."""

    def mark(teller: Callable[[E, Speech], str | None]) -> Callable[[E, Speech], str | None]:
        PHRASES[kind] = teller
        return teller

    return mark


def plain(phrases: Mapping[type[Event[Match]], str]) -> None:
    """Tells events of these classes in a phrase whose arguments are their fields."""
    PHRASES.update(plainly(phrases))


def against(seat: Seat, others: Iterable[Seat], to: Speech) -> dict[str, str]:
    """The seats that something is used against, as an argument of phrases; empty if there are none."""
    return to.some(other for other in others if other != seat)
