"""Reward."""

from adjudicator.games.cosmic.kit import (
    CardsDiscarded,
    CosmicAt,
    Made,
    Script,
    Seat,
    kind,
    partial,
    rewarded,
    seen,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


class RewardConsequence(Consequence):
    """Shown a Compromise: you have a reward for each of your tokens in the challenge.

    Otherwise Nanny looks at your hand and discards its edicts, and you take no part in the next turn, nor are you
    attacked.
    """

    name = "Reward"
    whole = True

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        yield from rewarded(at, seat, at.challenge.tokens_for(seat), f"{self.name} incentive")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        yield Made(partial(seen, viewer=at.me, seat=seat))
        edicts = tuple(sorted([card for card in at.state.held(seat) if kind(card) == "edict"]))
        if edicts:
            yield CardsDiscarded(seat, edicts)
