"""The flare of Emperor."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, asks, does, may
from adjudicator.games.blutooth.kit_of_flares import won_by_majority


class WildEmperor(Flare):
    """As a leader you have the majority rule: the fleet with more sponsors wins, the defender's if there are as many.

    There are no drivers. By mail you play it with the target, and it is settled when the ships have arrived.
    """

    name = "Wild Emperor"

    @asks("commissioning", where=MatchAt.is_leader)
    def ask_all(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @does("approach", where=lambda at: at.is_leader() and at.uses("Wild Emperor"), inherent=True)
    def rule(self, at: MatchAt) -> Script:
        yield from won_by_majority(at)


class SuperEmperor(Flare):
    """You see the pods of the enemy's champions, too, and may name them as those of your own."""

    name = "Super Emperor"

    @asks("champions", where=MatchAt.is_leader)
    def look(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @may("see all champions")
    def see_all(self, at: MatchAt) -> bool:
        return at.uses(self.name)
