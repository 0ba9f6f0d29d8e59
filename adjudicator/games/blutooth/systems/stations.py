"""Space stations: for whom they work, where they are put, and how one is drawn."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Pieces
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.stations import StationBuilt, StationTaken
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.new_powers import appeared, lost, powers_left
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.standing import Standing, standing
from adjudicator.games.blutooth.table.use_prices import STATION
from adjudicator.games.blutooth.words.station_words import BUILD, Build

ENTRIES: Final = ("stationrule.works", "stationrule.accessible", "term.online", "term.stationed")


def owner_of(state: Match, there: Standing) -> Seat:
    """Whom a station belongs to: it stands on one of its owner's home planets."""
    return state.system(there.place)


def stations_of(state: Match, seat: Seat) -> Pile:
    """The names of the stations that belong to an alien."""
    return tuple([one.name for one in state.stations if owner_of(state, one) == seat])


def works(state: Match, name: str, seat: Seat, *, accessible: bool) -> bool:
    """Whether a station works for an alien: its owner with a base on its planet, or anybody there if it is open."""
    there = standing(state.stations, name)
    if there is None or not state.planets[there.place][seat]:
        return False
    return accessible or owner_of(state, there) == seat


class Building(Options, Struct, eq=False, gc=False):
    """One of several stations, on any planet of one's own system."""

    _state: Match
    _seat: Seat
    _stations: Pile

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Build):
            return reason("builds-nothing")
        if choice.station not in self._stations:
            return reason("station-not-yours", stations=", ".join(self._stations))
        return choice if choice.place in self._state.home(self._seat) else reason("station-at-home")

    def every(self) -> Iterator[Choice]:
        """Each station on each home planet."""
        for station in self._stations:
            for place in self._state.home(self._seat):
                yield Build(station, place)


def chosen(at: MatchAt) -> Script:
    """An alien chooses one of the stations that it was dealt, and its planet; without an order both are drawn."""
    offered = at.state.station_offers[at.me]
    answer = yield Ask(at.me, BUILD, Building(at.state, at.me, offered), default=None)
    if isinstance(answer, Build):
        power = power_drawn(at, at.state, answer.station, at.state.seats[at.me])
        yield from at.propose(StationBuilt(at.me, answer.station, answer.place, power))
        yield from appeared(at, at.me, power)


def taken_over(at: MatchAt, seat: Seat, giver: Seat, name: str) -> Script:
    """A leader gets a station of the other one by a deal, and says where it is put; else it is drawn."""
    there = standing(at.state.stations, name)
    if there is None or owner_of(at.state, there) != giver:
        return
    options = Building(at.state, seat, (name,))
    answer = yield Ask(seat, BUILD, options, default=None, detail=name)
    if isinstance(answer, Build):
        power = power_drawn(at, at.state, name, at.state.seats[seat])
        yield from at.propose(StationTaken(at.where, seat, giver, name, answer.place, power))
        yield from lost(at, giver, there.power)
        yield from appeared(at, seat, power)


def power_drawn(at: MatchAt, now: Match, name: str, colour: str) -> str:
    """The power that a station brings to whoever gets it: one that nobody has; empty if it brings none."""
    pieces = at.run.title.pieces
    if not getattr(pieces.named(name), "brings_power", False):
        return ""
    left = powers_left(pieces, now)
    return next(iter(at.chance.choose(f"{at.label}/{colour}/power of {name}", left, 1)), "")


def _stations(pieces: Pieces) -> Pile:
    """The names of all stations."""
    return tuple([piece.name for piece in pieces if piece.kind == STATION])


def manifested(at: MatchAt, seat: Seat, label: str, place: Place | None = None) -> Script:
    """An alien gets a station at random that stands nowhere: on this planet, or on one that is drawn."""
    names, whole = at.run.title.pieces.picked(_stations), f"{at.label}/{at.state.seats[seat]}/{label}"
    made = Made(partial(_made, seat=seat, names=names, label=whole, place=place, at=at))
    yield from at.happens(made)
    if isinstance(made.happened, StationBuilt):
        yield from appeared(at, seat, made.happened.power)


def _made(now: Match, seat: Seat, names: Pile, label: str, place: Place | None, at: MatchAt) -> StationBuilt | None:
    offered = {name for pile in now.station_offers for name in pile}
    left = [name for name in names if standing(now.stations, name) is None and name not in offered]
    drawn = at.chance.choose(f"{label}/station", left, 1)
    if not drawn:
        return None
    home = now.home(seat)
    where = home[at.chance.below(f"{label}/planet", len(home))] if place is None else place
    return StationBuilt(seat, drawn[0], where, power_drawn(at, now, drawn[0], now.seats[seat]))
