"""The flare of Envy."""

from adjudicator.games.blutooth.kit import (
    NEGOTIATE,
    Flare,
    FlareFrom,
    MatchAt,
    PodClaimed,
    PodsScrapped,
    Script,
    asks,
    held_as,
    is_artifact,
)


class Steal(FlareFrom, frozen=True):
    """Plays the flare of Envy: its wild part names an artifact, its super part whose driver you take."""

    word = "FLARE Envy"
    example = "FLARE Envy for Plague"


def _discarded(at: MatchAt) -> list[Steal]:
    """The artifacts in the exhausts of others, if I have a Negotiate to pay with."""
    if held_as(at.my_cache, NEGOTIATE) is None:
        return []
    return [Steal(seat, pod) for seat in at.others for pod in at.state.exhausts[seat] if is_artifact(pod)]


class WildEnvy(Flare):
    """At upkeep you scrap a Negotiate for an artifact that somebody else has discharged: you take it."""

    name = "Wild Envy"
    choices = (Steal,)

    @asks("upkeep", where=lambda at: bool(_discarded(at)))
    def steal(self, at: MatchAt) -> Script:
        wish, price = (yield at.wish(self, Steal.among(_discarded(at)))), held_as(at.my_cache, NEGOTIATE)
        if price is not None and wish.pod in at.state.exhausts[wish.seat]:
            yield PodsScrapped(at.me, (price,))
            yield PodClaimed(at.me, wish.pod, wish.seat)


def _drivers(at: MatchAt) -> list[Steal]:
    """The drivers of the leaders, as far as they lie in their exhausts."""
    both = zip(at.invasion.leaders, at.invasion.drivers, strict=True)
    return [Steal(seat, pod) for seat, pod in both if pod is not None and pod in at.state.exhausts[seat]]


class SuperEnvy(Flare):
    """You take the driver of a leader in whose encounter you are no leader, when it is over."""

    name = "Super Envy"
    choices = (Steal,)

    @asks("paid", where=lambda at: not at.is_leader() and bool(_drivers(at)))
    def take(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Steal.among(_drivers(at)))
        if wish.pod in at.state.exhausts[wish.seat]:
            yield PodClaimed(at.me, wish.pod, wish.seat, at.where)
