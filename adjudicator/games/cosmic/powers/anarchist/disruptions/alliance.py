"""Alliance."""

from adjudicator.games.cosmic.kit import CosmicAt, Joined, Script, TokensToWarp, after, exacted, may
from adjudicator.games.cosmic.powers.anarchist.disruption import Disruption


def _uninvited(at: CosmicAt) -> bool:
    """Whether I am an ally here on a side that did not ask me."""
    ally = at.my_ally
    return ally is not None and at.me not in at.challenge.invited[ally.side]


class Alliance(Disruption):
    """You may join a challenge uninvited; but then you lose twice what you lose there to the Warp."""

    name = "Alliance"

    @may("join uninvited")
    def intrude(self, at: CosmicAt) -> bool:
        return self.usable(at)

    @after(Joined, where=lambda at, sent: at.mine(sent.seat) and _uninvited(at), inherent=True)
    def intruded(self, at: CosmicAt, sent: Joined) -> Script:
        yield from self.spread(at)

    @after(TokensToWarp, where=lambda at, lost: at.mine(lost.seat) and lost.number > 0, inherent=True)
    def suffer(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        sides = [side for seat, side in at.challenge.joined if seat == at.me]
        if self.usable(at) and any(at.me not in at.challenge.invited[side] for side in sides):
            yield from exacted(at, at.me, lost.tokens)
