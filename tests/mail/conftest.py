"""Real mail servers on loopback for the tests that talk to them."""

import ssl
from collections.abc import Iterator

import pytest
import trustme

from adjudicator.mail.embedded import Embedded
from tests.ports import free

USERS = {"gm": "gm-secret", "ann": "ann-secret", "bob": "bob-secret"}


@pytest.fixture
def post() -> Iterator[Embedded]:
    with Embedded(USERS) as servers:
        yield servers


@pytest.fixture(scope="session")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture(scope="session")
def server_tls(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    return context


@pytest.fixture(scope="session")
def ca_file(authority: trustme.CA, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("tls") / "ca.pem"
    authority.cert_pem.write_to_path(str(path))
    return str(path)


@pytest.fixture
def closed_port() -> int:
    return free()
