"""The sentences for all events, with every die; their phrases are in `languages`."""

from collections.abc import Mapping
from typing import Final

from adjudicator.core.event import Event
from adjudicator.engine.contract.plain_title import Missed
from adjudicator.engine.text.speech import Teller, plain, plainly
from adjudicator.games.cosmoforce.events import characters as c
from adjudicator.games.cosmoforce.events import events as m
from adjudicator.games.cosmoforce.ship import HULLS
from adjudicator.games.cosmoforce.table.gear import counted, several
from adjudicator.games.cosmoforce.table.speech import Speech, place
from adjudicator.games.cosmoforce.table.state import Force, Person


def _revealed(event: m.ShipsRevealed, to: Speech) -> str:
    ships = enumerate(zip(event.hulls, event.systems, strict=True))
    said = [
        to.say("revealed-one", seat=to.names[seat], hull=HULLS[hull], systems=counted(systems))
        for seat, (hull, systems) in ships
    ]
    return to.say("revealed", ships="; ".join(said))


def _recalled(event: m.Recalled, to: Speech) -> str:
    return to.say("recalled", seat=to.one(event.seat), crew=event.crew, systems=", ".join(event.systems))


def _harmed(event: m.CrewHarmed, to: Speech) -> str:
    if event.killed:
        return to.say("crew-killed", seat=to.one(event.seat))
    return to.say("crew-hurt", seat=to.one(event.seat), system=event.system or "nowhere")


def _repairs(event: m.RepairsBegan, to: Speech) -> str:
    jobs = [
        to.say("repairs-one", crew=crew, system=system) for crew, system in zip(event.crew, event.systems, strict=True)
    ]
    return to.say("repairs", seat=to.one(event.seat), jobs=to.listed(jobs))


def _named(event: c.CrewNamed, to: Speech) -> str:
    said = [
        to.say("crew-named-one", seat=to.names[seat], people=to.listed(map(character, crew)))
        for seat, crew in enumerate(event.people)
        if crew
    ]
    return to.say("crew-named", crews="; ".join(said))


def character(person: Person) -> str:
    """`Ripley (pilot)`."""
    return f"{person.name} ({person.role})" if person.role else person.name


def _ruled(event: c.CrewActionRuled, to: Speech) -> str:
    if not event.words:
        return to.say("not-ruled", seat=to.one(event.seat))
    return to.say("ruled", seat=to.one(event.seat), words=event.words)


def _missed(event: Missed, to: Speech) -> str | None:
    seats = to.listed([to.say("missed-one", seat=to.one(seat)) for seat in event.seats])
    return to.say("missed", seats=seats) if event.seats else None


PHRASES: Final[Mapping[type[Event[Force]], Teller]] = {
    **plainly(
        {
            m.RoundOpened: "round-began",
            m.Manoeuvred: "manoeuvred",
            m.TurnBegan: "turn-began",
            m.Repaired: "repaired",
            m.HeatVented: "vented",
            m.HeatRolled: "heat-rolled",
            m.Depleted: "depleted",
            m.Burned: "burned",
            m.Healed: "healed",
            m.Evaded: "evaded",
            m.Rammed: "rammed",
            m.Ended: "ended",
            c.CharacterMoved: "character",
            c.CrewActionTried: "attempted",
            c.HeatTaken: "heat-taken",
        }
    ),
    m.BuildingOpened: lambda event, to: None,
    m.ShipsRevealed: _revealed,
    m.Recalled: _recalled,
    m.CollisionRolled: plain("collided", fast=lambda event: event.why == m.TOO_FAST),
    m.CrewHarmed: _harmed,
    m.CrewLost: plain("crew-lost", place=lambda event: place(event.slot)),
    m.Damaged: plain("damaged", destroyed=lambda event: event.marks == event.limit),
    m.Shot: plain("shot", arms=lambda event: several(event.used, event.weapon)),
    m.RepairsBegan: _repairs,
    c.CrewNamed: _named,
    c.CrewActionRuled: _ruled,
    m.Eliminated: plain("eliminated", alive=lambda event: event.why == m.ALL_DAMAGED),
    Missed: _missed,
}
