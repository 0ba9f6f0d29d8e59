"""Sentences on hazards and legacies."""

from adjudicator.games.blutooth.events import laws as h
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(h.HazardDrawn)
def _drawn(event: h.HazardDrawn, to: Speech) -> str:
    return to.say("hazard-drawn", hazard=event.hazard, boss=event.boss, number=event.number)


@phrase(h.LegacyBegun)
def _begun(event: h.LegacyBegun, to: Speech) -> str:
    return to.say("legacy-begun", legacy=event.legacy, seat=NO if event.seat is None else to.one(event.seat))


@phrase(h.PlanetVaporized)
def _vaporized(event: h.PlanetVaporized, to: Speech) -> str:
    return to.say("planet-vaporized", place=to.place(event.place), doom=event.doom)


plain(
    {
        h.RotationTurned: "rotation-turned",
        h.ShipsSwallowed: "ships-swallowed",
        h.ExhaustsVaporized: "exhausts-vaporized",
    }
)
