"""Reborn."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Power,
    Released,
    Script,
    TokensToWarp,
    after,
    draw,
    shed_by_lot,
)


class Reborn(Power):
    """For each token that you lose to the Warp you draw a card, and for each that leaves it you discard one at random.

    That holds for all losses, in challenges and elsewhere. By mail: it happens without an order of yours.
    """

    name = "Reborn"
    origin = "Mayfair"

    # The deck has fewer cards each time, and more tokens wait in the Warp: no two draws of a phase are the same.
    @after(TokensToWarp, where=lambda at, lost: at.mine(lost.seat) and lost.tokens > 0)
    def learn(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield from draw(at, at.me, lost.tokens, f"{self.name}/{at.place}/{at.state.warp[at.me]}/{len(at.state.deck)}")

    @after(Released, where=lambda at, freed: at.mine(freed.seat) and bool(at.state.held(at.me)))
    def forget(self, at: CosmicAt, freed: Released) -> Script:
        tokens = sum(number for _, number in freed.to)
        yield shed_by_lot(at, at.me, tokens, f"{self.name}/{at.place}/back/{at.state.warp[at.me]}")
