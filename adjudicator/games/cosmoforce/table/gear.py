"""The systems, found in their folder (a new file is a new system), and the numbers of a ship that follow from them."""

from functools import lru_cache

from adjudicator.engine.contract.piece_folders import found
from adjudicator.games.cosmoforce.kit import System, Weapon
from adjudicator.games.cosmoforce.ship import FULL, HULLS, Ship

SYSTEMS = found("adjudicator.games.cosmoforce.systems", System)
BY_NAME = {system.name: system for system in SYSTEMS}
WEAPONS: dict[str, Weapon] = {system.name: system for system in SYSTEMS if isinstance(system, Weapon)}
THRUST = {system.name: system.thrust for system in SYSTEMS}
ARMOUR, DISSIPATOR, HABITAT = "armour", "dissipator", "habitat"
FASTEST_HULL = 3
"""The number from which the size modifier is subtracted for the first speed."""


def thrust(ship: Ship) -> int:
    """The thrust of all propulsion without damage."""
    return _thrust(ship.systems, ship.marks)


@lru_cache(maxsize=4096)
def _thrust(systems: tuple[str, ...], damage: tuple[int, ...]) -> int:
    return sum([THRUST[kind] for kind, marks in zip(systems, damage, strict=True) if not marks])


def working(ship: Ship, kind: str) -> tuple[int, ...]:
    """The slots of the systems of a kind that have no damage."""
    return _working(ship.systems, ship.marks, kind)


@lru_cache(maxsize=4096)
def _working(systems: tuple[str, ...], damage: tuple[int, ...], kind: str) -> tuple[int, ...]:
    places = enumerate(zip(systems, damage, strict=True))
    return tuple([slot for slot, (one, marks) in places if one == kind and not marks])


@lru_cache(maxsize=4096)
def limits(hull: int, systems: tuple[str, ...]) -> tuple[int, ...]:
    """How many marks destroy each system."""
    return tuple([BY_NAME[kind].marks(hull) for kind in systems])


def standing(ship: Ship) -> list[int]:
    """The slots of the systems that are not destroyed: those that can take damage."""
    most = limits(ship.hull, ship.systems)
    return [slot for slot, marks in enumerate(ship.marks) if marks < most[slot]]


def repairable(ship: Ship) -> tuple[int, ...]:
    """The slots of the systems that are damaged and not destroyed."""
    return _repairable(ship.hull, ship.systems, ship.marks)


@lru_cache(maxsize=4096)
def _repairable(hull: int, systems: tuple[str, ...], damage: tuple[int, ...]) -> tuple[int, ...]:
    most = limits(hull, systems)
    return tuple([slot for slot, marks in enumerate(damage) if 0 < marks < most[slot]])


def complement(ship: Ship) -> int:
    """How many crew there is room for."""
    return _complement(ship.hull, ship.systems, ship.marks)


@lru_cache(maxsize=4096)
def _complement(hull: int, systems: tuple[str, ...], damage: tuple[int, ...]) -> int:
    most = limits(hull, systems)
    rooms = [kind for kind, marks, limit in zip(systems, damage, most, strict=True) if marks < limit]
    return 1 + hull * rooms.count(HABITAT)


def launched(hull: int, systems: tuple[str, ...]) -> Ship:
    """A ship at the start: undamaged, with all its crew, its speed and its heat."""
    whole = (0,) * len(systems)
    ship = Ship(hull, systems, whole, whole, 0, 0, sum(THRUST[kind] > 0 for kind in systems), 0)
    ship = Ship(hull, systems, whole, whole, complement(ship), 0, ship.heat, 0)
    speed = (FASTEST_HULL - hull + thrust(ship)) * FULL
    return Ship(hull, systems, whole, whole, ship.ready, 0, ship.heat, speed)


@lru_cache(maxsize=4096)
def labels(systems: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the slots: `laser 1`, `laser 2`; the only one of its kind is `laser 1` too."""
    seen: dict[str, int] = {}
    found = []
    for kind in systems:
        seen[kind] = seen.get(kind, 0) + 1
        found.append(f"{kind} {seen[kind]}")
    return tuple(found)


def counted(systems: tuple[str, ...]) -> str:
    """`2 engines, 1 laser`."""
    kinds = dict.fromkeys(systems)
    return ", ".join(several(systems.count(kind), kind) for kind in kinds)


def several(count: int, kind: str) -> str:
    """`1 laser`, `2 lasers`."""
    return f"{count} {kind if count == 1 else BY_NAME[kind].plural}"


def described(hull: int, systems: tuple[str, ...]) -> str:
    """`fighter with 2 engines, 1 laser`."""
    return f"{HULLS[hull]} with {counted(systems)}"
