"""How a game stands. Ships are built in secret, but by letters nobody sees: at every boundary all is public."""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.games.cosmoforce.ship import Ship

READY, HURT, DEAD = -1, -2, -3


class Person(Struct, frozen=True):
    """A character among the crew of a ship, and where: READY, HURT, DEAD, or at work at the system of a slot."""

    name: str
    role: str
    place: int = READY


class Attempt(Struct, frozen=True):
    """A crew action, which waits for a ruling of the game master."""

    seat: Seat
    name: str
    words: str


@cache
def _playing(gone: tuple[bool, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, out in enumerate(gone) if not out])


class Force(State, frozen=True, kw_only=True):
    """A game of Cosmoforce. `round` is 0 while ships are built; then `ships` are None."""

    hidden = ()
    options: dict[str, str]
    round: int
    ships: tuple[Ship | None, ...]
    gone: tuple[bool, ...]
    """Which ships are eliminated."""
    fallen: tuple[Seat, ...] = ()
    """The ships that went out in this round, in order: those destroyed by rulings do so together at its start."""
    moved: tuple[Seat, ...] = ()
    """The ships that have begun their turn in this round, in order."""
    missed: tuple[int, ...]
    """How many phases in a row each seat has missed."""
    winners: tuple[Seat, ...] | None = None
    people: tuple[tuple[Person, ...], ...] = ()
    """The characters of each ship; empty if crew have no names."""
    tried: tuple[Attempt, ...] = ()
    """The crew actions of this round, and in the next round those of the last until they are ruled on."""

    def ship(self, seat: Seat) -> Ship:
        """A ship, once they are built."""
        ship = self.ships[seat]
        assert ship is not None
        return ship

    def playing(self) -> tuple[Seat, ...]:
        """The seats still in the game."""
        return _playing(self.gone)

    def aboard(self, seat: Seat) -> tuple[Person, ...]:
        """The characters of a ship, dead ones too."""
        return self.people[seat] if self.people else ()

    def person(self, seat: Seat, name: str) -> Person | None:
        """A living character of a ship, by name."""
        return next((one for one in self.aboard(seat) if one.name == name and one.place != DEAD), None)

    def attempt(self, seat: Seat) -> Attempt | None:
        """The attempt of a ship that nobody has ruled on."""
        return next((one for one in self.tried if one.seat == seat), None)

    def refitted(self, seat: Seat, ship: Ship) -> "Force":
        """The position with another ship in place of a seat's."""
        ships = list(self.ships)
        ships[seat] = ship
        return replace(self, ships=tuple(ships))
