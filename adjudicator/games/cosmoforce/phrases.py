"""What is said of everything that happens, with every die."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from adjudicator.core.event import Event, Seat
from adjudicator.engine.speech import Speech as Named
from adjudicator.engine.speech import counted, listed
from adjudicator.games.cosmoforce import characters as c
from adjudicator.games.cosmoforce import moves as m
from adjudicator.games.cosmoforce.dice import Die
from adjudicator.games.cosmoforce.gear import described, several
from adjudicator.games.cosmoforce.ship import FULL
from adjudicator.games.cosmoforce.state import DEAD, HURT, READY, Force, Person


def points(speed: int) -> str:
    """A speed as people write it: `5`, `5.02`."""
    whole, part = divmod(speed, FULL)
    return f"{whole}.{part:02}" if part else str(whole)


def thrown(dice: Sequence[Die]) -> str:
    """Every die: its value, a plus before one that a 1 brought, and why it was discarded."""
    if not dice:
        return "no dice"
    said = ", ".join(f"{'+' if die.extra else ''}{die.value}{f' ({die.fate})' if die.fate else ''}" for die in dice)
    return f"{'die' if len(dice) == 1 else 'dice'} {said}"


class Speech(Named):
    """Names everybody by his colour, the reader as `you`."""

    def whose(self, seat: Seat) -> str:
        """`Your`, `Red's`."""
        return "Your" if seat == self.seat else f"{self.names[seat]}'s"


def _revealed(event: m.ShipsRevealed, to: Speech) -> str:
    ships = zip(event.hulls, event.systems, strict=True)
    said = "; ".join(f"{to.names[seat]} a {described(*ship)}" for seat, ship in enumerate(ships))
    return f"All ships were revealed: {said}."


def _manoeuvred(event: m.Manoeuvred, to: Speech) -> str:
    return f"{to.who(event.seat)} manoeuvred: {thrown(event.dice)}; speed {points(event.speed)}."


def _heat(event: m.HeatRolled, to: Speech) -> str:
    harm = f"{event.harm} crew harmed" if event.harm else "no crew harmed"
    return f"{to.whose(event.seat)} heat rolled {thrown(event.dice)}: {harm}."


def _vented(event: m.HeatVented, to: Speech) -> str:
    how = " by conserving energy" if event.conserving else ""
    return f"{to.who(event.seat)} lost {counted(event.heat, 'heat token')}{how}; {event.left} left."


def _collision(event: m.CollisionRolled, to: Speech) -> str:
    why = f"{to.whose(event.seat)} ship met debris because {event.why}"
    return f"{why}: {thrown(event.dice)}: {event.damage} damage."


def _harmed(event: m.CrewHarmed, to: Speech) -> str:
    if event.killed:
        return f"A hurt crew of {to.whom(event.seat)} was killed."
    return f"A crew of {to.whom(event.seat)} was hurt{f' at {event.system}' if event.system else ''}."


def _lost(event: m.CrewLost, to: Speech) -> str:
    which = {READY: "ready crew", HURT: "hurt crew"}.get(event.slot, "crew at work")
    return f"A {which} of {to.whom(event.seat)} was killed for want of room."


def _damaged(event: m.Damaged, to: Speech) -> str:
    how = "was destroyed" if event.marks == event.limit else f"was damaged ({event.marks} of {event.limit})"
    hurt = f"; {event.hurt} crew at work there hurt" if event.hurt else ""
    boom = f"; it exploded for {event.explodes} more damage" if event.explodes else ""
    return f"{to.whose(event.seat)} {event.system} {how}{hurt}{boom}."


def _shot(event: m.Shot, to: Speech) -> str:
    arms = several(event.used, event.weapon)
    limit = f" (mass {event.mass})" if event.mass else " (which cannot avoid shots)"
    target = f"{to.whom(event.target)}{limit}"
    hits = counted(event.hits, "hit")
    said = f"{to.who(event.seat)} attacked {target} with {arms}: {thrown(event.dice)}: {hits}, {event.damage} damage"
    heat = f", {counted(event.heat, 'heat token')}" if event.heat else ""
    back = f"; {counted(event.backfire, 'heat token')} from overheating" if event.backfire else ""
    return f"{said}{heat}{back}."


def _burned(event: m.Burned, to: Speech) -> str:
    speeds = f"speed {points(event.before)} to {points(event.speed)}"
    return f"{to.who(event.seat)} burned engines: {speeds}, {counted(event.heat, 'heat token')}."


def _rammed(event: m.Rammed, to: Speech) -> str:
    own = f"{event.damage} damage to {to.whom(event.target)}, {event.own} to {to.whom(event.seat)}"
    return f"{to.who(event.seat)} rammed {to.whom(event.target)}: {thrown(event.dice)}: {own}."


def _repairs(event: m.RepairsBegan, to: Speech) -> str:
    jobs = listed(
        [f"{crew} to {system}" for crew, system in zip(event.crew, event.systems, strict=True)], none="nobody"
    )
    return f"{to.who(event.seat)} sent crew to repairs: {jobs}."


def _named(event: c.CrewNamed, to: Speech) -> str:
    crews = [(to.names[seat], crew) for seat, crew in enumerate(event.people) if crew]
    said = "; ".join(f"{name}'s {listed(map(character, crew), none='nobody')}" for name, crew in crews)
    return f"There are characters among the crews: {said}."


def character(person: Person) -> str:
    """`Ripley (pilot)`."""
    return f"{person.name} ({person.role})" if person.role else person.name


def _character(event: c.CharacterMoved, to: Speech) -> str:
    what = {READY: "is ready", HURT: "was hurt: half of all that a character can take", DEAD: "was killed"}
    return f"{to.whose(event.seat)} {event.name} {what.get(event.place, f'went to work on {event.system}')}."


def _ruled(event: c.CrewActionRuled, to: Speech) -> str:
    action = f"{'your' if event.seat == to.seat else to.whose(event.seat)} crew action"
    if not event.words:
        return f"Nobody ruled on {action}: nothing came of it."
    return f"The games master ruled on {action}: {event.words}."


def _ended(event: m.Ended, to: Speech) -> str:
    how = "The last round is over" if event.late else "The fight is over"
    return f"{how}: {listed([to.names[seat] for seat in event.winners], none='nobody')} won."


def _missed(event: m.Missed, to: Speech) -> str | None:
    return f"No orders came from {to.all(event.seats)}." if event.seats else None


def _repaired(event: m.Repaired, to: Speech) -> str:
    left = f"{event.left} left" if event.left else "it works again"
    return f"{to.whose(event.seat)} crew cleared {counted(event.marks, 'mark')} from {event.system}; {left}."


PHRASES: Mapping[type[Event[Force]], Callable[[Any, Speech], str | None]] = {
    m.BuildingOpened: lambda event, to: None,
    m.ShipsRevealed: _revealed,
    m.RoundOpened: lambda event, to: f"Round {event.round} began.",
    m.Manoeuvred: _manoeuvred,
    m.TurnBegan: lambda event, to: f"{to.whose(event.seat)} turn, at speed {points(event.speed)}.",
    m.Repaired: _repaired,
    m.Recalled: lambda event, to: (
        f"{to.who(event.seat)} took {event.crew} crew off repairs ({', '.join(event.systems)})."
    ),
    m.HeatVented: _vented,
    m.HeatRolled: _heat,
    m.CollisionRolled: _collision,
    m.CrewHarmed: _harmed,
    m.CrewLost: _lost,
    m.Damaged: _damaged,
    m.Shot: _shot,
    m.Depleted: lambda event, to: (
        f"{to.whose(event.seat)} {listed(event.systems, none='nobody')} had nothing left to fire."
    ),
    m.Burned: _burned,
    m.Healed: lambda event, to: f"{to.who(event.seat)} healed {event.crew} crew.",
    m.RepairsBegan: _repairs,
    m.Evaded: lambda event, to: (
        f"{to.who(event.seat)} evaded {to.whom(event.rammer)} with {counted(event.heat, 'heat token')}."
    ),
    m.Rammed: _rammed,
    c.CrewNamed: _named,
    c.CharacterMoved: _character,
    c.CrewActionTried: lambda event, to: f'{to.whose(event.seat)} {event.name} attempts: "{event.words}".',
    c.CrewActionRuled: _ruled,
    c.HeatTaken: lambda event, to: f"{to.who(event.seat)} took {counted(event.heat, 'heat token')}.",
    m.Eliminated: lambda event, to: f"{to.whose(event.seat)} ship is out of the game: {event.why}.",
    m.Missed: _missed,
    m.Ended: _ended,
}


def sentence(event: Event[Force], names: Sequence[str], seat: Seat | None = None) -> str | None:
    """What a seat reads of an event; None: everybody by name."""
    return PHRASES[type(event)](event, Speech(names, seat))
