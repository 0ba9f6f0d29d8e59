"""What can be stated of an alien's space stations: those that stand, and those that it may choose from."""

import re
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.galaxy.statements import Form
from adjudicator.games.blutooth.pieces import POWERS, STATIONS
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.match import Match, named_place
from adjudicator.games.blutooth.table.standing import Standing, standing

_NAMES: Final = {station.name.casefold(): station.name for station in STATIONS}
_POWERS: Final = {power.name.casefold(): power.name for power in POWERS}


class Stands(Fact, frozen=True):
    """A station on a planet, with what is marked on it and the power that it has brought."""

    seat: Seat
    station: Standing

    def put(self, draft: Draft) -> None:
        if draft.table.system(self.station.place) != self.seat:
            raise Misstated("an alien's stations stand on its own home planets")
        draft.stations[self.station.name] = self.station

    def differs(self, state: Match) -> str | None:
        there = standing(state.stations, self.station.name)
        if there == self.station:
            return None
        if there is None:
            return f"{self.station.name} stands nowhere"
        power = f", bringing {there.power}" if there.power else ""
        counts = f" and {there.dominion} dominion" if there.dominion else ""
        return f"{there.name} stands on {named_place(state, there.place)}, with {there.marks} marks{counts}{power}"


class HasNone(Fact, frozen=True):
    """An alien without stations."""

    seat: Seat

    def put(self, draft: Draft) -> None:
        """Nothing else is so, unless it is stated."""

    def differs(self, state: Match) -> str | None:
        there = [one.name for one in state.stations if state.system(one.place) == self.seat]
        return f"{state.seats[self.seat]} has {listed(there)}" if there else None


class Offered(Fact, frozen=True):
    """The stations of which an alien may choose one."""

    seat: Seat
    stations: Pile

    def put(self, draft: Draft) -> None:
        draft.station_offers[self.seat] = self.stations

    def differs(self, state: Match) -> str | None:
        there = state.station_offers[self.seat] if state.station_offers else ()
        if there == self.stations:
            return None
        return f"{state.seats[self.seat]} may choose from {listed(there) or 'no stations'}"


def station(name: str) -> str:
    """A station by its name."""
    if name.strip().casefold() not in _NAMES:
        raise Misstated(f"there is no station {name.strip()!r}; there are {', '.join(_NAMES.values())}")
    return _NAMES[name.strip().casefold()]


def _power(name: str | None) -> str:
    if name is None:
        return ""
    if name.strip().casefold() not in _POWERS:
        raise Misstated(f"there is no power {name.strip()!r}; there are {', '.join(_POWERS.values())}")
    return _POWERS[name.strip().casefold()]


def of_stations(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """What is said of the stations of an alien."""
    return (
        Form(
            r"station ([\w -]+?) on (\w+ \d)(?: with (\d+) marks?)?(?: as (\d+) dominion)?(?: bringing ([\w -]+))?",
            "station Golden City on home 3 with 2 marks",
            lambda m: Stands(
                seat,
                Standing(station(m[1]), reader.place(m[2], seat), int(m[3] or 0), int(m[4] or 0), _power(m[5])),
            ),
        ),
        Form(r"no stations", "no stations", lambda _: HasNone(seat)),
        Form(
            r"may choose (.+)",
            "may choose Golden City, Recycler",
            lambda m: Offered(seat, tuple(sorted([station(name) for name in re.split(r", | and ", m[1])]))),
        ),
    )
