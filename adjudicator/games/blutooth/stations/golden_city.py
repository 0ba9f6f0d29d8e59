"""Golden City."""

from adjudicator.games.blutooth.kit import PAYOFF, MatchAt, Script, Station, boons_given, does

BOONS = 2
"""The boons for a negotiation that begins."""


class GoldenCity(Station):
    """Whenever a negotiation begins, whoever negotiates, you have two boons: pods, or ships from the warp.

    Everybody with a base on its planet has them.
    """

    name = "Golden City"
    accessible = True
    boons = (PAYOFF,)
    entries = ("station.golden_city",)

    @does("grime")
    def attract(self, at: MatchAt) -> Script:
        yield from boons_given(at, at.me, BOONS, self.name)
