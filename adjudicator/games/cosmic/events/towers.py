"""Events of planets that are merged into towers."""

from msgspec.structs import replace

from adjudicator.core.event import OpenEvent, Seat
from adjudicator.core.rows import put
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.state import PLANETS, Cosmic, Tower


class PlanetMerged(OpenEvent[Cosmic], frozen=True):
    """A planet becomes a level of the tower on another planet of its system, with all tokens that stand on it."""

    seat: Seat
    place: Place
    level: Place

    def apply(self, state: Cosmic) -> Cosmic:
        planets, moved = state.planets, state.planets[self.level]
        both = tuple([one + other for one, other in zip(planets[self.place], moved, strict=True)])
        planets = put(put(planets, self.place, both), self.level, (0,) * len(moved))
        before = state.tower(self.place // PLANETS)
        tower = Tower(self.place, (*(before.levels if before is not None else ()), self.level))
        others = [one for one in state.towers if one != before]
        return replace(state, planets=planets, towers=tuple(sorted((*others, tower), key=lambda one: one.place)))


TOWERS = (PlanetMerged,)
