"""Observer."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Script, TokensToLimbo, TokensToWarp, instead_of


def _watched(at: CosmicAt, lost: TokensToWarp) -> bool:
    """Whether they are lost in a challenge: mine as an ally, or those of my own allies."""
    if lost.number == 0:
        return False
    if at.is_main():
        return any(ally.seat == lost.seat for ally in at.my_allies)
    return at.my_ally is not None and at.mine(lost.seat)


class Observer(Power):
    """Nobody is hurt at your side: your allies' tokens go to Limbo instead of the Warp, and as an ally your own do.

    What you lose as a main player goes to the Warp, and so does what anybody loses when a deal fails.
    """

    name = "Observer"
    origin = "FFG"

    @instead_of(TokensToWarp, where=_watched)
    def watch_over(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield TokensToLimbo(lost.seat, lost.tokens, lost.number)
