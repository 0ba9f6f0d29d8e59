"""Compensation."""

from adjudicator.games.cosmic.kit import (
    ConsolationStopped,
    CosmicAt,
    Made,
    Script,
    asks,
    draw,
    partial,
    released_some,
)
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption
from adjudicator.games.cosmic.powers.anarchist.further_orders import Compensate


class Compensation(Disruption):
    """You may take consolation as a reward: your tokens leave the Warp for Limbo, and for the rest you draw cards."""

    name = "Compensation"

    @asks("gas", inherent=True)
    def exchange(self, at: CosmicAt) -> Script:
        due = at.challenge.consolation
        if due is not None and due.taker == at.me and self.usable(at):
            yield at.wish(self, Compensate(), Compensate.about, "compensate")
            yield ConsolationStopped(at.where)
            tokens = min(due.cards, at.state.warp[at.me])
            yield Made(partial(released_some, seat=at.me, tokens=tokens, by=at.me))
            if due.cards > tokens:
                yield from draw(at, at.me, due.cards - tokens, f"{self.name}/{at.place}/{at.me}")
            yield from self.spread(at)
