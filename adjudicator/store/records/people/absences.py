"""Days on which players will be away, as announced; the days of a seat never overlap."""

from datetime import date, timedelta

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, about, rows
from adjudicator.store.tables.values import Absence

ABSENCE = rows(tables.absence, Absence)
_OF_GAME = ABSENCE.where(tables.absence.c.game_id == THIS_GAME).order_by(tables.absence.c.seat, tables.absence.c.first)


class Absences:
    """The announced absences of all seats, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, game_id: int) -> list[Absence]:
        """All that was announced in a game, seat by seat and in the order of the days."""
        return [Absence(*row) for row in self._db.execute(_OF_GAME, about(game_id))]

    def add(self, absence: Absence) -> None:
        """A player will be away on days that were not announced before."""
        self._db.execute(insert(tables.absence).values(**asdict(absence)))

    def withdraw(self, game_id: int, seat: int, since: date) -> bool:
        """A player will be there after all from a day on; False if they had announced nothing for then."""
        absence = tables.absence
        theirs = (absence.c.game_id == game_id, absence.c.seat == seat)
        gone = self._db.execute(delete(absence).where(*theirs, absence.c.first >= since)).rowcount
        cut = self._db.execute(
            update(absence).where(*theirs, absence.c.last >= since).values(last=since - timedelta(days=1))
        ).rowcount
        return gone + cut > 0

    def forget(self, game_id: int, seat: int) -> None:
        """Another player takes the seat: no announcements, and no days spent."""
        absence = tables.absence
        self._db.execute(delete(absence).where(absence.c.game_id == game_id, absence.c.seat == seat))
