"""Events of space stations. Those that stand are open; which ones somebody may choose from only they know."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import Pile, hidden
from adjudicator.core.rows import put
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.table.backs import known
from adjudicator.games.blutooth.table.invasions import Fixed, Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.standing import Standing, standing, with_standing
from adjudicator.games.blutooth.table.what_remains import no_more


class StationsDealt(Event[Match], frozen=True):
    """Every alien may choose one of some stations, which only itself knows."""

    stations: tuple[Pile, ...]

    def apply(self, state: Match) -> Match:
        return replace(state, station_offers=self.stations)

    def told(self, seat: Seat) -> "StationsDealt":
        return StationsDealt(tuple([pile if one == seat else hidden(pile) for one, pile in enumerate(self.stations)]))


class StationBuilt(OpenEvent[Match], frozen=True):
    """A station is put on a home planet of an alien; what else it could have chosen is scrapped."""

    seat: Seat
    station: str
    place: Place
    power: str = ""

    def apply(self, state: Match) -> Match:
        offers = put(state.station_offers, self.seat, ()) if state.station_offers else ()
        made = Standing(self.station, self.place, power=self.power)
        return replace(
            state,
            stations=with_standing(state.stations, made),
            station_offers=offers if any(offers) else (),
        )


class StationTaken(OpenEvent[Match], frozen=True):
    """A leader gets a station of the other one by a deal, and puts it on a home planet of its own."""

    number: int
    seat: Seat
    giver: Seat
    station: str
    place: Place
    power: str = ""

    def apply(self, state: Match) -> Match:
        was = standing(state.stations, self.station)
        assert was is not None, "what is given away stands somewhere"
        made = replace(was, place=self.place, power=self.power)
        return replace(state, stations=with_standing(state.stations, made))


class StationUsed(OpenEvent[Match], frozen=True):
    """An alien uses a station, or it works for it."""

    seat: Seat
    station: str
    number: int = 0
    against: tuple[Seat, ...] = ()

    def apply(self, state: Match) -> Match:
        if not self.number:
            return state
        uses = (*state.invasion(self.number).uses, (self.seat, self.station))
        return amended(state, self.number, uses=uses)


class StationMarked(OpenEvent[Match], frozen=True):
    """What a station counts changes, and what it counts as."""

    seat: Seat
    station: str
    more: int
    dominion: int = 0

    def apply(self, state: Match) -> Match:
        was = standing(state.stations, self.station)
        if was is None:
            return state
        made = replace(was, marks=max(0, was.marks + self.more), dominion=self.dominion)
        return replace(state, stations=with_standing(state.stations, made))


class ShipsRelayed(OpenEvent[Match], frozen=True):
    """Ships go from one planet to the one at which an invasion is aimed; those of its defender defend it."""

    number: int
    seat: Seat
    source: Place
    to: Place
    ships: int

    def remaining(self, state: Match) -> "ShipsRelayed | None":
        return no_more(self, self.ships, state.planets[self.source][self.seat])

    def apply(self, state: Match) -> Match:
        sources, to = ((self.source, self.ships),), ((self.to, self.ships),)
        state = moved(state, self.seat, sources, to)
        invasion = state.invasion(self.number)
        if self.seat != invasion.defender:
            return state
        return amended(state, self.number, held=invasion.held + self.ships)


class SponsorSwitched(OpenEvent[Match], frozen=True):
    """A sponsor changes over to the other fleet, with all its ships."""

    number: int
    seat: Seat
    side: int

    def apply(self, state: Match) -> Match:
        sponsors = state.invasion(self.number).sponsors
        changed = [replace(one, side=self.side) if one.seat == self.seat else one for one in sponsors]
        return amended(state, self.number, sponsors=tuple(changed))


class PodShown(Event[Match], frozen=True):
    """An alien shows a pod of its cache to everybody, for one invasion."""

    number: int
    seat: Seat
    station: str
    pod: str

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, known(state.caches[self.seat], (self.pod,)))
        fixed = (*state.invasion(self.number).fixed, Fixed(self.station, self.seat, self.pod))
        return amended(state, self.number, {"caches": caches}, fixed=fixed)


class SponsorBound(OpenEvent[Match], frozen=True):
    """An alien may sponsor one fleet of an invasion only with ships from one planet."""

    number: int
    seat: Seat
    station: str
    side: int
    place: Place

    def apply(self, state: Match) -> Match:
        bound = Fixed(self.station, self.seat, side=self.side, place=self.place)
        return amended(state, self.number, fixed=(*state.invasion(self.number).fixed, bound))


STATION_EVENTS: Final = defined(__name__, Event)
