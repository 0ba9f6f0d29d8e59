"""Everything that happens. All of it is told to everybody: `apply` is the only writer of positions.

Events name slots of systems; they also hold everything else that their sentences say.
"""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import plus, put
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.table.dice import Die
from adjudicator.games.cosmoforce.table.gear import launched
from adjudicator.games.cosmoforce.table.state import HURT, READY, Force

TOO_FAST: Final = "it is too fast"
NO_THRUST: Final = "it has no thrust"
"""Why a ship meets debris."""

ALL_DAMAGED: Final = "all its systems are damaged"
ALL_DEAD: Final = "all its crew are dead"
"""Why a ship is out of the game."""


class OfShip(OpenEvent[Force], frozen=True):
    """Something that happens to one ship alone."""

    seat: Seat

    def changed(self, ship: Ship) -> Ship:
        """The ship after it; unchanged by what is only told."""
        return ship

    def apply(self, state: Force) -> Force:
        before = state.ship(self.seat)
        ship = self.changed(before)
        return state if ship is before else state.refitted(self.seat, ship)


class BuildingOpened(OpenEvent[Force], frozen=True):
    """Everybody builds a ship in secret."""

    def apply(self, state: Force) -> Force:
        return state


class ShipsRevealed(OpenEvent[Force], frozen=True):
    """All rosters are revealed at once: class and systems of each ship."""

    hulls: tuple[int, ...]
    systems: tuple[tuple[str, ...], ...]

    def apply(self, state: Force) -> Force:
        return replace(state, ships=tuple(map(launched, self.hulls, self.systems)))


class RoundOpened(OpenEvent[Force], frozen=True):
    """A round begins."""

    round: int

    def apply(self, state: Force) -> Force:
        return replace(state, round=self.round, moved=(), fallen=())


class Manoeuvred(OfShip, frozen=True):
    """A ship rolls for hundredths of speed, because another has the same speed and mass."""

    dice: tuple[Die, ...]
    gained: int
    speed: int

    def changed(self, ship: Ship) -> Ship:
        return replace(ship, speed=self.speed)


class TurnBegan(OpenEvent[Force], frozen=True):
    """A ship has its turn."""

    seat: Seat
    speed: int

    def apply(self, state: Force) -> Force:
        return replace(state, moved=(*state.moved, self.seat))


class Repaired(OfShip, frozen=True):
    """Crew assigned to a system clear marks of damage."""

    slot: int
    system: str
    marks: int
    left: int

    def changed(self, ship: Ship) -> Ship:
        return replace(ship, marks=put(ship.marks, self.slot, self.left))


class Recalled(OfShip, frozen=True):
    """Crew go back from systems to the standby box."""

    slots: tuple[int, ...]
    crew: int
    systems: tuple[str, ...]

    def changed(self, ship: Ship) -> Ship:
        repairs = tuple([0 if slot in self.slots else crew for slot, crew in enumerate(ship.repairs)])
        return replace(ship, repairs=repairs, ready=ship.ready + self.crew)


class HeatVented(OfShip, frozen=True):
    """Dissipators remove heat; `conserving` says whether by an action."""

    heat: int
    left: int
    conserving: bool

    def changed(self, ship: Ship) -> Ship:
        return replace(ship, heat=self.left)


class HeatRolled(OfShip, frozen=True):
    """The remaining heat rolls against the crew."""

    dice: tuple[Die, ...]
    harm: int


class CollisionRolled(OfShip, frozen=True):
    """A ship without thrust, or too fast, meets debris."""

    dice: tuple[Die, ...]
    damage: int
    why: str


class CrewHarmed(OfShip, frozen=True):
    """A crew is hurt, or killed if it was hurt before. `slot` is where it was at work, -1 if nowhere."""

    slot: int
    killed: bool
    system: str

    def changed(self, ship: Ship) -> Ship:
        if self.killed:
            ship = replace(ship, hurt=ship.hurt - 1)
        elif self.slot < 0:
            ship = replace(ship, ready=ship.ready - 1, hurt=ship.hurt + 1)
        else:
            ship = replace(ship, repairs=plus(ship.repairs, self.slot, -1), hurt=ship.hurt + 1)
        return ship


class CrewLost(OfShip, frozen=True):
    """A crew is killed, because there is no room for it any more. `slot` -1: ready, -2: hurt, else at work."""

    slot: int

    def changed(self, ship: Ship) -> Ship:
        if self.slot == HURT:
            ship = replace(ship, hurt=ship.hurt - 1)
        elif self.slot == READY:
            ship = replace(ship, ready=ship.ready - 1)
        else:
            ship = replace(ship, repairs=plus(ship.repairs, self.slot, -1))
        return ship


class Damaged(OfShip, frozen=True):
    """A system takes a mark of damage; crew at work there are hurt and leave it."""

    slot: int
    system: str
    marks: int
    limit: int
    hurt: int
    explodes: int

    def changed(self, ship: Ship) -> Ship:
        marks = put(ship.marks, self.slot, self.marks)
        if not self.hurt:
            return replace(ship, marks=marks)
        return replace(ship, marks=marks, repairs=put(ship.repairs, self.slot, 0), hurt=ship.hurt + self.hurt)


class Shot(OpenEvent[Force], frozen=True):
    """A ship shoots at another with some systems of a kind; `mass` is the limit of the dice, 0 if there is none."""

    seat: Seat
    target: Seat
    weapon: str
    used: int
    dice: tuple[Die, ...]
    mass: int
    hits: int
    damage: int
    backfire: int
    heat: int

    def apply(self, state: Force) -> Force:
        if self.backfire:
            ship = state.ship(self.seat)
            state = state.refitted(self.seat, replace(ship, heat=ship.heat + self.backfire))
        if self.heat:
            ship = state.ship(self.target)
            state = state.refitted(self.target, replace(ship, heat=ship.heat + self.heat))
        return state


class Depleted(OfShip, frozen=True):
    """Missiles are used up, and count as destroyed."""

    slots: tuple[int, ...]
    systems: tuple[str, ...]

    def changed(self, ship: Ship) -> Ship:
        marks = tuple([2 if slot in self.slots else mark for slot, mark in enumerate(ship.marks)])
        return replace(ship, marks=marks)


class Burned(OfShip, frozen=True):
    """A ship burns its engines."""

    heat: int
    before: int
    speed: int

    def changed(self, ship: Ship) -> Ship:
        return replace(ship, heat=ship.heat + self.heat, speed=self.speed)


class Healed(OfShip, frozen=True):
    """Hurt crew are ready again."""

    crew: int

    def changed(self, ship: Ship) -> Ship:
        return replace(ship, ready=ship.ready + self.crew, hurt=ship.hurt - self.crew)


class RepairsBegan(OfShip, frozen=True):
    """Ready crew go to damaged systems."""

    slots: tuple[int, ...]
    crew: tuple[int, ...]
    systems: tuple[str, ...]

    def changed(self, ship: Ship) -> Ship:
        repairs = list(ship.repairs)
        for slot, crew in zip(self.slots, self.crew, strict=True):
            repairs[slot] += crew
        ready = ship.ready - sum(self.crew)
        return replace(ship, repairs=tuple(repairs), ready=ready)


class Evaded(OfShip, frozen=True):
    """The target of a ramming takes heat to evade it."""

    rammer: Seat
    heat: int

    def changed(self, ship: Ship) -> Ship:
        return replace(ship, heat=ship.heat + self.heat)


class Rammed(OpenEvent[Force], frozen=True):
    """A ship rams another: `damage` to the target, `own` to itself."""

    seat: Seat
    target: Seat
    dice: tuple[Die, ...]
    damage: int
    own: int

    def apply(self, state: Force) -> Force:
        return state


class Eliminated(OpenEvent[Force], frozen=True):
    """A ship is out of the game."""

    seat: Seat
    why: str

    def apply(self, state: Force) -> Force:
        return replace(state, gone=put(state.gone, self.seat, True), fallen=(*state.fallen, self.seat))


class Ended(OpenEvent[Force], frozen=True):
    """The game is over; `late` says whether because of the last round."""

    winners: tuple[Seat, ...]
    late: bool

    def apply(self, state: Force) -> Force:
        return replace(state, winners=self.winners)


MOVES: Final = defined(__name__, Event)
