"""Bulwark."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    CosmicAt,
    Power,
    Script,
    TokensToLimbo,
    TokensToWarp,
    instead_of,
    parted,
    turned,
)


class Bulwark(Power):
    """You are hard to move: however many of your tokens would go to the Warp at a time, only one of them does.

    Where you defend a planet the others stay on it, beside the winners. Those that you have sent into a challenge go to
    Limbo, and those that you would lose from your bases stay there.
    """

    name = "Bulwark"
    origin = "Storm"

    # The facts have "or holds its planet": the tokens that are not lost hold it.
    @instead_of(TokensToWarp, where=lambda at, lost: at.mine(lost.seat) and lost.tokens > 1)
    def withstand(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        one, rest = parted(lost, 1)
        yield one
        if lost.number and at.challenge.side_of(lost.seat) != DEFENCE:
            yield turned(rest, TokensToLimbo)
