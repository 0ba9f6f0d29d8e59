"""Planets that are vaporized."""

from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.laws import PlanetVaporized
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.moons import moon_vaporized
from adjudicator.games.blutooth.table.invasions import Place


def planet_vaporized(at: MatchAt, place: Place, fewest: int = 0) -> Script:
    """A planet is vaporized, and its moon. With fewer than `fewest` left in its system everybody is out at upkeep."""
    state = at.state
    home = state.home(state.system(place))
    left = [one for one in home if one != place and one not in state.ruined]
    yield from moon_vaporized(at, place)
    yield PlanetVaporized(place, len(left) < fewest)
