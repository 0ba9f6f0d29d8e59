"""Pentaform."""

from adjudicator.games.blutooth.kit import ADAPTED, META, Match, MatchAt, Power, Script, Seat, does
from adjudicator.games.blutooth.kit import nexus_acts as nexus

STAGES = 5


class Pentaform(Power):
    """You have five stages of life, each the power of an alien that nobody plays, in the order in which they come.

    The first is yours without dominion, and one further for each dominion that you have. By mail the stage changes at
    the end of a wave. Everybody sees all stages, and so they know your power.
    """

    name = "Pentaform"
    origin = "Mayfair"
    home = "dominion"
    alert = "red"
    fit = ADAPTED
    types = (META,)
    entries = ("setup_exception.pentaform",)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        stages = nexus.may_become(coming, STAGES)
        if stages:
            yield nexus.PowersKept(coming.seat, self.name, stages, shown=True)
            stage = min(coming.table.dominion(coming.seat), len(stages) - 1)
            yield nexus.SubPowerGained(coming.seat, stages[stage])

    def leave(self, table: Match, seat: Seat) -> nexus.Brought:
        there = nexus.kept_by(table.nexus, seat, self.name).powers
        for one, power in table.sub_powers:
            if one == seat and power in there:
                yield nexus.SubPowerChanged(seat, power)
        if there:
            yield nexus.PowersKept(seat, self.name, shown=True)

    @does("upkeep", where=lambda at: bool(nexus.kept_by(at.state.nexus, at.me, Pentaform.name).powers), inherent=True)
    def evolve(self, at: MatchAt) -> Script:
        yield from nexus.grown_to(at, self.name, at.state.dominion(at.me))
