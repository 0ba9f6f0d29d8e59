"""The flare of Diver."""

from adjudicator.games.blutooth.kit import (
    Flare,
    FlareWord,
    Loss,
    MatchAt,
    OneOf,
    Script,
    Seat,
    ShipsDestroyed,
    ShipsLost,
    Vocabulary,
    after,
    snatched,
)
from adjudicator.games.blutooth.kit_of_flares import PodSalvaged, base_destroyed, best_extracted

PODS = 3


class DiveDeeper(FlareWord, frozen=True):
    """Plays the flare of Diver; its super part says whose cache a pod comes from."""

    word = "FLARE Diver"
    grammar = '["from" SEAT]'
    example = "FLARE Diver from Red"

    seat: Seat | None = None

    def text(self, names: Vocabulary) -> str:
        return "" if self.seat is None else f"from {names.name('seat', self.seat)}"


class WildDiver(Flare):
    """When a base of yours is destroyed three pods come out of the forge: you keep the highest attack of them."""

    name = "Wild Diver"
    choices = (DiveDeeper,)

    @after(ShipsLost, where=base_destroyed, optional=True)
    @after(ShipsDestroyed, where=base_destroyed, optional=True)
    def dive(self, at: MatchAt, lost: Loss) -> Script:
        yield at.wish(self, self.yes(), detail=lost.at_risk)
        yield from best_extracted(at, at.me, PODS, f"{self.name} {lost.at_risk}")


class SuperDiver(Flare):
    """When you take an exhausted pod you take one out of another cache as well, at random."""

    name = "Super Diver"
    choices = (DiveDeeper,)

    @after(PodSalvaged, where=lambda at, taken: at.mine(taken.seat) and bool(_caches(at)), optional=True)
    def dive_on(self, at: MatchAt, taken: PodSalvaged) -> Script:
        wish = yield at.wish(self, OneOf([DiveDeeper(seat) for seat in _caches(at)]), detail=taken.pod)
        yield from snatched(at, wish.seat, at.me, f"{self.name} {len(at.my_cache)}")


def _caches(at: MatchAt) -> list[Seat]:
    """The others who have a pod."""
    return [seat for seat in at.others if at.state.caches[seat]]
