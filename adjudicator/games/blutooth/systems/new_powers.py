"""Powers that come and go: what each brings as it is dealt or appears in mid-match, and what becomes of it when lost.

An alien that gets a power in mid-match gets what it brings as if the match began then, unless the power says otherwise.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final, NamedTuple, TypeAlias

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.stores import passed, store_of
from adjudicator.engine.contract.title import AND
from adjudicator.games.blutooth.events.lucre import BY_POWER, LucreGained
from adjudicator.games.blutooth.events.milestones import PowerUsed
from adjudicator.games.blutooth.events.moons import PowerChanged
from adjudicator.games.blutooth.events.nexus import EXHAUSTED, ForgeEnriched, NexusMarked, PodsFreed
from adjudicator.games.blutooth.events.powers import ChargesAdded, FleetGrown
from adjudicator.games.blutooth.events.techs import SubPowerChanged, SubPowerGained
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.essence import pool_opened
from adjudicator.games.blutooth.systems.legacies import legacies_among
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import kept_by
from adjudicator.games.blutooth.table.use_prices import POWER

ENTRIES: Final = ("dimension.unstable", "setup_exception.invader", "frame.copied_power")

FIRST_EIGHT: Final = "eight"
ALL_ALIENS: Final = "all"
"""The aliens that a match deals unless it says otherwise, which are simple ones; and all that there are."""
EIGHT: Final = ("Clone", "Human", "Macron", "Observer", "Oracle", "Pacifist", "Warrior", "Zombie")

Brought: TypeAlias = Iterator[Event[Match]]
"""What happens as a power comes or goes, each event after the one before."""


class Coming(NamedTuple):
    """A power that comes to an alien: the position by then, and what decides what is drawn for it."""

    table: Match
    seat: Seat
    chance: Chance
    label: str
    """Tells its draws from all others."""
    others: tuple["NewPower", ...] = ()
    """The powers that may still come."""

    @property
    def simple(self) -> list[str]:
        """The names of those that bring nothing."""
        return [one.name for one in self.others if not one.brings]


class NewPower(Piece):
    """What a power brings to its alien, and what becomes of that when the alien has it no longer.

    Everybody sees it, so whoever gets a power that brings something is known to have it.
    """

    more_ships: ClassVar[int] = 0
    """The ships more that it brings to every home planet."""
    more_charges: ClassVar[int] = 0
    """The charges more of its alien's colour, as the match is set up; none come in mid-match."""
    more_pods: ClassVar[Pile] = ()
    """The pods more that it brings into the forge."""
    more_lucre: ClassVar[int] = 0
    """The lucre more that its alien has."""
    marks: ClassVar[int] = 0
    """The marks that it keeps at first."""

    @property
    def brings(self) -> bool:
        """Whether anything happens as it is dealt."""
        said = (self.more_ships, self.more_charges, self.more_pods, self.more_lucre, self.marks, self.stock)
        own = type(self)
        return any(said) or own.set_up is not NewPower.set_up or own.appear is not NewPower.appear

    def set_up(self, coming: Coming) -> Brought:
        """What it brings as the match begins."""
        yield from self.appear(coming)
        if self.more_charges:
            yield ChargesAdded(coming.seat, self.more_charges)

    def appear(self, coming: Coming) -> Brought:
        """What it brings as it appears in mid-match."""
        table, seat = coming.table, coming.seat
        places = tuple([place for place in table.home(seat) if place not in table.ruined])
        if self.more_ships and places and not (table.more_ships and table.more_ships[seat]):
            whole = len(places) == table.planets_each
            yield FleetGrown(seat, self.more_ships, () if whole else places)
        if self.more_pods:
            yield ForgeEnriched(seat, self.more_pods)
        if self.more_lucre:
            yield LucreGained(seat, self.more_lucre, BY_POWER)
        if self.marks:
            yield NexusMarked(seat, self.name, self.marks)
        if self.stock is not None:
            store = store_of(table.stores, self.name)
            if store is None:
                yield pool_opened(self, self.stock, seat, coming.chance, coming.label)
            elif store.seat != seat:
                yield passed(store, seat)

    def leave(self, table: Match, seat: Seat) -> Brought:
        """What happens as its alien has it no longer: what it keeps is scrapped."""
        kept = kept_by(table.nexus, seat, self.name)
        if kept.marks:
            yield NexusMarked(seat, self.name, -kept.marks)
        if kept.pods:
            yield PodsFreed(seat, self.name, kept.pods, EXHAUSTED)


def set_up(powers: Sequence[NewPower], pieces: Pieces, table: Match, chance: Chance) -> Brought:
    """What these powers bring as the match begins, in the order of seats; `pieces` are all that there are."""
    every = pieces.picked(_powers)
    for seat, dealt in enumerate(powers):
        waiting = [dealt]
        while waiting:
            power = waiting.pop()
            left = powers_left(pieces, table)
            others = tuple([one for one in every if one.name in left])
            events = tuple(power.set_up(Coming(table, seat, chance, f"setup/{power.name}", others)))
            used = PowerUsed(seat, power.name, face=table.is_face(seat, power.name))
            for event in (used, *events) if events else ():
                yield event
                table = event.apply(table)
            waiting = [one for one in every if one.name in _further(events)]


def _further(events: Iterable[Event[Match]]) -> list[str]:
    """The powers that come with another one."""
    return [event.power for event in events if isinstance(event, PowerChanged | SubPowerGained)]


def appeared(at: MatchAt, seat: Seat, name: str) -> Script:
    """An alien has just got this power: what it brings comes with it."""
    pieces = at.run.title.pieces.picked(_powers)
    power = next((piece for piece in pieces if piece.name == name), None)
    if power is None:
        return
    label = f"{at.label}/{at.state.seats[seat]}/{name} appears"
    left = powers_left(at.run.title.pieces, at.state)
    others = tuple([one for one in pieces if one.name in left])
    events = tuple(power.appear(Coming(at.state, seat, at.chance, label, others)))
    used = PowerUsed(seat, name, face=at.state.is_face(seat, name))
    for event in (used, *events) if events else ():
        yield from at.propose(event)
    for further in _further(events):
        if further != name:
            yield from appeared(at, seat, further)


def lost(at: MatchAt, seat: Seat, name: str) -> Script:
    """An alien has this power no longer: what belongs to it goes."""
    for power in at.run.title.pieces.picked(_powers):
        for event in power.leave(at.state, seat) if power.name == name else ():
            yield from at.propose(event)


def all_lost(at: MatchAt, seat: Seat) -> Script:
    """An alien is about to be out of the match: what belongs to its powers goes."""
    state = at.state
    further = [power for one, power in state.sub_powers if one == seat]
    brought = [one.power for one in state.stations if state.system(one.place) == seat]
    for name in (*state.own_powers(seat), *further, *brought):
        yield from lost(at, seat, name)


def _powers(pieces: Iterable[Piece]) -> tuple[NewPower, ...]:
    return tuple([piece for piece in pieces if piece.kind == POWER and isinstance(piece, NewPower)])


def power_replaced(at: MatchAt, seat: Seat, label: str) -> Script:
    """A seat scraps its power and has another one, if the match allows one that nobody has."""
    before = at.state.powers[seat]
    made = Made(
        partial(_replaced, pieces=at.run.title.pieces, chance=at.chance, seat=seat, label=f"{at.label}/{label}/{seat}")
    )
    yield from at.happens(made)
    if isinstance(made.happened, PowerChanged):
        yield from lost(at, seat, before)
        yield from appeared(at, seat, made.happened.power)


def transformed(at: MatchAt, before: str, power: str) -> Script:
    """A power of mine becomes another one, for good."""
    if at.state.powers[at.me] == before:
        yield PowerChanged(at.me, power)
    elif (at.me, before) in at.state.sub_powers:
        yield SubPowerChanged(at.me, before, power)
    else:
        return
    yield from lost(at, at.me, before)
    yield from appeared(at, at.me, power)


def _replaced(now: Match, pieces: Pieces, chance: Chance, seat: Seat, label: str) -> Event[Match] | None:
    others = powers_left(pieces, now)
    return PowerChanged(seat, chance.pick(label, others)) if others else None


def powers_left(pieces: Pieces, now: Match) -> list[str]:
    """The powers that may still come: of aliens that the match allows, that nobody has and that have left no legacy."""
    gone = {legacy.alien for legacy in pieces.picked(legacies_among) if legacy.name in now.legacies}
    there = {*now.dealt_powers, *[power for _, power in now.sub_powers], *[one.power for one in now.stations]}
    there |= {power for one in now.nexus for power in one.powers}
    names = [power.name for power in pieces.picked(_powers)]
    return [name for name in named(now.options, names) if name not in (there | gone)]


def named(options: Mapping[str, str], names: Sequence[str]) -> tuple[str, ...]:
    """Those of these powers that the options of a match name."""
    which = options["aliens"]
    if which == ALL_ALIENS:
        return tuple(names)
    wanted = EIGHT if which == FIRST_EIGHT else which.split(AND)
    return tuple([name for name in names if name in wanted])
