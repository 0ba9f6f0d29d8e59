"""Hand."""

from adjudicator.games.cosmic.kit import HAND, CosmicAt, Script, asks, attack_value, draw, thrown
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption
from adjudicator.games.cosmic.powers.anarchist.further_orders import Redraw


class Hand(Disruption):
    """As a phase opens you may discard a hand without any Attack, and draw a new one."""

    name = "Hand"

    @asks("opening", inherent=True)
    def redraw(self, at: CosmicAt) -> Script:
        held = at.state.held(at.me)
        if held and self.usable(at) and not any(attack_value(card) is not None for card in held):
            yield at.wish(self, Redraw(), Redraw.about, "redraw")
            yield thrown(at, at.state.held(at.me))
            yield from draw(at, at.me, HAND, f"{self.name}/{at.place}/{at.me}")
            yield from self.spread(at)
