"""The flare of Clone."""

from adjudicator.games.blutooth.kit import (
    Choice,
    Flare,
    FlareFor,
    Judged,
    MatchAt,
    Pile,
    PodRecharged,
    Script,
    Seat,
    Spoken,
    asks,
    held_as,
    is_artifact,
    is_compensated,
    reason,
    worth,
)


class Keep(FlareFor, frozen=True):
    """Plays the flare of Clone; its wild part can name the artifact that comes back, else it is the first of them."""

    word = "FLARE Clone"
    example = "FLARE Clone for Plague"


def _artifacts(at: MatchAt) -> Pile:
    """The artifacts in my exhaust."""
    return tuple([pod for pod in at.state.exhausts[at.me] if is_artifact(pod)])


def _kept(there: Pile, wish: Keep) -> Choice | Spoken:
    """The wish with its pod: one of those that are there."""
    if not wish.pod:
        return Keep(there[0])
    pod = held_as(there, wish.pod)
    return reason("not-discharged", pod=wish.pod) if pod is None else Keep(pod)


class WildClone(Flare):
    """At upkeep an artifact that you have discharged in this wave comes back into your cache."""

    name = "Wild Clone"
    choices = (Keep,)

    @asks("upkeep", where=lambda at: bool(_artifacts(at)))
    def keep(self, at: MatchAt) -> Script:
        there = _artifacts(at)
        wish = yield at.wish(self, Judged(lambda wish: _kept(there, wish), [Keep(pod) for pod in dict.fromkeys(there)]))
        if isinstance(wish, Keep):
            yield PodRecharged(at.me, wish.pod)


class SuperClone(Flare):
    """When you are compensated you take up to twice as many pods, if the other leader has them."""

    name = "Super Clone"
    choices = (Keep,)

    @asks("settled", where=is_compensated)
    def double(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("compensation", where=lambda at, pods, seat: at.mine(seat) and at.uses("Super Clone"), inherent=True)
    def doubled(self, at: MatchAt, pods: int, seat: Seat) -> int:
        return 2 * pods
