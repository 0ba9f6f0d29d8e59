"""Rift Enacter."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    PAYOFF,
    MatchAt,
    OneOf,
    Operate,
    PodSnatched,
    Script,
    Station,
    acts,
    after,
    asks,
    operating,
    printed,
    revived,
    scrapped,
)


class RiftEnacter(Station):
    """When somebody snatches a pod with a number from 1 to 6 from you, they may lose as many ships by it.

    At your warpfall as invader you may scrap such a pod, to revive as many ships.
    """

    name = "Rift Enacter"
    ready = (ENCOUNTER, PAYOFF)
    entries = ("station.rift_enacter",)

    @after(PodSnatched, where=lambda at, it: at.mine(it.giver) and _number(it.pod) > 0, optional=True)
    def tear(self, at: MatchAt, it: PodSnatched) -> Script:
        if isinstance((yield operating(at, self, detail=f" on {it.taker}/{it.pod}/1")), Operate):
            yield from acts.taken_from(at, it.taker, _number(it.pod))

    @asks("warpfall", where=lambda at: at.is_invader() and at.state.warp[at.me] > 0 and any(map(_number, at.my_cache)))
    def open(self, at: MatchAt) -> Script:
        pods = [Operate(self.name, pods=(pod,)) for pod in dict.fromkeys(at.my_cache) if _number(pod)]
        wish = yield operating(at, self, OneOf(pods))
        if isinstance(wish, Operate):
            yield from scrapped(at, at.me, wish.pods)
            yield from revived(at, at.me, None, _number(wish.pods[0]))


def _number(pod: str) -> int:
    """The number of an attack from 1 to 6; 0 for any other pod."""
    number = printed(pod) or 0
    return number if 1 <= number <= 6 else 0
