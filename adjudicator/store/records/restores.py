"""Restores from a backup: anything that happened after the backup is not in the files."""

from collections.abc import Mapping
from datetime import datetime

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert

from adjudicator.store.records import unheld_games
from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows


class Restore(Struct, frozen=True):
    """A restore; `games` are the latest phases of all games in it, by name, as JSON."""

    id: int
    at: datetime
    saved_at: datetime
    games: str


RESTORE = rows(tables.restore, Restore)


class Restores:
    """The restores of an installation, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, games: Mapping[str, int], *, saved_at: datetime, at: datetime) -> None:
        """Note a restore from a backup that was made at `saved_at`; `games` are the latest phases of all, by name.

        The restore ends with this unit of work: its caller has held all games.
        """
        said = msgspec.json.encode(games).decode()
        self._db.execute(insert(tables.restore).values(at=at, saved_at=saved_at, games=said))
        unheld_games.end(self._db)

    def all(self) -> list[Restore]:
        """Every restore, oldest first."""
        return [Restore(*row) for row in self._db.execute(RESTORE.order_by(tables.restore.c.id))]
