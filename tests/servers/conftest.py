"""Dovecot and Exim as the distribution packages them, run as an ordinary user; only with `-m servers`."""

from collections.abc import Iterator

import pytest

from tests.servers.packaged import Packaged


@pytest.fixture
def post() -> Iterator[Packaged]:
    with Packaged() as servers:
        yield servers
