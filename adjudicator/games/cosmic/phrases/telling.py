"""Telling: the sentence for every event, as it is told to a seat.

A table by the event's class says how the sentence is made; its words are in the folders of `languages`. Tests of the
title find event classes without a sentence. An event has None for a sentence if the reader sees it elsewhere in the
same report.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeVar

from adjudicator.core.event import Event, Seat
from adjudicator.engine.text.speech import plainly
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


def plain(phrases: Mapping[type[Event[Cosmic]], str]) -> None:
    """Tells events of these classes in a phrase whose arguments are their fields."""
    PHRASES.update(plainly(phrases))


class Against(Protocol):
    """An event by which a seat uses something against others."""

    @property
    def seat(self) -> Seat:
        """The seat that uses it."""

    @property
    def against(self) -> tuple[Seat, ...]:
        """The seats it is used against."""


def against(event: Against, to: Speech) -> dict[str, str]:
    """The seats that something is used against, as an argument of phrases; empty if there are none."""
    return to.some(seat for seat in event.against if seat != event.seat)
