"""Animal."""

from adjudicator.games.blutooth.kit import DESTROY, RESOURCE, SUPPORT, MatchAt, Power, Script, does
from adjudicator.games.blutooth.kit_of_powers import fleet_equipped, leaders_raided, without_me

LOST = 1


class Animal(Power):
    """When a fleet wins that you are in, everybody in it drafts a pod.

    Each leader who has not commissioned you loses a ship of their own choice, as soon as all commissions are made.
    """

    name = "Animal"
    origin = "Alliance"
    home = "alliance"
    types = (SUPPORT, RESOURCE, DESTROY)
    entries = ("bl.animal", "term.ravage")

    @does("commissioned", where=lambda at: bool(without_me(at)))
    def crash_the_party(self, at: MatchAt) -> Script:
        yield from leaders_raided(at, LOST)

    @does("settled", where=lambda at: at.i_won)
    def celebrate(self, at: MatchAt) -> Script:
        side = at.my_side
        if side is not None:
            yield from fleet_equipped(at, side, self.name)
