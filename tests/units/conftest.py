"""A service on a database of its own, as the units run one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.store.close()
