"""Omega Missile."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import MatchAt, Script, Spoken, Tech, reason
from adjudicator.games.blutooth.kit_of_techs import Develop, blown_up, planets_left


class OmegaMissile(Tech):
    """Costs 8. Developed against a planet, it vaporizes it; all ships on it are destroyed.

    What else was on the planet or around it is gone, too. Nobody can invade it any more.
    """

    name = "Omega Missile"
    cost = 8
    entries = ("tech.omega_missile",)

    def meant(self, at: MatchAt, order: Develop) -> Develop | Spoken:
        if order.place not in planets_left(at.state) or order != Develop(order.tech, order.place):
            return reason("tech-which-planet", tech=self.name)
        return order

    def samples(self, at: MatchAt) -> Iterable[Develop]:
        return [Develop(self.name, place) for place in planets_left(at.state) if at.state.system(place) != at.me]

    def effect(self, at: MatchAt, order: Develop) -> Script:
        if order.place is not None:
            yield from blown_up(at, order.place)
