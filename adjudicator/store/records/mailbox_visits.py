"""When each mailbox was last read to its end: this reveals a service that was away, or a clock that jumps."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, bindparam, insert, select, update

from adjudicator.store.tables import tables

_OF_SOURCE = select(tables.look.c.at).where(tables.look.c.source == bindparam("this_source"))


class Looks:
    """The latest complete readings of all mailboxes, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, source: str) -> datetime | None:
        """When this mailbox was last read to its end; None if it never was."""
        found: datetime | None = self._db.execute(_OF_SOURCE, {"this_source": source}).scalar()
        return found

    def oldest(self, sources: Iterable[str]) -> datetime | None:
        """The earliest latest reading among these mailboxes; None if one of them was never read."""
        found = [self.of(source) for source in sources]
        return min((at for at in found if at is not None), default=None) if None not in found else None

    def note(self, source: str, at: datetime) -> None:
        """This mailbox was read to its end at an instant, which may be earlier than the last one."""
        look = tables.look
        done = self._db.execute(update(look).where(look.c.source == source).values(at=at))
        if done.rowcount == 0:
            self._db.execute(insert(look).values(source=source, at=at))
