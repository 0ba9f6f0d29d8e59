"""Planets that are devoured: which can be, and what comes of it."""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.powers import PlanetDevoured
from adjudicator.games.blutooth.events.ships import DEVOURED, ShipsLanded, ShipsLost
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.returning import abandoned
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.ruins import planet_vaporized
from adjudicator.games.blutooth.systems.tech_places import blown_up, planets_left
from adjudicator.games.blutooth.table.invasions import Place

LOCUST: Final = "Locust"
"""Whose own system its flare spares."""


def prey(at: MatchAt, landed: ShipsLanded) -> Sequence[Place]:
    """The planets that I can devour from the foreign base that I have just founded, those with most ships first."""
    return [place for place in just_founded(at, landed) if sum(at.state.planets[place]) < landed.ships]


def just_founded(at: MatchAt, landed: ShipsLanded) -> Sequence[Place]:
    """The planets beside the foreign base that I have just founded, those with most ships first."""
    state = at.state
    target = at.invasion.target if at.mine(landed.seat) and landed.number == at.where else None
    if target is None or target in state.home(at.me) or state.planets[target][at.me] != landed.ships:
        return ()
    return sorted(edible(at, target), key=lambda place: (-sum(state.planets[place]), place))


def edible(at: MatchAt, target: Place) -> Sequence[Place]:
    """The other planets of a system that I can devour at all: none that is still being invaded (no fact says how)."""
    state = at.state
    fought_over = {one.target for one in state.invasions if not one.over and one.number != at.where}
    return [
        place
        for place in state.home(state.system(target))
        if place not in (target, *state.ruined)
        and place not in fought_over
        and at.forbidden(at.me, "devour", place) is None
    ]


def edible_anywhere(at: MatchAt, ships: int) -> Sequence[Place]:
    """All planets but those of Locust's system, if I have so many ships to lose; my own last."""
    state = at.state
    if sum(uncommitted(state, at.me).values()) < ships:
        return ()
    lair = state.home(state.powers.index(LOCUST)) if LOCUST in state.powers else ()
    there = [place for place in planets_left(state) if place not in lair]
    return sorted(there, key=lambda place: (place in state.home(at.me), place))


def wasted(at: MatchAt, place: Place) -> Script:
    """All ships on a planet are destroyed, and it is no more, if it still is."""
    if place not in at.state.ruined:
        yield from blown_up(at, place)


def devoured(at: MatchAt, place: Place) -> Script:
    """All ships on a planet are destroyed, it is no more, and I have a dominion for it; then I abandon my base here."""
    for seat, ships in enumerate(at.state.planets[place]):
        if ships:
            yield from at.propose(ShipsLost(seat, ((place, ships),), DEVOURED, at.where))
    yield from planet_vaporized(at, place)
    yield PlanetDevoured(at.me, place, at.where)
    if at.invasion.target is not None:
        yield from abandoned(at, at.me, at.invasion.target)
