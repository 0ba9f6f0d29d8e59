"""Void."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Script, TokensRemoved, TokensToWarp, instead_of


class Void(Power):
    """What loses to you leaves the game: when you win as a main player, the losers' tokens do not go to the Warp.

    It also takes the tokens your partner loses when your deal fails (classic edition).
    """

    name = "Void"

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: not at.mine(lost.seat) and at.is_main() and (at.i_won or at.challenge.deal),
    )
    def eradicate(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield TokensRemoved(lost.seat, lost.tokens, lost.number, lost.sources)
