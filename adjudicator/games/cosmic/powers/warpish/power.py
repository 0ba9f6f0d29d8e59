"""Warpish."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, Power, worth


class Warpish(Power):
    """The Warp fights for you: as a main player you add one to your total for each token in it, whosever they are.

    It is counted when the cards are turned up, before anything is lost in the phase's challenges.
    """

    name = "Warpish"
    origin = "Eon Expansions"
    fit = ADAPTED
    modern = "Its flares change totals, yours or your opponent's, and not how tokens leave the Warp."

    @worth("total", where=lambda at, *of: at.is_main() and at.side == of[1] and any(at.state.warp))
    def haunt(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + sum(at.state.warp)
