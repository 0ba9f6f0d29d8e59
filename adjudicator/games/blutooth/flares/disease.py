"""The flare of Disease."""

from adjudicator.games.blutooth.kit import Flare, Judged, MatchAt, Script, asks
from adjudicator.games.blutooth.kit_of_flares import (
    FURTHER,
    FlareMove,
    PodBared,
    ShipsSettled,
    free_moves,
    given_up,
    movable,
    shown_alike,
    uncommitted,
)

SHIPS = 3


class Contaminate(FlareMove, frozen=True):
    """Plays the flare of Disease; its super part says from where to where a ship goes."""

    word = "FLARE Disease"
    example = "FLARE Disease from home 1 to Blue 2"


class WildDisease(Flare):
    """At your warpfall everybody else shows a pod; those who show one of the same colour lose three ships each.

    By mail the pods are drawn at random.
    """

    name = "Wild Disease"
    choices = (Contaminate,)

    @asks("warpfall", where=MatchAt.is_invader)
    def infect(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        pods, struck = shown_alike(at, self.name)
        for seat, pod in pods:
            yield PodBared(seat, pod)
        for seat in struck:
            lost = yield from given_up(at, seat, SHIPS, FURTHER)
            if lost is not None:
                yield lost


class SuperDisease(Flare):
    """At your warpfall you move a ship that does not fight to any other base of yours."""

    name = "Super Disease"
    entries = ("term.jump",)
    choices = (Contaminate,)

    @asks("warpfall", where=lambda at: at.is_invader() and len(at.state.bases(at.me)) > 1)
    def drift(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: movable(at, wish), free_moves(at, Contaminate)))
        if uncommitted(at.state, at.me).get(wish.source):
            yield ShipsSettled(at.me, wish.source, wish.place, 1)
