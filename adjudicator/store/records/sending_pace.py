"""How fast mails may leave: one row for all senders of an installation, in which they take turns."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, select, update

from adjudicator.store.tables import tables

MAIL: Final = "mail"
FARTHEST: Final = timedelta(minutes=5)
"""A turn further ahead than this was taken by a wrong clock, and does not count."""


class Paces:
    """The paces of an installation, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def next(self, at: datetime, name: str = MAIL) -> datetime:
        """The time of the next turn, `at` (now) or later; nobody else can take it before this unit of work ends."""
        pace = tables.pace
        query = select(pace.c.next_at).where(pace.c.name == name).with_for_update()
        found: datetime = self._db.execute(query).scalar_one()
        return found if at < found <= at + FARTHEST else at

    def take(self, at: datetime, wait: timedelta, name: str = MAIL) -> None:
        """Take the turn; the next one is after some time."""
        pace = tables.pace
        self._db.execute(update(pace).where(pace.c.name == name).values(next_at=at + wait))
