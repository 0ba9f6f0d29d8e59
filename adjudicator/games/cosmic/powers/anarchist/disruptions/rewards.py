"""Rewards."""

from adjudicator.games.cosmic.kit import CardsDrawn, CardsGlimpsed, CosmicAt, Script, after
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption


class Rewards(Disruption):
    """You see the cards that others draw as rewards."""

    name = "Rewards"

    @after(CardsDrawn, where=lambda at, drawn: not at.mine(drawn.seat) and at.where > 0, inherent=True)
    def watch(self, at: CosmicAt, drawn: CardsDrawn) -> Script:
        rewarded = any(ally.seat == drawn.seat for ally in at.challenge.rewards)
        if at.state.phase == 4 and rewarded and self.usable(at):
            new = drawn.seat in at.state.renewed
            yield CardsGlimpsed(at.me, drawn.seat, () if new else drawn.cards, drawn.cards if new else ())
            yield from self.spread(at)
