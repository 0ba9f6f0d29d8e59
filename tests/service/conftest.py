"""A service for every test, on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.hearing import hear
from tests.service.house import House

__all__ = ("hear",)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.store.close()
