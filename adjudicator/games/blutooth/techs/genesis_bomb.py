"""Genesis Bomb."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import MatchAt, Script, Spoken, Tech, reason
from adjudicator.games.blutooth.kit_of_techs import Develop, planet_made, tech_ships


class GenesisBomb(Tech):
    """Costs 4. Developed, it makes a new planet in your system, with a home base of the ships that were on it.

    `DEVELOP Genesis Bomb with 3` says of how many; the others rebound. The planet has the next number of your system,
    and counts as any other.
    """

    name = "Genesis Bomb"
    cost = 4
    settles = True
    entries = ("tech.genesis_bomb",)

    def meant(self, at: MatchAt, order: Develop) -> Develop | Spoken:
        most = tech_ships(at, self)
        fits = order == Develop(order.tech, ships=order.ships) and (order.ships is None or 1 <= order.ships <= most)
        return order if fits else reason("tech-ships-of-it", tech=self.name, most=most)

    def samples(self, at: MatchAt) -> Iterable[Develop]:
        return (Develop(self.name), *[Develop(self.name, ships=ships) for ships in range(1, tech_ships(at, self))])

    def effect(self, at: MatchAt, order: Develop) -> Script:
        yield from planet_made(at, self, order.ships)
