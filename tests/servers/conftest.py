"""Dovecot and Exim as the distribution packages them, run as an ordinary user; only with `-m servers`."""

from collections.abc import Iterator

import pytest

from tests.servers.packaged import Packaged


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "servers: runs on Dovecot and Exim from the distribution")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "servers" not in config.getoption("markexpr"):
        apart = [item for item in items if item.get_closest_marker("servers")]
        config.hook.pytest_deselected(items=apart)
        items[:] = [item for item in items if item not in apart]


@pytest.fixture
def post() -> Iterator[Packaged]:
    with Packaged() as servers:
        yield servers
