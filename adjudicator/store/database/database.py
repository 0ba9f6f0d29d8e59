"""The database: opened, upgraded, and used one unit of work at a time; see `connections` for who waits for whom."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from adjudicator.store.database import files, revisions, urls
from adjudicator.store.database.connections import Connections
from adjudicator.store.database.rehearsal import Rehearsal, rehearsing
from adjudicator.store.database.unit import Unit
from adjudicator.store.records import unheld_games
from adjudicator.store.tables.errors import StoreError, StoreUnusable

if TYPE_CHECKING:
    from adjudicator.store.database.crews import Crew
    from adjudicator.store.database.rival_services import Serving


class Store:
    """The game master's files, in one database.

    `url` is `sqlite:///PATH` (four slashes before an absolute path) or
    `postgresql://USER:PASSWORD@HOST/NAME`. Nothing is opened before it is needed. May be
    used from several threads; another process makes its own. Raises `StoreUnusable` for any other
    address.
    """

    def __init__(self, url: str) -> None:
        self._url = urls.checked(url)
        self._file = urls.file(self._url)
        self._connections = Connections(self._url)

    @property
    def place(self) -> str:
        """Where the games are, safe to show: the file, or the address without its password."""
        return self._connections.place

    @property
    def folder(self) -> Path | None:
        """The folder of the file in which the games are; None if they are on a server."""
        return None if self._file is None else self._file.parent

    @property
    def server(self) -> str | None:
        """The connection string for libpq, including the password; None if the games are in a file."""
        if self._file is not None:
            return None
        return self._url.set(drivername="postgresql").render_as_string(hide_password=False)

    def exists(self) -> bool:
        """Whether there is a database with tables in it. Creates nothing.

        Raises `StoreDamaged` or `StoreUnreachable` if that cannot be found out.
        """
        if self._file is not None:
            files.require_contents(self._file)
            if not self._file.exists():
                return False
        with self._connections.open() as db:
            return revisions.current(db, self.place) is not None

    def revision(self) -> str | None:
        """The revision of its tables; None if there are none. Creates nothing.

        Raises `StoreDamaged` or `StoreUnreachable` if that cannot be found out.
        """
        if not self.exists():
            return None
        with self._connections.open() as db:
            return revisions.current(db, self.place)

    def migrate(self, *, restoring: bool = False) -> None:
        """Create the tables, or upgrade those of an older version; safe to repeat.

        Raises `StoreUnusable` if a restore was interrupted, unless the caller is `restoring`. All of it is one
        transaction. Raises `StoreDamaged` for a file that is cut short or no database, and, if tables must be altered,
        for one with contradictory pages (`require_whole` looks for them in any case), `StoreNewer` for one written by a
        newer version, `StoreUnreachable` if it cannot be opened.
        """
        if self._file is not None:
            files.require_contents(self._file)
            files.make(self._file)
        with self._connections.open() as db:
            if not restoring:
                unheld_games.require_none(db, self.place)
            known = revisions.current(db, self.place)
            if known != revisions.HEAD or revisions.cut(db, self.place):
                revisions.require_whole(db, self.place)
            if known == revisions.HEAD:
                return
        with self._connections.altering() as db:
            revisions.upgrade(db, self.place)

    def make(self, revision: str) -> None:
        """Create the tables of a revision in a database that does not exist yet.

        Raises `StoreNewer` for a revision that this program does not know.
        """
        assert self._file is not None, "a server's database is made by whoever runs the server"
        files.make(self._file)
        with self._connections.altering() as db:
            revisions.upgrade(db, self.place, revision)

    def require_whole(self) -> None:
        """Raise `StoreDamaged` if the file's pages contradict each other; reads all of them.

        PostgreSQL checks itself.
        """
        with self._connections.open() as db:
            revisions.require_whole(db, self.place)

    @contextmanager
    def rehearsed(self) -> Iterator[Unit]:
        """A unit of work on upgraded tables of which nothing is kept: everything is undone at the end.

        Raises what `migrate` raises. Other writers wait meanwhile.
        """
        with self._connections.altering() as db:
            revisions.upgrade(db, self.place)
            try:
                yield Unit(db)
            finally:
                db.rollback()

    @contextmanager
    def unit(self, game: int | None = None) -> Iterator[Unit]:
        """One unit of work: kept completely when the `with` ends, undone completely if it raises.

        Other writers wait meanwhile, so do nothing slow within it. A unit that says which `game` it is about, and
        writes nothing about others, lets units about other games run in parallel if the database can do that
        (PostgreSQL). Raises `StoreBusy` if another one does not end within half a minute.
        """
        with self._connections.writing(game) as db:
            yield Unit(db)

    @contextmanager
    def rehearsing(self, game: int | None = None) -> Iterator[tuple[Unit, Rehearsal]]:
        """A unit of work of which everything is noted and undone at the end; see `Unit.carry_out`.

        Others wait meanwhile as they do for a `unit`.
        """
        with self._connections.writing(game) as db, rehearsing(db) as rehearsal:
            try:
                yield Unit(db), rehearsal
            finally:
                db.rollback()

    @contextmanager
    def part(self, unit: Unit) -> Iterator[None]:
        """A part of a unit of work that can be undone by itself if it raises."""
        with self._connections.explaining(), unit.part():
            yield

    @contextmanager
    def beside(self) -> Iterator[Unit]:
        """A unit of work about no game that locks its own rows: on PostgreSQL others can run in parallel."""
        if self.server is None:
            with self.unit() as unit:
                yield unit
            return
        with self._connections.writing(alone=False) as db:
            yield Unit(db)

    @contextmanager
    def reading(self) -> Iterator[Unit]:
        """A read-only view of the files, for which nobody waits. Nothing may be written in it.

        All of it shows one instant, whatever others write meanwhile: no phase ends between two queries.
        """
        with self._connections.reading() as db:
            yield Unit(db)

    @contextmanager
    def looking(self) -> Iterator[Unit]:
        """The same, for code that may try to write: a StoreError stops it."""
        if self.server is not None:
            with self.reading() as unit:
                yield unit
            return
        with self._connections.open() as db:
            db.exec_driver_sql("PRAGMA query_only = ON")
            try:
                db.exec_driver_sql("BEGIN")
                yield Unit(db)
            finally:
                db.exec_driver_sql("PRAGMA query_only = OFF")

    @contextmanager
    def restoring(self) -> Iterator[None]:
        """Fill a server's database. Nobody can open it from now on until a restore is noted there (`Restores.add`).

        If it raises a StoreError, nothing was changed, and the database can be opened again as before.
        """
        with self.connection() as db:
            new = unheld_games.begin(db)
        try:
            yield
        except StoreError:
            if new:
                with self.connection() as db:
                    unheld_games.end(db)
            raise

    def copy_to(self, other: "Store") -> Mapping[str, int]:
        """Copy everything into an empty database, completely or not at all; returns the number of rows by table.

        Nobody writes into either meanwhile. Raises `StoreUnusable` if this one has not been upgraded, or the other is
        not empty.
        """
        from adjudicator.store.database.copying_rows import copied

        if self.revision() != revisions.HEAD:
            raise StoreUnusable(f"{self.place} is of another version: run `adjudicator upgrade` first")
        other.migrate()
        with self.connection() as source, other.connection() as target:
            return copied(source, target, other.place)

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """One transaction without other writers, for work on whole tables within this package."""
        with self._connections.writing() as db:
            yield db

    def compact(self) -> bool:
        """Leave nothing of deleted rows in the file, nor in the log beside it; on a server, that is its own affair.

        Other writers wait meanwhile. False if somebody was reading, so that it must be repeated. Raises `StoreBusy` if
        a writer does not end in time.
        """
        if self._file is None:
            return True
        with self._connections.open() as db:
            db.exec_driver_sql("VACUUM")
            return not db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]

    def serving(self) -> "Serving":
        """A service's place at the database of a `server`, by which another service is noticed."""
        from adjudicator.store.database.rival_services import Serving

        return Serving(self._connections.separate(), self.place)

    def crew(self) -> "Crew":
        """The workers at this database, of whom this process is to be one."""
        from adjudicator.store.database.crews import Crew, InFile, OnServer

        if self._file is not None:
            path = self._file.with_name(f"{self._file.name}.workers")
            return Crew(lambda: InFile(path))
        return Crew(lambda: OnServer(self._connections.separate(), self.place))

    def close(self) -> None:
        """Close every connection. The store may be used again afterwards."""
        self._connections.engine.dispose()
