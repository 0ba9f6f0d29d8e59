"""Battleship."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import MatchAt, Script, Spoken, Tech, does, reason, worth
from adjudicator.games.blutooth.kit_of_techs import (
    Develop,
    has_fallen,
    my_tech,
    stands_in_defence,
    tech_scrapped,
    tech_stationed,
)

MIGHT = 4


class Battleship(Tech):
    """Costs 7. Developed, it makes a battleship of might 4 on one of your bases.

    It defends that planet with you, and goes through no gate. If you lose the base it is gone at the end of the wave.
    """

    name = "Battleship"
    cost = 7
    lies = True
    entries = ("tech.battleship",)

    def meant(self, at: MatchAt, order: Develop) -> Develop | Spoken:
        there = order.place in at.state.bases(at.me) and order == Develop(order.tech, order.place)
        return order if there else reason("tech-which-base", tech=self.name)

    def samples(self, at: MatchAt) -> Iterable[Develop]:
        return [Develop(self.name, place) for place in at.state.bases(at.me)]

    def effect(self, at: MatchAt, order: Develop) -> Script:
        yield from tech_stationed(at, self, order.place)

    @worth("might", where=lambda at, total, side, *parts: stands_in_defence(at, Battleship.name, side))
    def fire(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + MIGHT

    @does("upkeep", where=lambda at: has_fallen(at, Battleship.name), inherent=True)
    def sink(self, at: MatchAt) -> Script:
        held = my_tech(at, self)
        if held is not None:
            yield from tech_scrapped(at, held.number)
