"""Cosmic Energy Generator."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Station, acts, does

ENOUGH = 5
"""With so many marks it is a dominion."""


class CosmicEnergyGenerator(Station):
    """When a fleet that you are in wins, two marks are put on it, and one is taken off when it loses.

    With five or more it is one dominion.
    """

    name = "Cosmic Energy Generator"
    entries = ("station.cosmic_energy_generator",)

    @does("settled", where=lambda at: at.i_won or (at.i_lost and acts.marks(at, CosmicEnergyGenerator()) > 0))
    def count(self, at: MatchAt) -> Script:
        yield from acts.marked(at, self, 2 if at.i_won else -1, ENOUGH)

    @does("agreed", where=lambda at: at.i_won)
    def count_a_deal(self, at: MatchAt) -> Script:
        yield from self.count(at)

    @does("broken off", where=lambda at: at.i_lost and acts.marks(at, CosmicEnergyGenerator()) > 0)
    def count_what_is_broken_off(self, at: MatchAt) -> Script:
        yield from self.count(at)
