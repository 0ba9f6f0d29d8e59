"""Attacks and rammings as scenes: with what, the dice, what became of the systems, and who is out by it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from adjudicator.core.event import Event, Seat
from adjudicator.engine.text.scenes import Card, Depicted, Scene, Side
from adjudicator.games.cosmoforce.events.characters import CharacterMoved
from adjudicator.games.cosmoforce.events.event_phrases import PHRASES
from adjudicator.games.cosmoforce.events.events import CrewHarmed, CrewLost, Damaged, Depleted, Eliminated, Rammed, Shot
from adjudicator.games.cosmoforce.table.gear import BY_NAME
from adjudicator.games.cosmoforce.table.speech import Speech
from adjudicator.games.cosmoforce.table.state import Force

Numbered = tuple[int, Event[Force]]
"""An event, and the number of its sentence in the section."""

_EFFECTS: Final = (Damaged, CrewHarmed, CrewLost, Depleted, Eliminated)
"""What an attack leads to; what else may be told in between stays a sentence."""


class _Blow(NamedTuple):
    """An attack or a ramming with everything that came of it."""

    number: int
    event: Shot | Rammed
    effects: list[Numbered]

    @property
    def says(self) -> list[int]:
        """The numbers of its sentences."""
        return sorted({self.number, *(number for number, _ in self.effects)})


def attack_scenes(told: Sequence[Numbered], to: Speech) -> Iterator[Depicted]:
    """A scene for each attack and each ramming among the events of a section.

    Where a sentence is about several events, as equal ones are told once, all of them are told in words.
    """
    events = Counter([number for number, _ in told])
    for blow in _blows(told):
        if sum(events[number] for number in blow.says) == 1 + len(blow.effects):
            yield Depicted(_scene(blow, to), tuple(blow.says))


def _blows(told: Sequence[Numbered]) -> Iterator[_Blow]:
    """Each with its effects, which are told before anything else begins to happen to one of the two."""
    blow: _Blow | None = None
    for number, event in told:
        if isinstance(event, Shot | Rammed):
            if blow is not None:
                yield blow
            blow = _Blow(number, event, [])
        elif isinstance(event, _EFFECTS) and blow is not None and event.seat in (blow.event.seat, blow.event.target):
            blow.effects.append((number, event))
        elif not isinstance(event, CharacterMoved) and blow is not None:
            yield blow
            blow = None
    if blow is not None:
        yield blow


def _scene(blow: _Blow, to: Speech) -> Scene:
    event = blow.event
    out = [PHRASES[type(one)](one, to) or "" for _, one in blow.effects if isinstance(one, Eliminated)]
    sides = _shot(event, to) if isinstance(event, Shot) else _rammed(event, to)
    effects = [one for _, one in blow.effects]
    return Scene(tuple([_with(side, seat, effects, to) for side, seat in sides]), verdict=" ".join(out))


def _shot(event: Shot, to: Speech) -> tuple[tuple[Side, Seat], ...]:
    kind = BY_NAME[event.weapon]
    used = Card(event.weapon if event.used == 1 else kind.plural, str(event.used))
    dice = to.say("scene-shot", dice=to.dice(event.dice), hits=event.hits)
    attacker = Side(
        to.say("scene-attacks"),
        to.names[event.seat],
        (used, *_heat(event.backfire, to)),
        (),
        dice,
        str(event.damage),
    )
    target = Side(to.say("scene-target", mass=event.mass), to.names[event.target], (*_heat(event.heat, to),), ())
    return (attacker, event.seat), (target, event.target)


def _rammed(event: Rammed, to: Speech) -> tuple[tuple[Side, Seat], ...]:
    dice = to.say("scene-rolled", dice=to.dice(event.dice))
    rammer = Side(to.say("scene-rams"), to.names[event.seat], (), (), dice, str(event.damage))
    target = Side(
        to.say("scene-rammed"),
        to.names[event.target],
        (),
        (),
        to.say("scene-back") if event.own else "",
        str(event.own),
    )
    return (rammer, event.seat), (target, event.target)


def _heat(tokens: int, to: Speech) -> Iterator[Card]:
    if tokens:
        yield Card(to.say("scene-heat"), f"+{tokens}")


def _with(side: Side, seat: Seat, effects: Sequence[Event[Force]], to: Speech) -> Side:
    """A side with what became of its ship and crew."""
    mine = [event for event in effects if getattr(event, "seat", None) == seat]
    systems: dict[str, list[Damaged]] = {}
    for event in mine:
        if isinstance(event, Damaged):
            systems.setdefault(event.system, []).append(event)
    spent = [
        Card(one, kind=to.say("scene-spent")) for event in mine if isinstance(event, Depleted) for one in event.systems
    ]
    harmed = [event.killed for event in mine if isinstance(event, CrewHarmed)]
    killed = harmed.count(True) + len([event for event in mine if isinstance(event, CrewLost)])
    crew = [
        Card(to.say("scene-crew", killed=dead), str(count))
        for dead, count in ((False, harmed.count(False)), (True, killed))
        if count
    ]
    damaged = [_system(events, to) for events in systems.values()]
    return Side(side.role, side.seat, (*side.cards, *damaged, *crew, *spent), side.forces, side.sum, side.total)


def _system(events: Sequence[Damaged], to: Speech) -> Card:
    """A system with its last state, and what its damage led to."""
    last = events[-1]
    state = to.say("scene-state", destroyed=last.marks == last.limit, marks=last.marks, limit=last.limit)
    hurt, explodes = sum(event.hurt for event in events), sum(event.explodes for event in events)
    notes = [to.say("scene-hurt", hurt=hurt)] if hurt else []
    notes += [to.say("scene-explodes", explodes=explodes)] if explodes else []
    return Card(last.system, kind=state, note=", ".join(notes))
