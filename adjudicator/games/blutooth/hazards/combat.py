"""Hazards of encounters: what a clash comes to, what drivers count, what may be led."""

from adjudicator.games.blutooth.kit import (
    BLITZED,
    BRIGADE,
    CATACLYSM,
    CLASH,
    NEGOTIATE,
    Hazard,
    MatchAt,
    Script,
    Seat,
    Settled,
    Spoken,
    Use,
    cancels,
    does,
    driver_number,
    instead_of,
    is_attack,
    may_not,
    reason,
    worth,
)
from adjudicator.games.blutooth.kit_of_hazards import planet_vaporized

MOST = 42
"""The might in all that unstable weapons bear no more."""


def _clash_of(at: MatchAt, end: Settled, most: int) -> bool:
    """Whether this is a clash with so much might or more in all."""
    return end.number == at.where and end.outcome == CLASH and sum(at.invasion.might or ()) >= most


class MeteorStorm(Hazard):
    """A clash with 25 might or more in all is a cataclysm: both fleets lose."""

    name = "Meteor Storm"
    entries = ("hazard.meteor_storm",)

    @instead_of(Settled, where=lambda at, end: _clash_of(at, end, 25))
    def strike(self, at: MatchAt, end: Settled) -> Script:
        yield Settled(at.where, CATACLYSM, (False, False))


class OddComet(Hazard):
    """An attack with an odd number wins at once against one with an even number."""

    name = "Odd Comet"
    entries = ("hazard.odd_comet",)

    @worth("blitz", where=lambda at, *of: at.invasion.natures == (BRIGADE, BRIGADE))
    def pass_by(self, at: MatchAt, blitz: int) -> int:
        one, other = [driver_number(at.state, at.invasion, side) or 0 for side in (0, 1)]
        return blitz if one % 2 == other % 2 else blitz | BLITZED[0 if one % 2 else 1]


class PsionicResonator(Hazard):
    """Attacks that lead a fleet count double."""

    name = "Psionic Resonator"
    entries = ("hazard.psionic_resonator",)

    @worth("driver might", where=lambda at, number, side: is_attack(at.invasion.drivers[side]))
    def resound(self, at: MatchAt, number: int, side: int) -> int:
        return 2 * number


class BloodMoon(Hazard):
    """No Negotiate may lead a fleet. A leader who holds no other driver leads a stooge."""

    name = "Blood Moon"
    entries = ("hazard.blood_moon",)

    @may_not("prime")
    def rise(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        return reason("blood-moon") if pod == NEGOTIATE else None


class CosmicNebula(Hazard):
    """Every power that is used in this invasion is zapped at once."""

    name = "Cosmic Nebula"
    entries = ("hazard.cosmic_nebula",)

    @cancels("power")
    def drown(self, at: MatchAt, use: Use) -> Script:
        yield from ()


class UnstableWeaponry(Hazard):
    """A clash with 42 might or more in all is a cataclysm: both fleets lose, and the planet is vaporized at upkeep."""

    name = "Unstable Weaponry"
    everywhere = True
    entries = ("hazard.unstable_weaponry",)

    @instead_of(Settled, where=lambda at, end: at.invasion.hazard == "Unstable Weaponry" and _clash_of(at, end, MOST))
    def explode(self, at: MatchAt, end: Settled) -> Script:
        yield Settled(at.where, CATACLYSM, (False, False))

    @does("upkeep")
    def burn_down(self, at: MatchAt) -> Script:
        there = [one for one in at.state.invasions if one.hazard == self.name and one.outcome == CATACLYSM]
        for place in dict.fromkeys([one.target for one in there if sum(one.might or ()) >= MOST]):
            if place is not None and place not in at.state.ruined:
                yield from planet_vaporized(at, place)
