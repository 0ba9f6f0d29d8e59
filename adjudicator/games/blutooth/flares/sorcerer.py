"""The flare of Sorcerer."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, asks
from adjudicator.games.blutooth.kit_of_flares import DriversSwapped, powers_traded, traded_nexus_seen


class WildSorcerer(Flare):
    """You make the leaders trade powers for good, when their encounter is over.

    What a power has gathered and keeps goes along.
    """

    name = "Wild Sorcerer"

    @asks("paid", where=lambda at: at.invasion.defender is not None)
    def trade(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield powers_traded(at.where)
        yield from traded_nexus_seen(at)


class SuperSorcerer(Flare):
    """As a sponsor, too, you make the two drivers change places when both are primed."""

    name = "Super Sorcerer"

    @asks("primed", where=lambda at: at.is_actor() and not at.is_leader() and None not in at.invasion.drivers)
    def conjure(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield DriversSwapped(at.where)
