"""A real database for every test: an SQLite file, or with `-m postgres` a PostgreSQL of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Game
from tests.postgres import PostgresServer
from tests.store.empty import lay
from tests.store.samples import a_game, three_seats


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if database == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    server: PostgresServer = request.getfixturevalue("server")
    return server.create()


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
