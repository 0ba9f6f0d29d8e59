"""Philanthropist."""

from adjudicator.games.blutooth.kit import ADAPTED, CONTROL, SUPPORT, Choice, MatchAt, Power, Script, Seat, asks
from adjudicator.games.blutooth.kit_of_powers import GivingPod, PodGiven


class Give(Choice, frozen=True):
    """Gives a pod of your cache to a leader (Philanthropist)."""

    word = "GIVE"
    about = "philanthropist"
    grammar = 'POD "to" SEAT'
    example = "GIVE Attack 4 to Red"

    pod: str
    seat: Seat


class Philanthropist(Power):
    """As a leader you may give the other leader a pod; as a sponsor you may give one to either of them.

    It goes into their cache before drivers are primed. By mail it is done when all ships have arrived.
    """

    name = "Philanthropist"
    origin = "Eon"
    entries = ("term.gift",)
    alert = "yellow"
    fit = ADAPTED
    types = (CONTROL, SUPPORT)
    choices = (Give,)

    @asks("approach", where=lambda at: at.is_actor() and bool(at.my_cache))
    def give(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, GivingPod(at, Give))
        if isinstance(wish, Give) and wish.pod in at.my_cache:
            yield PodGiven(at.me, wish.seat, wish.pod, at.where)
