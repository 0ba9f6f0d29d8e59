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


@phrase(h.GuestSent)
def _sent(event: h.GuestSent, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.host)
    return to.say("guest-sent", seat=seat, other=other, place=to.place(event.source), number=to.number(event.number))


@phrase(h.GuestHome)
def _home(event: h.GuestHome, to: Speech) -> str:
    return to.say("guest-home", seat=to.one(event.seat))


plain(
    {
        h.RotationTurned: "rotation-turned",
        h.ShipsSwallowed: "ships-swallowed",
        h.ExhaustsVaporized: "exhausts-vaporized",
    }
)
