"""Zombie."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Power,
    Resolved,
    Script,
    TokensToLimbo,
    TokensToWarp,
    instead_of,
    may,
    turned,
)


class Zombie(Power):
    """Your tokens never go to the Warp: whenever they would, they go to Limbo and come back to your bases.

    You may release other players' tokens from the Warp as a term of a deal. What you would lose you do not lose to
    Void either (the designers' ruling on the classic game), and you still collect consolation.
    """

    name = "Zombie"
    origin = "Eon"
    modern = "You collect no consolation, and what Void takes you lose for good."

    @instead_of(TokensToWarp, where=lambda at, lost: at.mine(lost.seat))
    def rise(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield turned(lost, TokensToLimbo)

    @instead_of(
        Resolved,
        where=lambda at, end: at.modern("Zombie") and end.consolation is not None and at.mine(end.consolation.taker),
    )
    def want_nothing(self, at: CosmicAt, end: Resolved) -> Script:
        yield Resolved(end.number, end.winner, None, end.rewards, end.both_lose)

    @may("release by deal")
    def release(self, at: CosmicAt) -> bool:
        return True
