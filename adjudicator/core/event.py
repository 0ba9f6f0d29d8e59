"""Events: the only things that change a game, and who is told of each."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

Seat = int
"""A player's place at the table, counted from 0 in the game's fixed order of seats."""

S = TypeVar("S", bound="State")


class State(Struct, frozen=True, kw_only=True):
    """Where a game stands; titles add their fields. A view is a State too, with the unknown marked as unknown."""

    seats: tuple[str, ...]
    """The seats' names (colours) in order."""


class Event(Struct, Generic[S], frozen=True, tag=True):
    """Something that happened. `apply` is the only writer of states."""

    def apply(self, state: S) -> S:
        """The state after this event."""
        raise NotImplementedError  # pragma: no cover - every event defines it

    def told(self, seat: Seat) -> "Event[S] | None":
        """What `seat` is told of it: the event itself, an event with the secret parts unknown, or nothing."""
        return self


def fold(state: S, events: Iterable[Event[S]]) -> S:
    """The state after all the events, in order."""
    for event in events:
        state = event.apply(state)
    return state


def told(events: Iterable[Event[S]], seat: Seat) -> tuple[Event[S], ...]:
    """The events as one seat is told them."""
    return tuple(heard for event in events if (heard := event.told(seat)) is not None)
