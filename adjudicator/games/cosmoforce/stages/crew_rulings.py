"""Rulings on crew actions: the effects that a game master can decide on.

`heat -2; Blue heat +1; heal 1; hurt Ripley; Blue damage 1 on laser 2; repair 1 on engine 1`, or `nothing`.
"""

import re
from collections.abc import Iterator

from adjudicator.core.event import Event, Seat
from adjudicator.games.cosmoforce.events.characters import CrewActionRuled, HeatTaken
from adjudicator.games.cosmoforce.events.events import (
    CrewHarmed,
    CrewLost,
    Damaged,
    Eliminated,
    Healed,
    HeatVented,
    Repaired,
)
from adjudicator.games.cosmoforce.stages.crew import following
from adjudicator.games.cosmoforce.stages.harming import why_lost
from adjudicator.games.cosmoforce.table.gear import complement, labels, limits, repairable, standing
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY, Force, Person

_HEAT = re.compile(r"heat ([+-]) ?(\d{1,2})", re.I)
_CREW = re.compile(r"(heal|hurt) (.+)", re.I)
_SYSTEM = re.compile(r"(repair|damage) (?:(\d) on )?([a-z]+ \d+)", re.I)
_SAID = "heat -2; heat +1; heal 1; heal Ripley; hurt 1; repair 1 on laser 1; damage 1 on engine 1; nothing"


def ruled(state: Force, seat: Seat, words: str) -> tuple[Event[Force], ...]:
    """The events of a ruling on a seat's crew action; raises ValueError with a sentence for the game master."""
    if state.attempt(seat) is None:
        raise ValueError(reason("attempted-nothing", seat=state.seats[seat]))
    effects = _Effects(state, CrewActionRuled(seat, words))
    for said in re.split(r"[;,]", words):
        effects.take(seat, " ".join(said.split()).rstrip("."))
    effects.ends()
    return tuple(effects.events)


class _Effects:
    """Effects being worked out, one after the other."""

    def __init__(self, state: Force, ruling: CrewActionRuled) -> None:
        self.state = state
        self.events: list[Event[Force]] = []
        self.happens(ruling)

    def happens(self, event: Event[Force]) -> None:
        self.events.append(event)
        self.state = event.apply(self.state)

    def take(self, seat: Seat, said: str) -> None:
        """One effect, on the ship of the seat or on another that is named."""
        if said.casefold() == "nothing":
            return
        name, _, rest = said.partition(" ")
        if name.title() in self.state.seats:
            seat, said = self.state.seats.index(name.title()), rest
        if self.state.gone[seat]:
            raise ValueError(reason("eliminated", seat=self.state.seats[seat]))
        if found := _HEAT.fullmatch(said):
            self.heat(seat, int(found[1] + found[2]))
        elif found := _SYSTEM.fullmatch(said):
            self.system(seat, found[1].lower(), int(found[2] or 1), found[3].lower())
        elif found := _CREW.fullmatch(said):
            self.crew(seat, found[1].lower(), found[2])
        else:
            raise ValueError(reason("rules-nothing", said=said, can=_SAID))

    def heat(self, seat: Seat, change: int) -> None:
        there = self.state.ship(seat).heat
        if change > 0:
            self.happens(HeatTaken(seat, change))
        elif min(there, -change):
            gone = min(there, -change)
            self.happens(HeatVented(seat, gone, there - gone, False))

    def system(self, seat: Seat, how: str, marks: int, name: str) -> None:
        ship = self.state.ship(seat)
        names = labels(ship.systems)
        slot = names.index(name) if name in names else -1
        if slot not in (repairable(ship) if how == "repair" else standing(ship)):
            why = "has-none-damaged" if how == "repair" else "has-none-left"
            raise ValueError(reason(why, seat=self.state.seats[seat], system=name))
        limit = limits(ship.hull, ship.systems)[slot]
        if how == "repair":
            cleared = min(marks, ship.marks[slot])
            self.happens(Repaired(seat, slot, name, cleared, ship.marks[slot] - cleared))
            return
        for _ in range(min(marks, limit - ship.marks[slot])):
            ship = self.state.ship(seat)
            self.happens(Damaged(seat, slot, name, ship.marks[slot] + 1, limit, ship.repairs[slot], 0))
            self.follow(seat, slot, HURT)
        self.crowded(seat)

    def crowded(self, seat: Seat) -> None:
        """Crew without room die: no orders are asked here, so hurt ones first, then ready ones, then those at work."""
        while (ship := self.state.ship(seat)).crew > complement(ship):
            place = HURT if ship.hurt else READY if ship.ready else ship.manned()[0]
            self.happens(CrewLost(seat, place))
            self.follow(seat, place, DEAD)

    def crew(self, seat: Seat, how: str, whom: str) -> None:
        """This many crew, or one character."""
        person = self.person(seat, whom)
        if person is None and not whom.isdecimal():
            raise ValueError(reason("has-none-called", seat=self.state.seats[seat], name=whom))
        whom = person.name if person is not None else whom
        if how == "heal":
            able = self.state.ship(seat).hurt
            able = min(able, int(whom)) if person is None else able and person.place == HURT
            if not able:
                raise ValueError(reason("has-none-hurt", seat=self.state.seats[seat]))
            self.happens(Healed(seat, int(able)))
            self.follow(seat, HURT, READY, whom)
            return
        for _ in range(1 if person is not None else min(int(whom), 2 * self.state.ship(seat).crew)):
            place = self.place(seat) if person is None else person.place
            if place is None:
                return
            system = labels(self.state.ship(seat).systems)[place] if place >= 0 else ""
            self.happens(CrewHarmed(seat, READY if place == HURT else place, place == HURT, system))
            self.follow(seat, place, DEAD if place == HURT else HURT, whom)

    def person(self, seat: Seat, whom: str) -> Person | None:
        """A living character, whatever capitals the name is written with."""
        said = whom.casefold()
        return next((one for one in self.state.aboard(seat) if one.name.casefold() == said and one.place != DEAD), None)

    def place(self, seat: Seat) -> int | None:
        """Whom it hits if no name is given: ready crew, then those at work, then hurt ones."""
        ship = self.state.ship(seat)
        manned = ship.manned()
        return READY if ship.ready else manned[0] if manned else HURT if ship.hurt else None

    def follow(self, seat: Seat, source: int, target: int, who: str = "") -> None:
        for event in following(self.state, seat, source, target, who):
            self.happens(event)

    def ends(self) -> None:
        """Ships that have nothing left are out."""
        for event in list(_lost(self.state)):
            self.happens(event)


def _lost(state: Force) -> Iterator[Eliminated]:
    for seat in state.playing():
        if state.ship(seat).out():
            yield Eliminated(seat, why_lost(state.ship(seat)))
