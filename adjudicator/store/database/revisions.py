"""The revisions of the tables: which one a database has, and the way to the latest."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from adjudicator.store.database.files import torn
from adjudicator.store.records import unheld_games
from adjudicator.store.records.database_faults import damaged
from adjudicator.store.tables.errors import StoreNewer

MIGRATIONS = Path(__file__).parents[1] / "migrations"

# The latest revision, repeated here so that an ordinary start need not load the migration library.
HEAD = "0034"


def cut(db: Connection, place: str) -> bool:
    """Whether a file ends within a page, which SQLite would take for an empty page (SQLite only)."""
    if db.dialect.name != "sqlite":
        return False
    size: int = db.exec_driver_sql("PRAGMA page_size").scalar_one()
    return Path(place).stat().st_size % size != 0


def require_whole(db: Connection, place: str) -> None:
    """Raise `StoreDamaged` if the file's pages contradict each other (SQLite only)."""
    if db.dialect.name == "sqlite":
        found = db.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise damaged(place, str(found))


def current(db: Connection, place: str) -> str | None:
    """The revision of the tables in this database; None if it is empty.

    Raises `StoreDamaged` if the tables are not ours.
    """
    names = [name for name in inspect(db).get_table_names() if name != unheld_games.MARK]
    if not names:
        return None
    if "alembic_version" in names:
        found = db.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found is not None:
            return str(found)
    raise damaged(place, f"it holds {', '.join(sorted(names)[:3])}, but not this program's tables")


def upgrade(db: Connection, place: str, to: str = HEAD) -> None:
    """Upgrade the tables to a revision, by default the latest, within this connection's transaction.

    Raises `StoreNewer` for an unknown revision, which is left as it is.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    # A percent sign in the path would be read as an interpolation.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = db
    was = current(db, place) or (to if to != HEAD else None)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if was is not None and was not in known:
        raise StoreNewer(
            f"{place}: a newer version of adjudicator wrote this database (its revision is {was}, "
            f"the latest known here is {HEAD}); nothing was changed. "
            "Install that version again, or restore a backup from before it"
        )
    command.upgrade(config, to)
    if db.dialect.name == "sqlite":
        found = torn(db.exec_driver_sql("PRAGMA foreign_key_check"))
        if found:
            raise damaged(place, found[0])
