"""Corrections on file: each time a game master took phases back, or had them adjudicated again."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import Connection, insert

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows


class Correction(Struct, frozen=True):
    """A game master took phases back, or had them adjudicated again.

    `before` was the open phase until then, `serial` is the one that was open after it; `said` is JSON for the record.
    """

    id: int
    game_id: int
    at: datetime
    before: int
    serial: int
    said: bytes


CORRECTION = rows(tables.correction, Correction)


class Corrections:
    """The corrections of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, game_id: int, *, at: datetime, before: int, serial: int, said: bytes) -> None:
        """Note that phase `serial` is the latest in the place of phase `before`; `said` is JSON for the record."""
        self._db.execute(
            insert(tables.correction).values(game_id=game_id, at=at, before=before, serial=serial, said=said)
        )

    def of(self, game_id: int) -> list[Correction]:
        """Every correction of a game, in order."""
        correction = tables.correction
        query = CORRECTION.where(correction.c.game_id == game_id).order_by(correction.c.id)
        return [Correction(*row) for row in self._db.execute(query)]
