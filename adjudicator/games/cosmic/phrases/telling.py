"""Phrases: the sentence for every event, as it is told to a seat.

How an event is put stands in a table by its class, and in which words in the folders of `languages`; an event class
without a sentence is found by the tests of the title.
None is the sentence of an event that says nothing a reader does not see elsewhere in the same report.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from adjudicator.core.event import Event, Seat
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import Cosmic

Teller = Callable[[Any, Speech], str | None]
E = TypeVar("E", bound=Event[Cosmic])
PHRASES: Final[dict[type[Event[Cosmic]], Teller]] = {}


def phrase(kind: type[E]) -> Callable[[Callable[[E, Speech], str | None]], Callable[[E, Speech], str | None]]:
    """Marks the function that tells events of this class."""

    def mark(teller: Callable[[E, Speech], str | None]) -> Callable[[E, Speech], str | None]:
        PHRASES[kind] = teller
        return teller

    return mark


class Against(Protocol):
    """An event by which a seat uses something against others."""

    @property
    def seat(self) -> Seat:
        """Who uses it."""

    @property
    def against(self) -> tuple[Seat, ...]:
        """Against whom."""


def against(event: Against, to: Speech) -> dict[str, str]:
    """Against whom something is used, as phrases have it; nobody where it is against nobody else."""
    return to.some(seat for seat in event.against if seat != event.seat)
