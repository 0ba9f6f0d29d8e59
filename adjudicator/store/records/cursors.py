"""How far each mailbox has been read (RFC 3501: UIDs are valid under one UIDVALIDITY only)."""

from sqlalchemy import Connection, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import Cursor

CURSOR = rows(tables.cursor, Cursor)


class Cursors:
    """The reading positions of all mailboxes, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, source: str) -> Cursor | None:
        """How far this mailbox has been read; None if it never was."""
        cursor = tables.cursor
        row = self._db.execute(CURSOR.where(cursor.c.source == source)).first()
        return None if row is None else Cursor(*row)

    def advance(self, source: str, uidvalidity: int, uid: int) -> None:
        """Everything in the mailbox up to this UID is on file.

        The position never goes back under one UIDVALIDITY; under another one, the mailbox was
        numbered afresh and the position is set to the UID given (0: read it from its beginning).
        """
        cursor = tables.cursor
        before = self.of(source)
        if before is None:
            self._db.execute(insert(cursor).values(source=source, uidvalidity=uidvalidity, uid=uid))
        elif before.uidvalidity != uidvalidity or before.uid < uid:
            self._db.execute(update(cursor).where(cursor.c.source == source).values(uidvalidity=uidvalidity, uid=uid))
