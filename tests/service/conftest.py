"""A service for every test, on a database of its own, and mail servers for those that want some."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.smtp import Courier
from tests.service.hearing import hear
from tests.service.house import House
from tests.service.seats import REPLACE, YELLOW, phase
from tests.service.served import USERS

__all__ = ("hear",)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.store.close()


@pytest.fixture
def vacated(house: House) -> House:
    """A game of four whose Yellow has not written for two phases."""
    house.begun(players=4, options=REPLACE)
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    return house


@pytest.fixture
def post() -> Iterator[Embedded]:
    with Embedded(USERS) as servers:
        yield servers


@pytest.fixture
def courier(post: Embedded) -> Iterator[Courier]:
    found = Courier(post.smtp("games"))
    yield found
    found.close()
