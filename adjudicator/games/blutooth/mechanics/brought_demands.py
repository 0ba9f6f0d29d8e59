"""Demands that pieces bring: what they cost, who may make them, and what they come to."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import ClassVar, Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.listed_moons import ListedMoon, listed
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import moon_called

ENTRIES: Final = ("moontype.hub",)


class Brought(Struct, frozen=True, eq=False):
    """A demand that a moon brings into the negotiations of its owner: for both leaders, or for its owner alone."""

    cost: int
    carried: Callable[[MatchAt, Seat, Seat, int], Script]
    """What comes of it, for whoever has demanded it of the other so many times."""
    alone: bool = False
    can: Callable[[Match, Seat], bool] = lambda state, seat: True
    """Whether it is of any use to a leader."""


class BringingMoon(ListedMoon):
    """A moon that may bring a demand."""

    demand: ClassVar[Brought | None] = None
    """What can be demanded in a negotiation of its owner, by the moon's own name."""


@cache
def all_brought() -> Mapping[str, tuple[str, Brought]]:
    """The demands by what they are called, each with the moon that brings it."""
    moons = [moon for moon in listed() if isinstance(moon, BringingMoon)]
    return {moon.name.rpartition(" ")[2]: (moon.name, moon.demand) for moon in moons if moon.demand is not None}


def brought(what: str) -> Brought | None:
    """A demand of that name which a piece brings."""
    found = all_brought().get(what)
    return None if found is None else found[1]


def is_open(state: Match, invasion: Invasion, side: int, what: str) -> bool:
    """Whether a leader may make such a demand: while the moon's owner negotiates, and if it is of any use."""
    moon, demand = all_brought()[what]
    here = moon_called(state.moons, moon)
    if here is None or here.owner is None:
        return False
    seat = invasion.leader(side)
    return demand.can(state, seat) and (here.owner == seat if demand.alone else here.owner in invasion.leaders)


def open_demands(state: Match, invasion: Invasion, side: int) -> tuple[str, ...]:
    """The demands that pieces bring into a negotiation for one of its leaders."""
    return tuple([what for what in all_brought() if is_open(state, invasion, side, what)]) if state.moons else ()
