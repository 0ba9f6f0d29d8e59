"""Techs that stand somewhere, are given away, or hide something."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, fullest_first
from adjudicator.galaxy.forces import free
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.events.flares import DriverExchanged
from adjudicator.games.blutooth.events.pods import PodsScrapped
from adjudicator.games.blutooth.events.techs import (
    PlanetMade,
    SubPowerGained,
    TechHandedOver,
    TechPlaced,
    TechPodBack,
    TechPodHidden,
    TechShipsBack,
)
from adjudicator.games.blutooth.mechanics.losing import bombed
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.new_powers import appeared, powers_left
from adjudicator.games.blutooth.systems.ruins import planet_vaporized
from adjudicator.games.blutooth.systems.technology import my_tech, tech_scrapped
from adjudicator.games.blutooth.table.invasions import WILD, Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.planets import numbered, place_at
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.techs import HeldTech, tech_called
from adjudicator.games.blutooth.words.tech_words import Between

ENTRIES: Final = ("tech.lunar_cannon", "tech.the_qax", "tech.quark_battery")


# ---- between planets


def two_planets(state: Match, one: Place | None, other: Place | None) -> bool:
    """Whether these are two planets of one system."""
    known = one is not None and other is not None and one >= 0 and other >= 0
    return known and one != other and state.system(one or 0) == state.system(other or 0)


def pairs_of(state: Match, seats: Sequence[Seat]) -> Iterator[tuple[Place, Place]]:
    """All pairs of planets of the systems of these seats."""
    for seat in seats:
        yield from combinations(state.home(seat), 2)


def tech_moved(at: MatchAt, piece: Piece, places: tuple[Place | None, Place | None]) -> Script:
    """A tech of mine is put between two planets."""
    held, (one, other) = my_tech(at, piece), places
    if held is not None and one is not None and other is not None:
        yield TechPlaced(at.me, held.number, held.name, (one, other))


def tech_stationed(at: MatchAt, piece: Piece, place: Place | None) -> Script:
    """A tech of mine is put on a planet."""
    held = my_tech(at, piece)
    if held is not None and place is not None:
        yield TechPlaced(at.me, held.number, held.name, (place,))


def stands_in_defence(at: MatchAt, name: str, side: int) -> bool:
    """Whether a tech of mine stands on the planet that I defend here, and I have a base there."""
    held = tech_called(at.state.techs, at.me, name)
    mine = at.leads(side) and at.me == at.invasion.defender
    return mine and held is not None and at.invasion.target in held.places and not has_fallen(at, name)


def has_fallen(at: MatchAt, name: str) -> bool:
    """Whether a tech of mine stands only where I have no base any more."""
    held = tech_called(at.state.techs, at.me, name)
    places = () if held is None else held.places
    return bool(places) and not any(at.state.planets[place][at.me] for place in places)


def beside_target(at: MatchAt, name: str) -> bool:
    """Whether a tech of mine stands beside the planet at which the gate is aimed."""
    held = tech_called(at.state.techs, at.me, name)
    return held is not None and at.invasion.target in held.places


def wild_has_come(at: MatchAt) -> bool:
    """Whether any charge of this wave is wild."""
    return any(one.charge == WILD for one in at.state.invasions)


def any_two(state: Match, tech: str, word: type[Between]) -> Judged:
    """Any two planets of one system."""

    def judged(wish: Between) -> Choice | Spoken:
        return wish if two_planets(state, wish.place, wish.other) else reason("tech-two-planets", tech=tech)

    return Judged(judged, [word(one, other) for one, other in pairs_of(state, state.seats_in())])


# ---- given away


def asked_by(at: MatchAt) -> tuple[Seat, ...]:
    """The aliens that I have commissioned as a leader here."""
    side = at.invasion.side_of(at.me)
    return tuple([one.seat for one in at.state.commissions if (one.number, one.side) == (at.where, side)])


def tech_given(at: MatchAt, piece: Piece, taker: Seat) -> Script:
    """A developed tech of mine is given to somebody, and stays developed."""
    held = my_tech(at, piece)
    if held is not None:
        yield TechHandedOver(at.me, taker, held.number, held.name, at.where, shown=True)


def spared(at: MatchAt, seat: Seat, most: int) -> Batches:
    """So many ships at most as a seat can send without giving up a base, of the fullest ones."""
    state = at.state
    there = {place: ships - 1 for place, ships in free(at, seat, state.planets, state.besieged(seat)).items()}
    return fullest_first(there, min(most, sum(there.values())))


# ---- what is hidden


def held_pod(at: MatchAt, piece: Piece) -> str:
    """The pod that a tech of mine hides; empty for none."""
    held = my_tech(at, piece)
    return "" if held is None else held.pod


def battery_loaded(at: MatchAt, piece: Piece, word: Callable[[str], Choice]) -> Script:
    """A pod of my cache that can lead a fleet is hidden in a tech: the one that I name, or none in silence."""
    pods = [pod for pod in dict.fromkeys(at.my_cache) if is_encounter(pod)]
    answer: Any = None
    if pods:
        answer = yield Ask(at.me, piece.name.lower(), OneOf([word(pod) for pod in pods]), detail="hide")
    held = my_tech(at, piece)
    if held is None:
        return
    pod = getattr(answer, "pod", "")
    if pod:
        yield Made(partial(_hidden, held=held, pod=pod))
    if not held_pod(at, piece):
        yield from tech_scrapped(at, held.number)


def _hidden(now: Match, held: HeldTech, pod: str) -> Event[Match] | None:
    return TechPodHidden(held.seat, held.number, pod) if pod in now.caches[held.seat] else None


def battery_discharged(at: MatchAt, piece: Piece) -> Script:
    """The pod that a tech of mine hides is my driver; the tech, and what led before, are scrapped."""
    held, before = my_tech(at, piece), at.invasion.drivers[at.side]
    if held is None or not held.pod:
        return
    yield TechPodBack(at.me, held.number, held.pod)
    yield from tech_scrapped(at, held.number)
    if before is not None:
        yield DriverExchanged(at.where, at.me, at.side, held.pod)
        yield PodsScrapped(at.me, (before,))


# ---- planets that are no more


def planets_left(state: Match) -> tuple[Place, ...]:
    """All planets that there are."""
    none = state.no_planets
    return tuple([place for place in range(len(state.planets)) if place not in none])


def blown_up(at: MatchAt, place: Place) -> Script:
    """All ships on a planet are destroyed, and it is no more."""
    yield from bombed(at, place, sum(at.state.planets[place]))
    yield from planet_vaporized(at, place)


# ---- planets that are made


def planet_made(at: MatchAt, piece: Piece, ships: int | None) -> Script:
    """There is one planet more in my system, with so many of the ships that are on a tech, or all of them."""
    held = my_tech(at, piece)
    if held is None:
        return
    made = Made(partial(_planet_made, seat=at.me))
    yield made
    if isinstance(made.happened, PlanetMade):
        there = held.ships if ships is None else min(ships, held.ships)
        yield TechShipsBack(at.me, held.number, ((made.happened.place, there),))


def _planet_made(now: Match, seat: Seat) -> PlanetMade:
    aliens = len(now.seats)
    mine = [place for place in now.born if numbered(aliens, place)[0] == seat]
    return PlanetMade(seat, place_at(aliens, seat, now.planets_each + len(mine) + 1))


# ---- further powers


def sub_power_gained(at: MatchAt) -> Script:
    """A random power that nobody plays is mine, too."""
    label = f"{at.label}/{at.state.seats[at.me]}/sub-power"
    made = Made(partial(_gained, pieces=at.run.title.pieces, seat=at.me, chance=at.chance, label=label))
    yield made
    if isinstance(made.happened, SubPowerGained):
        yield from appeared(at, at.me, made.happened.power)


def _gained(now: Match, pieces: Pieces, seat: Seat, chance: Chance, label: str) -> Event[Match] | None:
    left = powers_left(pieces, now)
    return SubPowerGained(seat, chance.choose(label, left, 1)[0]) if left else None
