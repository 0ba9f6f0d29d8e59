"""A player leaves a seat: they keep what they were told, the seat goes on without them, and its keys expire."""

from datetime import datetime
from typing import Literal

from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat

Why = Literal["missed", "resigned", "replaced"]


def leave(unit: Unit, game: Game, seat: Seat, why: Why, at: datetime) -> None:
    """Note that a player has left their seat, and why. The note is kept with the player, not with the seat."""
    serial = unit.games.get(game.id).serial
    unit.standbys.left(game.id, seat.number, player=seat.player, address=seat.address, serial=serial, at=at, why=why)
    unit.seats.remove(game.id, seat.number)


def to_give_away(game: Game, seat: Seat) -> str:
    """How a game master gives a seat to somebody, by letter and at the command line."""
    return (
        "To give it to somebody yourself, answer this with\n"
        f"  SEAT {seat.name} BY Dan <dan@example.org>\n"
        f'At the command line: adjudicator game seat {game.name} {seat.name} "Dan <dan@example.org>"'
    )
