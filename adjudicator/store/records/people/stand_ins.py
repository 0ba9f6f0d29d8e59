"""Who stands in for players: another player of the table, or a program of the house; ended ones stay on file."""

from collections.abc import Iterable
from datetime import date, datetime

from sqlalchemy import Connection, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, about, rows
from adjudicator.store.tables.values import StandIn

_OF_GAME = rows(tables.stand_in, StandIn).where(tables.stand_in.c.game_id == THIS_GAME).order_by(tables.stand_in.c.id)


class StandIns:
    """The stand-ins of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, game_id: int) -> list[StandIn]:
        """All that there were in a game, in order."""
        return [StandIn(*row) for row in self._db.execute(_OF_GAME, about(game_id))]

    def add(
        self, game_id: int, seat: int, writer: int, *, first: date, last: date | None, serial: int, at: datetime
    ) -> None:
        """Somebody stands in for a seat from a day on, to another day or (None) until its player writes again."""
        new = {"game_id": game_id, "seat": seat, "writer": writer, "first": first, "last": last}
        self._db.execute(insert(tables.stand_in).values(**new, began=serial, ended=None, at=at))

    def end(self, numbers: Iterable[int], serial: int) -> None:
        """These are over, in this phase."""
        table = tables.stand_in
        wanted = list(numbers)
        if wanted:
            self._db.execute(update(table).where(table.c.id.in_(wanted), table.c.ended.is_(None)).values(ended=serial))
