"""Views as folds: what each seat knows, brought up to date only when it is needed."""

from collections.abc import Callable, Sequence
from typing import Any

from adjudicator.core.event import Event, Seat, State


class Views:
    """The views of all seats: `before`, updated with the `events` they were told of since.

    `path` are the true states after each of these events, if known: open parts of the state are then taken from there
    and not computed again.
    """

    __slots__ = ("_before", "_events", "_known", "_path")

    def __init__(
        self, before: Callable[[Seat], State], events: Sequence[Event[Any]], path: Sequence[State] | None = None
    ) -> None:
        self._before = before
        self._events = events
        self._path = path
        self._known: dict[Seat, tuple[State, int]] = {}

    def of(self, seat: Seat) -> State:
        """What a seat knows after all the events so far."""
        known = self._known.get(seat)
        view, heard = known if known is not None else (self._before(seat), 0)
        events, path = self._events, self._path
        behind = False
        for i in range(heard, len(events)):
            event = events[i]
            if path is not None and event.open:
                behind = True
                continue
            if behind and path is not None:
                (view,) = path[i - 1].known((view,))
                behind = False
            news = event.told(seat)
            if news is not None:
                view = news.apply(view)
        if behind and path is not None:
            (view,) = path[-1].known((view,))
        self._known[seat] = (view, len(events))
        return view
