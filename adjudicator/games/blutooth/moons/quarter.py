"""Quarter moons: they act once, when they are occupied."""

from adjudicator.games.blutooth.kit import MatchAt, QuarterMoon, Script, does, drafted, scrapped_at_random


class Charity(QuarterMoon):
    """You draft four pods, then four pods of your cache are scrapped at random."""

    name = "Quarter moon CHARITY"
    entries = ("moon.quarter.charity",)

    @does("occupied", inherent=True)
    def give(self, at: MatchAt) -> Script:
        yield self.done(at)
        yield from drafted(at, at.me, 4, self.name)
        yield from scrapped_at_random(at, at.me, 4, self.name)
