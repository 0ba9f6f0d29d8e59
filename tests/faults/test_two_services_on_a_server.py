"""Two services on one PostgreSQL database from two folders: each works, and the game master is told of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.service.office.office import Office
from adjudicator.service.settings.configuration import Settings, Storage, example_text
from adjudicator.service.settings.toml_reader import read
from adjudicator.service.work.rival_services import taken
from adjudicator.store.tables.errors import StoreError
from tests.postgres import PostgresServer
from tests.postgres import at_work as running
from tests.service.house import House

pytestmark = pytest.mark.postgres


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    with running() as server:
        yield server


@pytest.fixture
def house(tmp_path: Path, postgres: PostgresServer) -> Iterator[House]:
    house = House(tmp_path)
    house.move_to(postgres.create("games"))
    yield house
    house.store.close()


def settings(house: House, folder: Path) -> Settings:
    folder.mkdir()
    url = house.store._url.render_as_string(hide_password=False)
    return replace(read(example_text(), folder / "adjudicator.toml"), store=Storage(url=url))


def look(office: Office, settings: Settings) -> None:
    with taken(office, settings) as place:
        assert place is not None
        place.look()


def test_the_second_one_is_told_of_once_and_a_stopped_one_is_none(house: House, tmp_path: Path) -> None:
    one, other = settings(house, tmp_path / "one"), settings(house, tmp_path / "other")
    with taken(house.office, one) as place:
        assert place is not None
        for _ in range(2):
            place.look()
        assert house.notices() == []
        for _ in range(2):
            look(house.office, other)
        (told,) = house.notices("two services")
        assert told.startswith("Another service is at work with postgresql")
        assert f"beside that in {tmp_path / 'other'}: stop one of them" in told
        assert "\n" not in told
        with house.store.unit() as unit:
            unit.notices.see([one.id for one in unit.notices.unseen()], house.clock.now())
    look(house.office, other)
    assert house.notices() == []


def test_a_server_that_is_started_again_makes_nobody_the_second(
    house: House, tmp_path: Path, postgres: PostgresServer
) -> None:
    with taken(house.office, settings(house, tmp_path / "one")) as place:
        assert place is not None
        place.look()
        postgres.stop()
        with pytest.raises(StoreError):
            place.look()
        postgres.start()
        place.look()
        assert house.notices() == []
        look(house.office, settings(house, tmp_path / "other"))
        assert len(house.notices("two services")) == 1
