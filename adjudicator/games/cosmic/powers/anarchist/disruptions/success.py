"""Success."""

from adjudicator.games.cosmic.kit import CosmicAt, Resolved, Script, after, earned
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption


class Success(Disruption):
    """As the offence you earn a second attack even if you lose, where second attacks are earned at all."""

    name = "Success"

    @after(Resolved, where=lambda at, result: at.is_main() and at.challenge.offence == at.me, inherent=True)
    def persist(self, at: CosmicAt, result: Resolved) -> Script:
        if at.i_lost and self.usable(at) and at.state.options.get("second_challenge") == "later":
            yield from earned(at)
            yield from self.spread(at)
