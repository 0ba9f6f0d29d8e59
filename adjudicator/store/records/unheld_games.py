"""Games that were put back and have not been held yet, whose phases would end by themselves.

A file takes the place of another only when its games are held. A server's database is filled by another program, in a
transaction of its own; so a table that has nothing in it shows that a restore has begun, until the transaction in which
the games are held drops it. Nobody else can open the database in between, and whoever is killed leaves it so.
"""

from typing import Final

from sqlalchemy import Connection, text

from adjudicator.store.tables.errors import StoreUnusable

MARK: Final = "adjudicator_restoring"


def begin(db: Connection) -> bool:
    """Show that a restore into a server's database has begun; whether none had before."""
    new = not _begun(db)
    db.execute(text(f"CREATE TABLE IF NOT EXISTS {MARK} ()"))
    return new


def end(db: Connection) -> None:
    """Show that all games are held, or that nothing was changed."""
    if db.dialect.name != "sqlite":
        db.execute(text(f"DROP TABLE IF EXISTS {MARK}"))


def require_none(db: Connection, place: str) -> None:
    """Raise `StoreUnusable` if there may be any in this database."""
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
