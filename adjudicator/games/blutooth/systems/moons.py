"""Moons: who may go on to one, and what comes of it."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, OneOf, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, fullest
from adjudicator.games.blutooth.events.moons import (
    MoonBecame,
    MoonLeft,
    MoonOccupied,
    MoonRevealed,
    MoonsDealt,
    MoonVaporized,
)
from adjudicator.games.blutooth.events.ships import TO_MOON, ShipsLost
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.listed_moons import names_listed
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.moons import (
    HUB,
    NEW,
    TYPES,
    VEILED,
    Moon,
    held_by,
    moon_at,
    moon_called,
    type_of,
)
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.moon_words import LEAVE, OCCUPY, Leave, Occupy
from adjudicator.games.blutooth.words.rally_words import Lose

ENTRIES: Final = (
    "moonrule.hidden",
    "moonrule.use",
    "moonrule.planet",
    "moontype.quarter",
    "moontype.half",
    "moontype.full",
    "moontype.blue",
    "moontype.secret",
    "moontype.hub",
    "moontype.cheesy",
    "moontype.new",
)

NEW_MOONS: Final = 10
"""So many new moons are dealt among the others (Q57)."""


def moons_dealt(table: Match, chance: Chance) -> MoonsDealt:
    """So many planets of each system have a moon; the moons are drawn among all that are listed and the new ones."""
    each = table.planets_each
    places = [
        place
        for seat, colour in enumerate(table.seats)
        for place in sorted(
            map(int, chance.choose(f"moons/{colour}", [*map(str, table.home(seat))], _per_system(table)))
        )
    ]
    names = chance.shuffle("moons", (*names_listed(), *(NEW,) * NEW_MOONS))
    return MoonsDealt(tuple(zip(places, names, strict=False)), each)


def _per_system(table: Match) -> int:
    return min(int(table.options["moons_per_system"]), table.planets_each)


def approachable(state: Match, seat: Seat) -> tuple[Moon, ...]:
    """The moons on to which a seat may put ships now: with room, of planets to which some of its ships have come."""
    found = [moon for moon in state.moons if (seat, moon.place) in state.came and state.planets[moon.place][seat]]
    return tuple([moon for moon in found if moon.room and moon.owner in (None, seat)])


class Occupying(Options, Struct, eq=False, gc=False):
    """One ship of a planet for its moon; any number if it is a hub, which an order may hope for."""

    _place: Place
    _ships: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Occupy) or choice.place != self._place:
            return reason("occupies-nothing")
        ships = choice.ships or 1
        return Occupy(self._place, ships) if ships <= self._ships else reason("ships-fewer", count=self._ships)

    def every(self) -> Iterator[Choice]:
        """One ship."""
        yield Occupy(self._place, 1)


class Leaving(Options, Struct, eq=False, gc=False):
    """Down from a moon."""

    _place: Place

    def settle(self, choice: Choice) -> Choice | Spoken:
        return choice if choice == Leave(self._place) else reason("occupies-nothing")

    def every(self) -> Iterator[Choice]:
        """Yes."""
        yield Leave(self._place)


def moons_settled(at: MatchAt) -> Script:
    """Everybody is asked at once which moons they leave and occupy. Ships leave first; all go in the order of seats."""
    state = at.state
    asks: list[Ask] = []
    for seat in state.seats_in():
        asks += [Ask(seat, LEAVE, Leaving(moon.place), detail=str(moon.place)) for moon in held_by(state.moons, seat)]
        asks += [
            Ask(seat, OCCUPY, Occupying(moon.place, state.planets[moon.place][seat]), detail=str(moon.place))
            for moon in approachable(state, seat)
        ]
    answers = list(zip(asks, (yield asks) if asks else (), strict=True))
    for ask, answer in answers:
        if isinstance(answer, Leave):
            yield Made(partial(_down, seat=ask.seat, place=answer.place))
    for ask, answer in answers:
        if isinstance(answer, Occupy):
            yield from occupied(at, ask.seat, answer.place, answer.ships or 1)


def _down(now: Match, seat: Seat, place: Place) -> Event[Match] | None:
    here = moon_at(now.moons, place)
    return None if here is None or here.owner != seat else MoonLeft(seat, place, ((place, here.ships),))


def occupied(at: MatchAt, seat: Seat, place: Place, ships: int) -> Script:
    """A seat goes on to a moon, if nobody else is there by now: a new one becomes another, and most are shown."""
    made = Made(partial(_occupied, seat=seat, place=place, ships=ships))
    yield from at.happens(made)
    if not isinstance(made.happened, MoonOccupied):
        return
    if made.happened.moon == NEW:
        yield Made(partial(_became, chance=at.chance, label=f"{at.label}/new moon", seat=seat, place=place))
    here = moon_at(at.state.moons, place)
    if here is not None and here.type not in VEILED and not here.revealed:
        yield MoonRevealed(seat, place, here.name)


def _occupied(now: Match, seat: Seat, place: Place, ships: int) -> Event[Match] | None:
    here = moon_at(now.moons, place)
    if here is None or here.owner not in (None, seat) or not here.room:
        return None
    most = min(ships if here.type == HUB else 1, now.planets[place][seat])
    return MoonOccupied(seat, place, most, here.name) if most else None


def _became(now: Match, chance: Chance, label: str, seat: Seat, place: Place) -> Event[Match] | None:
    left = unused(now)
    if not left:
        return None
    (name,) = chance.choose(f"{label}/{place}", left, 1)
    return MoonBecame(seat, place, name)


def unused(state: Match) -> list[str]:
    """The listed moons that are not in the match."""
    there = {moon.name for moon in state.moons}
    return [name for name in names_listed() if name not in there]


# ---- what moons do to ships


def lost_to_moon(at: MatchAt, seat: Seat, ships: int = 1, moon: str = "") -> Script:
    """A seat loses so many ships, none that fights: each of its fullest base, or of the one that it names.

    It is asked if a `moon` is named, which can come to this once only for a seat, invasion and stage. The
    question is of no invasion, as the order word is.
    """
    for which in range(ships):
        there = uncommitted(at.state, seat)
        if not there:
            return
        place = fullest(there)[0]
        if moon and len(there) > 1:
            options = OneOf([Lose(one) for one in fullest(there)])
            detail = f"{moon}/{at.where}/{which}"
            answer = yield Ask(seat, Lose.about, options, default=Lose(place), detail=detail)
            place = answer.place if answer.place in uncommitted(at.state, seat) else place
        if uncommitted(at.state, seat).get(place):
            yield from at.propose(ShipsLost(seat, ((place, 1),), TO_MOON))


def ships_home(moon: Moon) -> Batches:
    """The ships of a moon, destroyed."""
    return ((WARP, moon.ships),)


def moon_vaporized(at: MatchAt, place: Place) -> Script:
    """A moon is vaporized, and the ships on it are destroyed."""
    here = moon_at(at.state.moons, place)
    if here is None:
        return
    if here.owner is not None:
        yield MoonLeft(here.owner, place, ships_home(here))
    yield MoonVaporized(place)


def my_moon(at: MatchAt, name: str) -> Moon:
    """The moon of that name, on which I am; only for a piece that is one."""
    found = moon_called(at.state.moons, name)
    assert found is not None
    return found


def occupied_moons(state: Match) -> int:
    """How many moons are occupied."""
    return len([moon for moon in state.moons if moon.owner is not None])


def types_possible(moon: Moon) -> tuple[str, ...]:
    """The types that a moon may have that somebody does not know: an occupied one has not been shown."""
    return TYPES if moon.owner is None else VEILED


def possible(moon: Moon, name: str) -> bool:
    """Whether an unknown moon may be the one of that name."""
    return moon.name == HIDDEN and (type_of(name) in types_possible(moon) or (name == NEW and moon.owner is None))
