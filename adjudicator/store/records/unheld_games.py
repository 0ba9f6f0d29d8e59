"""Restored games that have not been held yet, whose phases would end by themselves.

A restored file replaces another only when its games are held. A server's database is filled by another program, in its
own transaction. So an empty table shows that a restore has begun, until the transaction that holds the games drops it.
Nobody else can open the database in between, and a restore that is killed leaves the table there.
"""

from typing import Final

from sqlalchemy import Connection, text

from adjudicator.store.tables.errors import StoreUnusable

MARK: Final = "adjudicator_restoring"


def begin(db: Connection) -> bool:
    """Mark that a restore into a server's database has begun; returns whether none had begun before."""
    new = not _begun(db)
    db.execute(text(f"CREATE TABLE IF NOT EXISTS {MARK} ()"))
    return new


def end(db: Connection) -> None:
    """Remove the mark: all games are held, or nothing was changed."""
    if db.dialect.name != "sqlite":
        db.execute(text(f"DROP TABLE IF EXISTS {MARK}"))


def require_none(db: Connection, place: str) -> None:
    """Raise `StoreUnusable` if there may be such games in this database."""
    if _begun(db):
        raise StoreUnusable(
            f"{place}: a restore into it was broken off before its games were held; give the command again: "
            "adjudicator restore FILE --force"
        )


def _begun(db: Connection) -> bool:
    return (
        db.dialect.name != "sqlite"
        and db.execute(text("SELECT to_regclass(:mark)"), {"mark": MARK}).scalar() is not None
    )
