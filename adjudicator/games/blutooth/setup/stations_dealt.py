"""Stations at setup: three for each alien to choose one from."""

from collections.abc import Iterator
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.games.blutooth.events.stations import StationsDealt
from adjudicator.games.blutooth.pieces import STATIONS
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = ("dimension.defensive", "stationrule.dealt")

EACH: Final = 3
"""Stations that every alien may choose from."""


def stations_dealt(table: Match, chance: Chance) -> Iterator[Event[Match]]:
    """Three stations for every alien, in a match that has them."""
    if table.options["stations"] == "no":
        return
    names = sorted(station.name for station in STATIONS)
    drawn = chance.choose("stations", names, EACH * len(table.seats))
    yield StationsDealt(
        tuple([tuple(sorted(drawn[seat * EACH : seat * EACH + EACH])) for seat in range(len(table.seats))])
    )
