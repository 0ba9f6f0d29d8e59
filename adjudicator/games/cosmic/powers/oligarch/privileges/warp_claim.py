"""Warp Claim."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    Script,
    TokensToWarp,
    after,
    drawn_tokens,
    instead_of,
    saved,
    spare,
)


class WarpClaim(Essence):
    """You lose two tokens fewer to the Warp, which go to Limbo; everybody else loses one more, drawn by lot."""

    name = "Warp Claim"

    @instead_of(TokensToWarp, where=lambda at, lost: at.mine(lost.seat) and lost.tokens > 0, inherent=True)
    def save(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield from saved(lost, min(2, lost.tokens))

    @after(TokensToWarp, where=lambda at, lost: not at.mine(lost.seat) and lost.tokens > 0, inherent=True)
    def claim(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        seat = lost.seat
        label = f"{self.name}/{at.place}/{seat}/{at.state.warp[seat]}"
        sources = drawn_tokens(at.chance, label, spare(at, seat), 1)
        if sources:
            yield TokensToWarp(seat, 1, 0, sources)
