"""The flare of Anti-Matter."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, Use, can_flare, cancels, flared, is_wild


class WildAntiMatter(Flare):
    """In one of the fleets you stop a wild flare that somebody else plays there. It keeps its place in the exhaust."""

    name = "Wild Anti-Matter"

    @cancels("flare", where=lambda at, use: at.is_actor() and is_wild(use) and can_flare(at))
    def annul(self, at: MatchAt, use: Use) -> Script:
        yield flared(self, at, (use.by,))


class SuperAntiMatter(Flare):
    """You stop a flare, wild or super, that somebody else plays in an invasion, also as a bystander."""

    name = "Super Anti-Matter"

    @cancels("flare", where=lambda at, use: can_flare(at))
    def annul(self, at: MatchAt, use: Use) -> Script:
        yield flared(self, at, (use.by,))
