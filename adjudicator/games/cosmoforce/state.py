"""How a game stands. Ships are built in secret, but by letters nobody sees: at every boundary all is public."""

from collections.abc import Sequence

from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.games.cosmoforce.ship import Ship


class Force(State, frozen=True, kw_only=True):
    """A game of Cosmoforce. `round` is 0 while ships are built; then `ships` are None."""

    options: dict[str, str]
    round: int
    ships: tuple[Ship | None, ...]
    gone: tuple[bool, ...]
    """Which ships are eliminated."""
    moved: tuple[Seat, ...] = ()
    """Who has begun his turn in this round, in that order."""
    missed: tuple[int, ...]
    """How many phases running each seat has missed."""
    winners: tuple[Seat, ...] | None = None

    def known(self, views: Sequence["Force"]) -> Sequence["Force"]:
        """Nothing is hidden."""
        return (self,) * len(views)

    def ship(self, seat: Seat) -> Ship:
        """A ship, once they are built."""
        ship = self.ships[seat]
        assert ship is not None
        return ship

    def playing(self) -> list[Seat]:
        """The seats still in the game."""
        return [seat for seat, gone in enumerate(self.gone) if not gone]

    def refitted(self, seat: Seat, ship: Ship) -> "Force":
        """The position with another ship in the place of a seat's."""
        return replace(self, ships=(*self.ships[:seat], ship, *self.ships[seat + 1 :]))
