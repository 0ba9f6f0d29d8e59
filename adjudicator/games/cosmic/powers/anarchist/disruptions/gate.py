"""Gate."""

from adjudicator.games.cosmic.kit import CosmicAt, Joined, Launched, Script, after, may
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption

USUAL = 4


class Gate(Disruption):
    """You may send any number of tokens into a challenge."""

    name = "Gate"

    @may("send any number")
    def throng(self, at: CosmicAt) -> bool:
        return self.usable(at)

    @after(Launched, where=lambda at, sent: at.mine(sent.seat), inherent=True)
    def launched(self, at: CosmicAt, sent: Launched) -> Script:
        if sum(tokens for _, tokens in sent.sources) > USUAL:
            yield from self.spread(at)

    @after(Joined, where=lambda at, sent: at.mine(sent.seat), inherent=True)
    def joined(self, at: CosmicAt, sent: Joined) -> Script:
        if sum(tokens for _, tokens in sent.sources) > USUAL:
            yield from self.spread(at)
