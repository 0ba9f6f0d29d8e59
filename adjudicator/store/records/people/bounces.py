"""Addresses from which letters came back, until their owners write again."""

from datetime import datetime

from sqlalchemy import Connection, bindparam, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import Bounce

BOUNCE = rows(tables.bounce, Bounce)
_HEARD = (
    update(tables.bounce)
    .where(tables.bounce.c.address == bindparam("this_address"), tables.bounce.c.count > 0)
    .values(count=0)
)


class Bounces:
    """The addresses that mail does not reach, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, address: str, *, at: datetime) -> Bounce | None:
        """A letter to this address came back; returns what was on file before."""
        bounce = tables.bounce
        before = self._of(address)
        if before is None:
            self._db.execute(insert(bounce).values(address=address, count=1, latest=at))
        else:
            self._db.execute(
                update(bounce).where(bounce.c.address == address).values(count=before.count + 1, latest=at)
            )
        return before

    def count(self, address: str) -> int:
        """How many letters to this address have come back since its owner last wrote."""
        found = self._of(address)
        return 0 if found is None else found.count

    def heard(self, address: str) -> None:
        """A letter came from this address: it is in use."""
        self._db.execute(_HEARD, {"this_address": address})

    def _of(self, address: str) -> Bounce | None:
        bounce = tables.bounce
        row = self._db.execute(BOUNCE.where(bounce.c.address == address)).first()
        return None if row is None else Bounce(*row)
