"""Magician."""

from adjudicator.games.blutooth.kit import CONTROL, INFO, RESOURCE, MatchAt, Power, Script, sees
from adjudicator.games.blutooth.kit_of_powers import Abduct, abducted_one


class Magician(Power):
    """As a leader you make the other leader prime two pods, and take one of them into your cache: the other one leads.

    You do not see them before; `ABDUCT first` or `second` says which, and in silence it is drawn. Then you prime
    your driver: the pod that you have taken, if you like. Whoever cannot prime two shows you what is left of the cache.
    """

    name = "Magician"
    origin = "Incursion"
    home = "incursion"
    types = (RESOURCE, CONTROL, INFO)
    choices = (Abduct,)
    entries = ("bl.magician", "alien.magician")

    @sees("driver", where=MatchAt.is_leader)
    def bedazzle(self, at: MatchAt) -> Script:
        return (yield from abducted_one(at))
