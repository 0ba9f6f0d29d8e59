"""Guerrilla."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Resolved, Script, TokensToWarp, after


def _crowded(at: CosmicAt) -> bool:
    """Whether anybody on the other side has more than one token here."""
    return any(at.challenge.tokens_for(seat) > 1 for seat in at.opposed)


class Guerrilla(Power):
    """You make victories dear: when you lose as a main player, each winner keeps one token of those in the challenge.

    The winners are your opponent and their allies; the rest of their tokens go to the Warp. What they are rewarded with
    goes by the tokens that they have sent.
    """

    name = "Guerrilla"
    origin = "Incursion"

    @after(Resolved, where=lambda at, end: at.is_main() and end.winner == 1 - at.side and _crowded(at))
    def wear_down(self, at: CosmicAt, end: Resolved) -> Script:
        for seat in at.opposed:
            tokens = at.challenge.tokens_for(seat)
            if tokens > 1:
                yield TokensToWarp(seat, tokens - 1, at.where)
