"""Openings: each player's ship."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event
from adjudicator.engine.contract.title import Opening
from adjudicator.games.cosmoforce.events.events import ShipsRevealed
from adjudicator.games.cosmoforce.ship import HULLS
from adjudicator.games.cosmoforce.table.gear import counted
from adjudicator.games.cosmoforce.table.state import Force


def openings(view: Force, told: Sequence[Event[Force]]) -> Iterator[Opening]:
    """By class: the systems built into it."""
    for event in told:
        if isinstance(event, ShipsRevealed):
            for seat, (hull, systems) in enumerate(zip(event.hulls, event.systems, strict=True)):
                yield Opening(seat, HULLS[hull], counted(systems))
