"""Planets that are devoured: which can be, and what comes of it."""

from collections.abc import Sequence

from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.powers import PlanetDevoured
from adjudicator.games.blutooth.events.ships import DEVOURED, ShipsLanded, ShipsLost
from adjudicator.games.blutooth.mechanics.returning import abandoned
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.ruins import planet_vaporized
from adjudicator.games.blutooth.table.invasions import Place


def prey(at: MatchAt, landed: ShipsLanded) -> Sequence[Place]:
    """The planets that I can devour from the foreign base that I have just founded, those with most ships first."""
    state, target = at.state, at.invasion.target
    if target is None or target in state.home(at.me) or state.planets[target][at.me] != landed.ships:
        return ()
    found = [place for place in edible(at, target) if sum(state.planets[place]) < landed.ships]
    return sorted(found, key=lambda place: (-sum(state.planets[place]), place))


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


def devoured(at: MatchAt, place: Place) -> Script:
    """All ships on a planet are destroyed, it is no more, and I have a dominion for it; then I abandon my base here."""
    for seat, ships in enumerate(at.state.planets[place]):
        if ships:
            yield from at.propose(ShipsLost(seat, ((place, ships),), DEVOURED, at.where))
    yield from planet_vaporized(at, place)
    yield PlanetDevoured(at.me, place, at.where)
    if at.invasion.target is not None:
        yield from abandoned(at, at.me, at.invasion.target)
