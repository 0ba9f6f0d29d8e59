"""Legacies that capture ships."""

from adjudicator.games.blutooth.kit import DEFENDERS, INVADERS, Legacy, MatchAt, Script, does, worth
from adjudicator.games.blutooth.kit_of_legacies import beaten_in_combat, captured, let_go_behind, taken_behind


class LegacyOfFungus(Legacy):
    """A defender who wins a combat captures the ships of the other fleet: they lie behind the planets of its system.

    In combat a defender has 1 might for each ship that lies there. If it loses, these are destroyed.
    """

    name = "Legacy of Fungus"
    alien = "Fungus"
    entries = ("bl.fungus",)

    @does("capturing", where=lambda at: beaten_in_combat(at, DEFENDERS) or beaten_in_combat(at, INVADERS))
    def cling(self, at: MatchAt) -> Script:
        if beaten_in_combat(at, DEFENDERS):
            yield from captured(at, DEFENDERS, self.name, under_ships=False)
        else:
            yield from let_go_behind(at, self.name)

    @worth("might", where=lambda at, total, side, *parts: side == DEFENDERS)
    def press(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + taken_behind(at, self.name)
