"""More time that players have given everybody: once in a phase each, and as often in a game as it allows."""

from datetime import datetime

from sqlalchemy import Connection, insert

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, about, rows
from adjudicator.store.tables.values import Extension

_OF_GAME = rows(tables.extension, Extension).where(tables.extension.c.game_id == THIS_GAME)


class Extensions:
    """The extensions of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, game_id: int, serial: int, seat: int, hours: float, at: datetime) -> None:
        """A seat gives everybody more time in a phase, for the first time in it."""
        said = {"game_id": game_id, "serial": serial, "seat": seat, "hours": hours, "at": at}
        self._db.execute(insert(tables.extension).values(**said))

    def of(self, game_id: int, seat: int) -> list[Extension]:
        """Those of a seat."""
        found = [Extension(*row) for row in self._db.execute(_OF_GAME, about(game_id))]
        return [one for one in found if one.seat == seat]
