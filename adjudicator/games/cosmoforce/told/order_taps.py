"""Order taps: the usual orders that answer a question in this position, each of them whole and in canonical words."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.games.cosmoforce.answers.actions import over_time
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.table.gear import (
    DISSIPATOR,
    HABITAT,
    WEAPONS,
    described,
    labels,
    repairable,
    standing,
    thrust,
    working,
)
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.words.build_words import ANYTHING, DAMAGED, Build

MOST: Final = 18
"""The most actions that count for both; who wants another writes it."""
_APART: Final = 6
"""So many of them can be had for one of the two alone."""
_FITTED: Final = (
    (1, "afterburner afterburner dissipator dissipator habitat laser laser laser"),
    (1, "afterburner armour armour dissipator dissipator habitat laser laser laser laser"),
    (1, "afterburner afterburner armour armour armour dissipator dissipator dissipator missile missile"),
    (2, "armour armour armour dissipator dissipator engine habitat laser laser laser"),
    (2, "armour armour dissipator dissipator dissipator engine engine habitat railgun railgun"),
    (3, "armour armour dissipator dissipator dissipator engine habitat habitat hangar laser"),
)
"""Ships for a beginner: fast and light, well armed, for close combat, all-round, for long shots, and a carrier."""
SHIPS: Final = tuple([f"{Build.word} {described(hull, tuple(systems.split()))}" for hull, systems in _FITTED])
EVASIONS: Final = ("EVADE", *[f"EVADE up to {heat}" for heat in range(1, 6)], "EVADE no")
_CREW: Final = ("ready", "working", "hurt")


def actions(view: Force, seat: Seat, ship: Ship) -> tuple[str, ...]:
    """Every usual action for both turns; the first of them also as the first, or as the second, alone."""
    found = [*_actions(view, seat, ship)][:MOST]
    apart = [f"{one} as action {number}" for number in (1, 2) for one in found[:_APART]]
    return (*found, *apart)


def _actions(view: Force, seat: Seat, ship: Ship) -> Iterator[str]:
    """Each other ship with each kind of weapon; what cools, heals and repairs; engines; ramming."""
    others = [view.seats[other] for other in view.playing() if other != seat]
    if others and not over_time(view):
        arms = [kind for kind in WEAPONS if working(ship, kind)]
        shots = [f"ATTACK {other} with {WEAPONS[kind].plural}" for other in others for kind in arms]
        yield from shots[: _APART - 2]
        if working(ship, DISSIPATOR):
            yield "CONSERVE"
        if ship.hurt and working(ship, HABITAT):
            yield "HEAL"
        if ship.ready:
            yield from [f"REPAIR {labels(ship.systems)[slot]}" for slot in repairable(ship)]
        yield from shots[_APART - 2 :]
    if thrust(ship):
        yield from ("BURN up", "BURN up 1", "BURN down")
    yield from [f"RAM {other}" for other in others]


def damage(ship: Ship) -> tuple[str, ...]:
    """What is damaged already first, then one kind of system."""
    kinds = dict.fromkeys([ship.systems[slot] for slot in standing(ship)])
    return tuple([f"DAMAGE {DAMAGED}, {kind}, {ANYTHING}" for kind in kinds])


def harm(word: str) -> tuple[str, ...]:
    """The three groups of a crew in each order."""
    return tuple([f"{word} {', '.join(groups)}" for groups in permutations(_CREW)])


def at_work(manned: Sequence[str]) -> tuple[str, ...]:
    """All of them come back; those at one system; they stay there."""
    every = [", ".join(manned)] if len(manned) > 1 else []
    several = [*every, *manned]
    return tuple([f"{word} {one}" for word in ("RECALL", "LEAVE") for one in several])
