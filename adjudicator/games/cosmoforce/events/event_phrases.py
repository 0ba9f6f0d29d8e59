"""The sentences for all events, with every die; their phrases are in `languages`."""

from collections.abc import Mapping
from typing import Final

from adjudicator.core.event import Event
from adjudicator.engine.text.speech import Teller, plainly
from adjudicator.games.cosmoforce.events import characters as c
from adjudicator.games.cosmoforce.events import events as m
from adjudicator.games.cosmoforce.ship import HULLS
from adjudicator.games.cosmoforce.table.gear import counted, several
from adjudicator.games.cosmoforce.table.speech import Speech
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY, Force, Person

PLACES: Final[Mapping[int, str]] = {READY: "ready", HURT: "hurt", DEAD: "killed"}
"""The places of crew, as arguments of phrases; anywhere else they are at work."""


def place(of: int) -> str:
    """The same also for crew at work."""
    return PLACES.get(of, "working")


def _revealed(event: m.ShipsRevealed, to: Speech) -> str:
    ships = enumerate(zip(event.hulls, event.systems, strict=True))
    said = [
        to.say("revealed-one", seat=to.names[seat], hull=HULLS[hull], systems=counted(systems))
        for seat, (hull, systems) in ships
    ]
    return to.say("revealed", ships="; ".join(said))


def _recalled(event: m.Recalled, to: Speech) -> str:
    return to.say("recalled", seat=to.one(event.seat), crew=event.crew, systems=", ".join(event.systems))


def _collision(event: m.CollisionRolled, to: Speech) -> str:
    fast = event.why == m.TOO_FAST
    return to.say("collided", seat=to.one(event.seat), fast=fast, dice=to.dice(event.dice), damage=event.damage)


def _harmed(event: m.CrewHarmed, to: Speech) -> str:
    if event.killed:
        return to.say("crew-killed", seat=to.one(event.seat))
    return to.say("crew-hurt", seat=to.one(event.seat), system=event.system or "nowhere")


def _lost(event: m.CrewLost, to: Speech) -> str:
    return to.say("crew-lost", seat=to.one(event.seat), place=place(event.slot))


def _damaged(event: m.Damaged, to: Speech) -> str:
    return to.say(
        "damaged",
        seat=to.one(event.seat),
        system=event.system,
        destroyed=event.marks == event.limit,
        marks=event.marks,
        limit=event.limit,
        hurt=event.hurt,
        explodes=event.explodes,
    )


def _shot(event: m.Shot, to: Speech) -> str:
    return to.say(
        "shot",
        seat=to.one(event.seat),
        target=to.one(event.target),
        mass=event.mass,
        arms=several(event.used, event.weapon),
        dice=to.dice(event.dice),
        hits=event.hits,
        damage=event.damage,
        heat=event.heat,
        backfire=event.backfire,
    )


def _burned(event: m.Burned, to: Speech) -> str:
    speeds = {"before": to.points(event.before), "speed": to.points(event.speed)}
    return to.say("burned", seat=to.one(event.seat), heat=event.heat, **speeds)


def _repairs(event: m.RepairsBegan, to: Speech) -> str:
    jobs = [
        to.say("repairs-one", crew=crew, system=system) for crew, system in zip(event.crew, event.systems, strict=True)
    ]
    return to.say("repairs", seat=to.one(event.seat), jobs=to.listed(jobs))


def _evaded(event: m.Evaded, to: Speech) -> str:
    return to.say("evaded", seat=to.one(event.seat), other=to.one(event.rammer), heat=event.heat)


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


def _character(event: c.CharacterMoved, to: Speech) -> str:
    return to.say("character", seat=to.one(event.seat), name=event.name, place=place(event.place), system=event.system)


def _ruled(event: c.CrewActionRuled, to: Speech) -> str:
    if not event.words:
        return to.say("not-ruled", seat=to.one(event.seat))
    return to.say("ruled", seat=to.one(event.seat), words=event.words)


def _eliminated(event: m.Eliminated, to: Speech) -> str:
    return to.say("eliminated", seat=to.one(event.seat), alive=event.why == m.ALL_DAMAGED)


def _missed(event: m.Missed, to: Speech) -> str | None:
    seats = to.listed([to.say("missed-one", seat=to.one(seat)) for seat in event.seats])
    return to.say("missed", seats=seats) if event.seats else None


def _ended(event: m.Ended, to: Speech) -> str:
    winners = to.listed([to.names[seat] for seat in event.winners])
    return to.say("ended", late=event.late, count=len(event.winners), winners=winners)


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
            m.Healed: "healed",
            m.Rammed: "rammed",
            c.CrewActionTried: "attempted",
            c.HeatTaken: "heat-taken",
        }
    ),
    m.BuildingOpened: lambda event, to: None,
    m.ShipsRevealed: _revealed,
    m.Recalled: _recalled,
    m.CollisionRolled: _collision,
    m.CrewHarmed: _harmed,
    m.CrewLost: _lost,
    m.Damaged: _damaged,
    m.Shot: _shot,
    m.Burned: _burned,
    m.RepairsBegan: _repairs,
    m.Evaded: _evaded,
    c.CrewNamed: _named,
    c.CharacterMoved: _character,
    c.CrewActionRuled: _ruled,
    m.Eliminated: _eliminated,
    m.Missed: _missed,
    m.Ended: _ended,
}
