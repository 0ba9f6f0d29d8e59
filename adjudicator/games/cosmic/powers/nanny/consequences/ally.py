"""Ally."""

from adjudicator.games.cosmic.kit import (
    Ally,
    CosmicAt,
    Script,
    Seat,
    TokensToLimbo,
    rewarded,
    side_of,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


def _allies(at: CosmicAt, seat: Seat) -> list[Ally]:
    return [ally for ally in at.challenge.allies if ally.side == side_of(at, seat)]


class AllyConsequence(Consequence):
    """Shown a Compromise: you have a reward for each ally on your side.

    Otherwise the ally with the most tokens there goes home, into Limbo, and you take no part in the next turn, but
    attack.
    """

    name = "Ally"

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        yield from rewarded(at, seat, len(_allies(at, seat)), f"{self.name} incentive")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        if allies := _allies(at, seat):
            home = max(allies, key=lambda ally: ally.tokens)
            yield TokensToLimbo(home.seat, home.tokens, at.where)
