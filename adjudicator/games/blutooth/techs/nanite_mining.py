"""Nanite Mining."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Seat, Tech, worth
from adjudicator.games.blutooth.kit_of_techs import my_tech, tech_spent


class NaniteMining(Tech):
    """Costs 2. Developed, it drafts a tech; then it lies there until your next resupply, which has a pod more."""

    name = "Nanite Mining"
    cost = 2
    lies = True
    drafts = True
    entries = ("tech.nanite_mining",)

    @worth("resupply", where=lambda at, pods, seat: at.mine(seat) and my_tech(at, NaniteMining()) is not None)
    def mine_more(self, at: MatchAt, pods: int, seat: Seat) -> Script:
        yield from tech_spent(at, self)
        return pods + 1
