"""A ship: its systems, and the state they are in."""

from msgspec import Struct

SLOTS = 10

FULL = 100
"""Speeds are counted in hundredths, which ties of speed and mass add to."""

HULLS = ("", "fighter", "cruiser", "capital ship")
"""The classes of ships by size modifier."""


class Ship(Struct, frozen=True):
    """A ship. `hull` is its size modifier; `marks` and `repairs` are damage and crew at work, slot by slot."""

    hull: int
    systems: tuple[str, ...]
    marks: tuple[int, ...]
    repairs: tuple[int, ...]
    ready: int
    """Crew in the standby box that can work."""
    hurt: int
    heat: int
    speed: int
    """In hundredths."""

    @property
    def mass(self) -> int:
        """Size modifier times mounted systems, destroyed ones included."""
        return self.hull * len(self.systems)

    @property
    def crew(self) -> int:
        """All crew alive."""
        return self.ready + self.hurt + sum(self.repairs)

    def manned(self) -> list[int]:
        """The slots of the systems at which crew are at work."""
        return [slot for slot, crew in enumerate(self.repairs) if crew]

    def out(self) -> bool:
        """Whether the ship is eliminated: no crew alive, or no system without damage."""
        return 0 not in self.marks or not (self.ready or self.hurt or any(self.repairs))


def slower(ship: Ship, other: Ship) -> bool:
    """Whether a ship is slower than another: of equal speed the heavier one is."""
    return (ship.speed, -ship.mass) < (other.speed, -other.mass)
