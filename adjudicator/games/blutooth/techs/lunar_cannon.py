"""Lunar Cannon."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import MatchAt, Script, Spoken, Tech, asks, reason, worth
from adjudicator.games.blutooth.kit_of_techs import (
    Between,
    Develop,
    any_two,
    beside_target,
    pairs_of,
    tech_moved,
    two_planets,
    wild_has_come,
)


class Aim(Between, frozen=True):
    """Puts your cannon between any two planets of a system, when a wild charge has come (Lunar Cannon)."""

    word = "LUNAR CANNON"
    also = ("cannon", "move lunar cannon")
    about = "lunar cannon"
    of_challenge = False
    example = "LUNAR CANNON on Blue 1 and Blue 2"


class LunarCannon(Tech):
    """Costs 5, stable. Developed, it is put between two of your home planets.

    When either is the target the fleet that you are in has 10 might more. When a wild charge has come you may put it
    between any two planets of a system.
    """

    name = "Lunar Cannon"
    cost = 5
    stable = True
    choices = (Aim,)
    entries = ("tech.lunar_cannon",)

    def meant(self, at: MatchAt, order: Develop) -> Develop | Spoken:
        there = order.place in at.state.home(at.me) and two_planets(at.state, order.place, order.other)
        return order if there else reason("tech-two-planets", tech=self.name)

    def samples(self, at: MatchAt) -> Iterable[Develop]:
        return [Develop(self.name, one, other) for one, other in pairs_of(at.state, (at.me,))]

    def effect(self, at: MatchAt, order: Develop) -> Script:
        yield from tech_moved(at, self, (order.place, order.other))

    @worth("might", where=lambda at, total, side, *parts: at.fights_for(side) and beside_target(at, "Lunar Cannon"))
    def fire(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + 10

    @asks("tech charges", where=wild_has_come)
    def move(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, any_two(at.state, self.name, Aim))
        if isinstance(wish, Aim):
            yield from tech_moved(at, self, (wish.place, wish.other))
