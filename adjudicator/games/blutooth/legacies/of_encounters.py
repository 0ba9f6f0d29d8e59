"""Legacies that change what else happens in invasions."""

from adjudicator.games.blutooth.kit import (
    ENVOY,
    MASSACRE,
    BoonsDue,
    Legacy,
    MatchAt,
    PodClaimed,
    PodRecharged,
    Script,
    Seat,
    ShipsDestroyed,
    all_revived,
    does,
    instead_of,
    is_attack,
    made_envoy,
    may,
    rebounded,
)
from adjudicator.games.blutooth.kit_of_legacies import PodsShown, number_led, pod_order

MILD = 4
"""Attacks up to this number make envoys by the legacy of Empath."""


class LegacyOfClone(Legacy):
    """A leader who has lost takes the driver back into its cache."""

    name = "Legacy of Clone"
    alien = "Clone"

    @does("paid", where=lambda at: bool(at.losers))
    def recharge_all(self, at: MatchAt) -> Script:
        for side in at.losers:
            leader, driver = at.invasion.leader(side), at.invasion.drivers[side]
            if driver is not None and driver in at.state.exhausts[leader]:
                yield PodRecharged(leader, driver)


class LegacyOfEmpath(Legacy):
    """Attacks of 4 or less make envoys."""

    name = "Legacy of Empath"
    alien = "Empath"

    @does("natures", where=lambda at: True in at.brigades)
    def soothe_all(self, at: MatchAt) -> Script:
        for side, brigade in enumerate(at.brigades):
            number = number_led(at.state, at.invasion, side)
            if brigade and number is not None and number <= MILD:
                yield made_envoy(at, side)


class LegacyOfEnvy(Legacy):
    """The leader who has won takes the driver of the one who has lost into its cache."""

    name = "Legacy of Envy"
    alien = "Envy"

    @does("paid", where=lambda at: len(at.losers) == 1)
    def covet_all(self, at: MatchAt) -> Script:
        (side,) = at.losers
        giver, driver = at.invasion.leader(side), at.invasion.drivers[side]
        if driver is not None and driver in at.state.exhausts[giver]:
            yield PodClaimed(at.invasion.leader(1 - side), driver, giver, at.where)


class LegacyOfEthic(Legacy):
    """A leader who has lost has a boon."""

    name = "Legacy of Ethic"
    alien = "Ethic"

    @does("paid", where=lambda at: bool(at.losers) and not at.invasion.gassed)
    def console_all(self, at: MatchAt) -> Script:
        for side in at.losers:
            yield BoonsDue(at.where, at.invasion.leader(side), 1)


class LegacyOfMind(Legacy):
    """When the ships have arrived, leaders show each other the lowest attack in their caches."""

    name = "Legacy of Mind"
    alien = "Mind"

    @does("approach")
    def confess(self, at: MatchAt) -> Script:
        for side, leader in enumerate(at.invasion.leaders):
            attacks = sorted(filter(is_attack, at.state.caches[leader]), key=pod_order)
            if attacks:
                yield PodsShown(leader, (attacks[0],), at.invasion.leader(1 - side), at.where)


class LegacyOfObserver(Legacy):
    """The ships of sponsors are not destroyed. They rebound instead."""

    name = "Legacy of Observer"
    alien = "Observer"

    @instead_of(
        ShipsDestroyed, where=lambda at, lost: lost.number == at.where and at.invasion.side_of(lost.seat) is None
    )
    def call_all_back(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield from rebounded(at, lost.seat, lost.ships)


class LegacyOfOracle(Legacy):
    """Distress pods are primed openly."""

    name = "Legacy of Oracle"
    alien = "Oracle"
    entries = ("bl.oracle",)

    @may("prime distress openly")
    def foresee_all(self, at: MatchAt) -> bool:
        return True


def _massacred(at: MatchAt, seat: Seat) -> bool:
    """Whether a seat's ships are in a fleet that loses as an envoy to a brigade."""
    invasion = at.invasion if at.where else None
    if invasion is None or invasion.outcome != MASSACRE or invasion.natures is None or invasion.won is None:
        return False
    side = invasion.actor(seat)
    return side is not None and not invasion.won[side] and invasion.natures[side] == ENVOY


class LegacyOfPacifist(Legacy):
    """When an envoy loses to a brigade, each alien loses only half of its ships in that fleet, rounded up."""

    name = "Legacy of Pacifist"
    alien = "Pacifist"

    @instead_of(ShipsDestroyed, where=lambda at, lost: _massacred(at, lost.seat) and lost.ships > 1)
    def spare_half(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield ShipsDestroyed(lost.number, lost.seat, -(-lost.ships // 2))


class LegacyOfZombie(Legacy):
    """At its warpfall an invader revives all its ships."""

    name = "Legacy of Zombie"
    alien = "Zombie"
    entries = ("bl.zombie",)

    @does("risen", where=lambda at: at.where > 0 and at.state.warp[at.invasion.invader] > 0)
    def raise_all(self, at: MatchAt) -> Script:
        yield from all_revived(at, at.invasion.invader)
