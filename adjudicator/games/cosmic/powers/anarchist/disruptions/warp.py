"""Warp."""

from adjudicator.games.cosmic.kit import CosmicAt, Made, Released, Script, after, partial, released_some
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption


class Warp(Disruption):
    """Whenever a token of yours leaves the Warp, all of them do; the others go to Limbo."""

    name = "Warp"

    @after(Released, where=lambda at, freed: at.mine(freed.seat) and at.state.warp[at.me] > 0, inherent=True)
    def empty(self, at: CosmicAt, freed: Released) -> Script:
        if self.usable(at):
            yield Made(partial(released_some, seat=at.me, tokens=at.state.warp[at.me], by=at.me))
            yield from self.spread(at)
