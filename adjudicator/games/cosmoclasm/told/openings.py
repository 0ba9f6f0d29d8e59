"""Openings: each player's faction, and the place of their first station."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.title import Opening
from adjudicator.games.cosmoclasm.events.events import StationPlaced
from adjudicator.games.cosmoclasm.table.board import NAMES
from adjudicator.games.cosmoclasm.table.speech import opening
from adjudicator.games.cosmoclasm.table.state import Solar


def openings(view: Solar, told: Sequence[Event[Solar]]) -> Iterator[Opening]:
    """By faction: the first station."""
    first: dict[Seat, StationPlaced] = {}
    for event in told:
        if isinstance(event, StationPlaced):
            first.setdefault(event.seat, event)
    for seat, faction in enumerate(view.seats):
        placed = first.get(seat)
        how = opening("none") if placed is None else opening("station", where=NAMES[placed.point])
        yield Opening(seat, faction, how)
