"""The flare of Empath."""

from adjudicator.games.blutooth.kit import (
    ENVOY,
    BoonsDue,
    DriverExchanged,
    Flare,
    FlareFor,
    Judged,
    MatchAt,
    Script,
    asks,
    held_attack,
    nature,
)

BOONS = 3


class Sway(FlareFor, frozen=True):
    """Plays the flare of Empath; its super part names the attack of your cache that replaces the driver."""

    word = "FLARE Empath"
    example = "FLARE Empath for Attack 4"


class WildEmpath(Flare):
    """When you have made a deal, you and the other leader gain three boons each."""

    name = "Wild Empath"
    choices = (Sway,)

    @asks("agreed", where=MatchAt.is_leader)
    def reward(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in at.invasion.leaders:
            yield BoonsDue(at.where, seat, BOONS)


def _soft(at: MatchAt) -> bool:
    """Whether the other fleet is led by a pod that makes an envoy."""
    side = at.my_side
    driver = None if side is None else at.invasion.drivers[1 - side]
    return driver is not None and nature(driver) == ENVOY


class SuperEmpath(Flare):
    """In one of the fleets you put an attack of your cache in the place of a negotiate pod that leads the other.

    It leads that fleet as if it had been primed, and you take the other pod.
    """

    name = "Super Empath"
    choices = (Sway,)

    @asks("contact", where=_soft)
    def sway(self, at: MatchAt) -> Script:
        side = at.my_side
        wish = yield at.wish(self, Judged(lambda wish: held_attack(at, wish), [Sway(p) for p in at.my_cache]))
        if side is not None:
            yield DriverExchanged(at.where, at.me, 1 - side, wish.pod)
