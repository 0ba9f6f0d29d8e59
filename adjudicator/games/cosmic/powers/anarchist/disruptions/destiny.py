"""Destiny."""

from adjudicator.games.cosmic.kit import AttackTurned, CosmicAt, OneOf, Script, asks
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption
from adjudicator.games.cosmic.powers.anarchist.further_orders import Fate


class Destiny(Disruption):
    """You say whom you attack next turn, whatever destiny has said."""

    name = "Destiny"

    @asks("destiny", inherent=True)
    def choose(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        if self.usable(at) and at.state.targets[at.me] is not None:
            wish = yield at.wish(self, OneOf([Fate(seat) for seat in others]), Fate.about, "fate")
            yield AttackTurned(at.me, wish.seat)
            yield from self.spread(at)
