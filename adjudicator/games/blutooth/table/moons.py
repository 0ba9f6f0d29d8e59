"""Moons: which planet has one, what it is, who stands on it, and what that counts for."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.listed_moons import adding_authority, adding_flares, binding

ENTRIES: Final = ("moonrule.hidden", "moonrule.use", "moontype.base")

QUARTER: Final = "Quarter moon"
HALF: Final = "Half moon"
FULL: Final = "Full moon"
BLUE: Final = "Blue moon"
SHROUDED: Final = "Secret moon"
HUB: Final = "Hub moon"
BASE: Final = "Moon base"
CHEESY: Final = "Cheesy moon"
NEW: Final = "New moon"
TYPES: Final = (QUARTER, HALF, FULL, BLUE, SHROUDED, HUB, BASE, CHEESY)
"""What a name begins with: `Half moon HOME`. A new moon has no other name, for it is to become one of the others."""
VEILED: Final = (BLUE, SHROUDED)
"""The types that nobody but their owner knows before they are revealed; all others are shown when occupied."""
TWO: Final = 2
"""So many half moons of one alien make each of them stronger."""


class Moon(Struct, frozen=True, array_like=True, gc=False):
    """The moon of a planet."""

    place: Place
    name: str
    """HIDDEN in the views of those who do not know it."""
    owner: Seat | None = None
    """Whose ships stand on it."""
    ships: int = 0
    revealed: bool = False
    """Everybody knows it."""
    used: bool = False
    """What it does once is done, as long as it has this owner."""

    @property
    def type(self) -> str:
        """`Half moon`; HIDDEN if it is not known."""
        return type_of(self.name)

    @property
    def room(self) -> bool:
        """Whether ships of somebody may still come to it (Q75): a hub takes any number of its owner."""
        return self.owner is None or self.type == HUB


def type_of(name: str) -> str:
    """The type in the name of a moon."""
    return name if name in (HIDDEN, NEW) else name.rpartition(" ")[0]


def moon_at(moons: Iterable[Moon], place: Place) -> Moon | None:
    """The moon of a planet, if it has one."""
    return next((moon for moon in moons if moon.place == place), None)


def moon_called(moons: Iterable[Moon], name: str) -> Moon | None:
    """The moon of that name, if it is in the match and known."""
    return next((moon for moon in moons if moon.name == name), None)


def held_by(moons: Iterable[Moon], seat: Seat) -> tuple[Moon, ...]:
    """The moons on which a seat has ships."""
    return tuple([moon for moon in moons if moon.owner == seat])


def ships_on(moons: Iterable[Moon], seat: Seat) -> int:
    """The ships of a seat that stand on moons."""
    return sum([moon.ships for moon in moons if moon.owner == seat])


def halves(moons: Iterable[Moon], seat: Seat) -> int:
    """How often half moons of a seat count: once, or twice with two or more of them."""
    return 1 + (len([moon for moon in moons if moon.owner == seat and moon.type == HALF]) >= TWO)


def moon_bases(moons: Iterable[Moon], seat: Seat, system: Sequence[Place], *, home: bool) -> int:
    """The moon bases of a seat in its own system, or in others: each is a base beside that on the planet."""
    mine = [moon for moon in moons if moon.owner == seat and moon.type == BASE]
    return len([moon for moon in mine if (moon.place in system) == home])


def esteem(moons: Sequence[Moon], seat: Seat) -> int:
    """The authority that moons add by what they do."""
    which, added = halves(moons, seat) - 1, adding_authority()
    return sum([added[moon.name][which] for moon in moons if moon.owner == seat and moon.name in added])


def flares_more(moons: Sequence[Moon], seat: Seat) -> int:
    """How many flares more a seat may play in an invasion."""
    which, added = halves(moons, seat) - 1, adding_flares()
    return sum([added[moon.name][which] for moon in moons if moon.owner == seat and moon.name in added])


def usable(moons: Iterable[Moon], name: str, seat: Seat) -> bool:
    """Whether a seat is on the moon of that name, and has not used it."""
    here = moon_called(moons, name)
    return here is not None and here.owner == seat and not here.used


def bound(moons: Iterable[Moon], seat: Seat) -> bool:
    """Whether a moon keeps the ships of a seat in the warp."""
    return any(moon.owner == seat and moon.name in binding() for moon in moons)


def overlaid(moons: tuple[Moon, ...], view: tuple[Moon, ...]) -> tuple[Moon, ...]:
    """The moons, with the names that a view has of them."""
    names = {moon.place: moon.name for moon in view}
    return tuple([renamed(moon, names.get(moon.place, HIDDEN)) for moon in moons])


def renamed(moon: Moon, name: str) -> Moon:
    """The same moon by another name."""
    return moon if moon.name == name else Moon(moon.place, name, moon.owner, moon.ships, moon.revealed, moon.used)


def seen(moons: tuple[Moon, ...], seat: Seat | None, system: Sequence[Place]) -> tuple[Moon, ...]:
    """The moons as a seat sees them: revealed ones, its own, and those of its system that nobody else has.

    Of a moon that somebody else stands on it may know more. None: as everybody sees them.
    """

    def known(moon: Moon) -> bool:
        mine = moon.owner == seat or (moon.owner is None and moon.place in system)
        return moon.revealed or (seat is not None and mine)

    return tuple([moon if known(moon) else renamed(moon, HIDDEN) for moon in moons])
