"""Events: the only things that change a game, and who is told of each."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

Seat = int
"""A player's place at the table, counted from 0 in the game's fixed order of seats."""

OUTSIDER: Seat = -1
"""The seat of somebody who has none: they are told of an event what everybody may know."""

S = TypeVar("S", bound="State")


class State(Struct, frozen=True, kw_only=True):
    """The position of a game; titles add their fields. A view is a State too, with the unknown marked as unknown."""

    in_part: ClassVar[frozenset[str]] = frozenset()
    """The fields that are lists of which a view may know only some entries, and not how many there are."""
    hidden: ClassVar[tuple[str, ...] | None] = None
    """The fields that a view may hide, as far as `known` follows from them; titles without open events need not say."""
    seats: tuple[str, ...]
    """The seats' names (colours) in order."""

    def known(self, views: Sequence[Self]) -> Sequence[Self]:
        """This state, with what a view may hide as that view has it."""
        if self.hidden is None:
            raise NotImplementedError(f"{type(self).__name__} does not say what is hidden")
        if not self.hidden:
            return (self,) * len(views)
        return [replace(self, **{field: getattr(view, field) for field in self.hidden}) for view in views]


class Event(Struct, Generic[S], frozen=True, tag=True, gc=False):
    """Something that happened. `apply` is the only writer of states."""

    open: ClassVar[bool] = False
    """Whether everybody is told all of it, and it neither changes nor uses anything that a view may hide."""

    def apply(self, state: S) -> S:
        """The state after this event."""
        raise NotImplementedError  # pragma: no cover - every event defines it

    def remaining(self, state: S) -> Self | None:
        """What of it can still happen in this state, whatever others have done since it was announced; or nothing."""
        return self

    def told(self, seat: Seat) -> "Event[S] | None":
        """What `seat` is told of it: the event itself, an event with the secret parts unknown, or nothing.

        An `OUTSIDER` is told what everybody may know.
        """
        return self


class OpenEvent(Event[S], frozen=True):
    """Something that happened openly: it changes every view as it changes the state."""

    open = True


def fold(state: S, events: Iterable[Event[S]]) -> S:
    """The state after all the events, in order."""
    for event in events:
        state = event.apply(state)
    return state


def passed(state: S, events: Iterable[Event[S]]) -> list[S]:
    """The state after each of the events."""
    path = []
    for event in events:
        state = event.apply(state)
        path.append(state)
    return path


def told(events: Iterable[Event[S]], seat: Seat) -> tuple[Event[S], ...]:
    """The events as one seat is told them."""
    return tuple([heard for event in events if (heard := event.told(seat)) is not None])


def followed(state: S, views: Sequence[S], events: Sequence[Event[S]], path: Sequence[S]) -> tuple[S, ...]:
    """Every seat's view after the events: the fold of what it was told, with open events carried out only once.

    `state` is the true one before them, `path` the true one after each of them.
    """
    behind = False
    for event, after in zip(events, path, strict=True):
        if event.open:
            # Events that changed nothing have left no new state.
            behind = behind or after is not state
        else:
            if behind:
                views = state.known(views)
                behind = False
            views = [
                view if (news := event.told(seat)) is None else news.apply(view) for seat, view in enumerate(views)
            ]
        state = after
    return tuple(state.known(views) if behind else views)
