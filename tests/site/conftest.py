"""The site that most tests look at, built once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.service.office.office import Office
from tests.site.games import built, pages, published


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    house = built(tmp_path_factory.mktemp("public"))
    yield house
    house.store.close()


@pytest.fixture(scope="session")
def folder(house: Office, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site") / "www"
    published(house, place)
    return place


@pytest.fixture(scope="session")
def both(house: Office, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same games in English, and below `de` in German."""
    place = tmp_path_factory.mktemp("both") / "www"
    published(replace(house, pages=("en", "de")), place)
    return place


@pytest.fixture(scope="session")
def site(folder: Path) -> dict[str, bytes]:
    return pages(folder)
