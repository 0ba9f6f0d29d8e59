"""The artifacts that only the mutant forge has, for caches and flagships: Third Eye, Prehensile Tail, Restless Leg."""

from collections.abc import Iterable
from typing import Self

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    LAUNCH,
    PAYOFF,
    RALLY,
    Artifact,
    Ask,
    Choice,
    Judged,
    MatchAt,
    PodSnatched,
    Script,
    after,
    asks,
    reason,
    scrapped,
    snatched,
)
from adjudicator.games.blutooth.kit_of_artifacts import (
    FlagshipRepaired,
    PodsDrafted,
    drafted_again,
    kind,
    snatched_again,
)


class LookTwice(Choice, frozen=True):
    """Takes as many pods again as you have just drafted or taken at random, and keeps the better lot (Third Eye).

    That is the one with the first pod named that only one of them has, else the one with the higher attacks. With a
    number it is used where you get at least so many pods.
    """

    word = "THIRD EYE"
    about = "third eye"
    grammar = '["for" pods] ["from" NUMBER ["pods"]]'
    example = "THIRD EYE for Attack 40, Morph from 8"

    pods: tuple[str, ...] = ()
    least: int = 1

    @classmethod
    def read(cls, *values: object) -> Self:
        pods, least = (*values, None, None)[:2]
        return cls(tuple(pods) if isinstance(pods, Iterable) else (), least if isinstance(least, int) else 1)


class ThirdEye(Artifact):
    """When you have drafted pods, or taken one at random, you take as many again and keep one of the two lots.

    The other lot goes back into the forge, or to whoever had it. Where several pods are taken out of a cache each of
    them is a lot.
    """

    name = "Third Eye"
    choices = (LookTwice,)
    ready_in = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
    entries = ("artifact.third_eye",)

    @after(PodsDrafted, where=lambda at, it: at.mine(it.seat), optional=True)
    def draft_again(self, at: MatchAt, it: PodsDrafted) -> Script:
        wish = yield self._asked(at, len(it.pods))
        if isinstance(wish, LookTwice):
            yield from drafted_again(at, it.pods, wish.pods, f"{self.name} {len(at.my_cache)}")

    @after(PodSnatched, where=lambda at, it: at.mine(it.taker) and bool(at.state.caches[it.giver]), optional=True)
    def take_again(self, at: MatchAt, it: PodSnatched) -> Script:
        wish = yield self._asked(at, 1)
        if isinstance(wish, LookTwice):
            yield from snatched_again(at, it.pod, it.giver, wish.pods, f"{self.name} {len(at.my_cache)}")

    def _asked(self, at: MatchAt, pods: int) -> Ask:
        judged = Judged(lambda wish: wish if wish.least <= pods else reason("fewer-pods", pods=pods), (LookTwice(),))
        return at.wish(self, judged, detail=f"{pods} {len(at.my_cache)}")


class Grasp(Choice, frozen=True):
    """Takes a pod of the other leader at random (Prehensile Tail).

    With pods named it scraps one that is not among them, and takes another.
    """

    word = "PREHENSILE TAIL"
    also = ("play prehensile tail",)
    about = "prehensile tail"
    grammar = '["keeping" pods]'
    example = "PREHENSILE TAIL keeping Attack 40, Morph"

    pods: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: object) -> Self:
        (pods,) = (*values, None)[:1]
        return cls(tuple(pods) if isinstance(pods, Iterable) else ())


class PrehensileTail(Artifact):
    """As a leader you take a pod at random from the other leader when the ships arrive.

    You may scrap it to take one more.
    """

    name = "Prehensile Tail"
    choices = (Grasp,)
    entries = ("artifact.prehensile_tail",)

    @asks("arrived", where=lambda at: at.is_leader() and bool(at.state.caches[at.enemy]))
    def grasp(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Grasp(),)))
        pod = yield from snatched(at, at.enemy, at.me, self.name)
        if isinstance(wish, Grasp) and pod is not None and wish.pods and kind(pod) not in map(kind, wish.pods):
            yield from scrapped(at, at.me, (pod,))
            yield from snatched(at, at.enemy, at.me, f"{self.name} again")


class StandUp(Choice, frozen=True):
    """Makes your flagship whole again, with one cell (Restless Leg)."""

    word = "RESTLESS LEG"
    also = ("play restless leg",)
    about = "restless leg"
    of_challenge = False
    example = "RESTLESS LEG"


def _lost_flagship(at: MatchAt) -> bool:
    """Whether my flagship was destroyed as I invaded in this wave."""
    mine = at.state.invading(at.me)
    return mine is not None and mine.contact and not at.state.flagships[at.me]


class RestlessLeg(Artifact):
    """As an invader whose flagship was destroyed you have it back at the end of the wave, with one cell in it.

    In the second wave that cell is kept for the next campaign.
    """

    name = "Restless Leg"
    choices = (StandUp,)
    entries = ("artifact.restless_leg",)

    @asks("upkeep", where=_lost_flagship)
    def stand_up(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, StandUp())), StandUp):
            yield FlagshipRepaired(at.me)
