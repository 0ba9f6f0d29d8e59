"""Targeting Depot."""

from adjudicator.games.blutooth.kit import (
    BRIGADE,
    MatchAt,
    OneOf,
    Operate,
    Script,
    Station,
    acts,
    asks,
    operating,
    printed,
    worth,
)


class TargetingDepot(Station):
    """As a sponsor you may show a pod with a number out of your cache when the ships have arrived.

    The driver of each brigade counts then as how far its number is from that of the pod.
    """

    name = "Targeting Depot"
    entries = ("station.targeting_depot",)

    @asks("arrived", where=lambda at: at.invasion.sponsored(at.me) is not None and bool(_numbered(at)))
    def show(self, at: MatchAt) -> Script:
        wish = yield operating(at, self, OneOf([Operate(self.name, pods=(pod,)) for pod in _numbered(at)]))
        if isinstance(wish, Operate):
            yield from acts.pod_shown(at, self, wish.pods[0])

    @worth("driver might", where=lambda at, number, side: at.is_actor() and _aims(at, side), inherent=True)
    def aim(self, at: MatchAt, number: int, side: int) -> int:
        return abs(number - (printed(acts.shown_pod(at, self) or "") or 0))


def _numbered(at: MatchAt) -> list[str]:
    """The pods of my cache with a number, each once."""
    return [pod for pod in dict.fromkeys(at.my_cache) if printed(pod) is not None]


def _aims(at: MatchAt, side: int) -> bool:
    """Whether I have shown a pod for this invasion, and that fleet is a brigade."""
    natures = at.invasion.natures
    return natures is not None and natures[side] == BRIGADE and acts.shown_pod(at, TargetingDepot()) is not None
