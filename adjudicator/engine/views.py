"""Views as folds: what each seat knows, brought up to date only when somebody looks."""

from collections.abc import Callable, Sequence
from typing import Any

from adjudicator.core.event import Event, Seat, State


class Views:
    """The views of all seats: what `before` says they knew, and what they were told of `events` since."""

    __slots__ = ("_before", "_events", "_known")

    def __init__(self, before: Callable[[Seat], State], events: Sequence[Event[Any]]) -> None:
        self._before = before
        self._events = events
        self._known: dict[Seat, tuple[State, int]] = {}

    def of(self, seat: Seat) -> State:
        """What a seat knows after all the events so far."""
        known = self._known.get(seat)
        view, heard = known if known is not None else (self._before(seat), 0)
        events = self._events
        for i in range(heard, len(events)):
            event = events[i].told(seat)
            if event is not None:
                view = event.apply(view)
        self._known[seat] = (view, len(events))
        return view
