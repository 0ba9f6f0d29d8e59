"""A real database for every test: an SQLite file, or with `-m postgres` a PostgreSQL of its own."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from adjudicator.store.database import Store
from adjudicator.store.values import Game
from tests.store.empty import lay
from tests.store.samples import a_game, three_seats


class PostgresServer:
    """The programs of the newest PostgreSQL on this machine, at work in one folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        installed = Path("/usr/lib/postgresql").glob("*/bin")
        self.programs = max(installed, key=lambda path: int(path.parent.name))
        # PostgreSQL refuses to run as root.
        self.user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(home, self.user, -1)

    def run(self, program: str, *words: str) -> None:
        with (self.home / "programs.log").open("a") as log:
            subprocess.run(
                [str(self.programs / program), *words],
                check=True,
                cwd=self.home,
                user=self.user,
                stdout=log,
                stderr=log,
            )

    def create(self, name: str) -> str:
        self.run("createdb", "-h", str(self.home), "-U", "gm", name)
        return f"postgresql+psycopg://gm@/{name}?host={self.home}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """A server that lives as long as the tests do, reachable by a socket of its own only."""
    home = Path(tempfile.mkdtemp(prefix="adjudicator-postgres-"))
    try:
        server = PostgresServer(home)
        server.run("initdb", "-D", "data", "-A", "trust", "-U", "gm", "-E", "UTF8", "--locale", "C")
        private = f"-c listen_addresses='' -k {home}"
        server.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", private, "start")
        try:
            yield server
        finally:
            server.run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home)


@pytest.fixture
def url(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if database == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    server: PostgresServer = request.getfixturevalue("server")
    return server.create(f"t{uuid4().hex}")


@pytest.fixture
def store(url: str, database: str, tmp_path: Path) -> Iterator[Store]:
    """A database with its tables, and nothing in them."""
    if database == "sqlite":
        lay(tmp_path / "games.db")
    store = Store(url)
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def game(store: Store) -> Game:
    """A forming game with three invited players."""
    with store.unit() as unit:
        return unit.games.create(a_game("andromeda"), three_seats("andromeda"))
