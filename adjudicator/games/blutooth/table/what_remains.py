"""What remains of an event that takes ships or pods, when others have taken some of them since it was announced."""

from collections import Counter
from typing import TypeVar

from msgspec.structs import replace

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.galaxy.batches import Batches, count, split, still_there
from adjudicator.games.blutooth.table.backs import any_hidden
from adjudicator.games.blutooth.table.match import Match

E = TypeVar("E", bound=Event[Match])


def no_more(event: E, ships: int, there: int) -> E | None:
    """The event with no more `ships` than are there; None if none are. `ships` is what the event says now."""
    if ships <= there:
        return event
    return replace(event, ships=there) if there > 0 else None


def no_more_to(event: E, to: Batches, there: int) -> E | None:
    """The same for an event that says where the ships go `to`: the first of them go."""
    if count(to) <= there:
        return event
    return replace(event, to=split(to, there)[0]) if there > 0 else None


def off_planets(event: E, state: Match, seat: Seat, sources: Batches) -> E | None:
    """The event with those ships of its `sources` that are still on these planets; None if none are."""
    there = still_there(state.planets, seat, sources)
    if there == sources:
        return event
    return replace(event, sources=there) if there else None


def moved_off(event: E, state: Match, seat: Seat, sources: Batches, to: Batches) -> E | None:
    """The same for an event that also says where these ships go `to`: the first of them go."""
    left = off_planets(event, state, seat, sources)
    if left is event or left is None:
        return left
    return replace(left, to=split(to, count(still_there(state.planets, seat, sources)))[0])


def out_of(event: E, pile: Pile, pod: str) -> E | None:
    """The event if the pod that it takes is still in the pile, or may be one that cannot be seen there."""
    return event if pod in pile or any_hidden(pile) else None


def those_in(event: E, pile: Pile, pods: Pile) -> E | None:
    """The event with those of its `pods` that are still in the pile; None if none are."""
    if any_hidden(pile):
        return event
    there = tuple(sorted((Counter(pods) & Counter(pile)).elements()))
    if len(there) == len(pods):
        return event
    return replace(event, pods=there) if there else None
