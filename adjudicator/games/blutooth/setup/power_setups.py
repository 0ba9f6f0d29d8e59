"""What powers do as a match is set up: those that bring ships or charges are known from then on."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.core.event import Event
from adjudicator.games.blutooth.events.milestones import PowerUsed
from adjudicator.games.blutooth.events.powers import ChargesAdded, FleetGrown
from adjudicator.games.blutooth.pieces import POWERS
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = ("frame.setup_order",)


def powers_set_up(powers: Sequence[str]) -> Iterator[Event[Match]]:
    """The setup parts of these powers, in the order of seats."""
    named = {power.name: power for power in POWERS}
    for seat, name in enumerate(powers):
        power = named[name]
        if power.more_ships or power.more_charges:
            yield PowerUsed(seat, name)
        if power.more_ships:
            yield FleetGrown(seat, power.more_ships)
        if power.more_charges:
            yield ChargesAdded(seat, power.more_charges)
