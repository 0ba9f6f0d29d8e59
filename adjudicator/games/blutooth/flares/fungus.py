"""The flare of Fungus."""

from adjudicator.games.blutooth.kit import DEFENDERS, Flare, MatchAt, Script, asks, instead_of
from adjudicator.games.blutooth.kit_of_flares import CaptivesFreed, beaten_in_combat, captured, comes_free, held_in_warp


class WildFungus(Flare):
    """As a defender who wins a combat you capture the ships of the other fleet. They lie behind your planets.

    They are released when you have this flare no longer.
    """

    name = "Wild Fungus"

    @asks("capturing", where=lambda at: at.leads(DEFENDERS) and beaten_in_combat(at, DEFENDERS))
    def cling(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield from captured(at, DEFENDERS, self.name, under_ships=False)


class SuperFungus(Flare):
    """When ships of yours go to the warp, what lies under them does not come free, and comes back with them."""

    name = "Super Fungus"

    @instead_of(CaptivesFreed, where=comes_free, optional=True)
    def hold_fast(self, at: MatchAt, freed: CaptivesFreed) -> Script:
        yield at.wish(self, self.yes(), detail=str(freed.seat))
        yield from held_in_warp(at)
