"""Energy Cloak."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, Seat, Spoken, Tech, asks, may_not, reason
from adjudicator.games.blutooth.kit_of_techs import tech_spent


class Cloak(Choice, frozen=True):
    """Lets the defender of your invasion commission nobody (Energy Cloak)."""

    word = "ENERGY CLOAK"
    also = ("cloak", "use energy cloak")
    about = "energy cloak"
    example = "ENERGY CLOAK UNLESS the target is planet 1"


class EnergyCloak(Tech):
    """Costs 4, used as an invader when your gate is aimed: the defender may commission nobody in this invasion."""

    name = "Energy Cloak"
    cost = 4
    timed = True
    choices = (Cloak,)
    entries = ("tech.energy_cloak",)

    @asks("commissioning", where=MatchAt.is_invader)
    def hide(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Cloak())), Cloak):
            yield from tech_spent(at, self)

    @may_not("commission")
    def bar(self, at: MatchAt, seat: Seat, leader: Seat) -> Spoken | None:
        hidden = at.is_invader() and at.uses(self.name) and leader == at.invasion.defender
        return reason("energy-cloak") if hidden else None
