"""A service and a further worker at one PostgreSQL, each asked over HTTP how it is and what it does."""

import time
from collections.abc import Callable
from datetime import timedelta
from itertools import product
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.ports import free
from tests.postgres import PostgresServer
from tests.service.asked_over_http import get
from tests.service.served import served
from tests.service.several import about, create

pytestmark = pytest.mark.postgres

NAMES = ("andromeda", "mars")
WORK = """
import sys
from adjudicator.cli.main import app
app(["work", "--config", sys.argv[1], "--metrics", "127.0.0.1:{port}"])
"""


def until(true: Callable[[], bool], said: Callable[[], object]) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, said()
        time.sleep(0.05)


def figure(port: int, name: str) -> float:
    """A figure of a process, as Prometheus reads it; 0 for one that counts what has not happened there."""
    status, text = get(port, "/metrics")
    assert status == 200
    return next((float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(f"{name} ")), 0.0)


def test_each_says_how_the_database_is_and_counts_what_it_did_itself(tmp_path: Path, server: PostgresServer) -> None:
    one, other = free(), free()
    worker_said = (tmp_path / "worker.log").read_text
    url = server.create().replace("+psycopg", "")
    more = f'[store]\nurl = "{url}"\n[watching]\nmetrics = "127.0.0.1:{one}"\n'
    with served(tmp_path, more) as (service, _), (tmp_path / "worker.log").open("w+b") as log:
        service.start()
        for name in NAMES:
            create(service, name)
        worker = service.run(WORK.format(port=other), log)
        try:
            for player, name in product(range(3), NAMES):
                service.until(player, about(name, "phase 1"))
            until(lambda: "working: version=" in worker_said(), service.said)
            service.clock.move(service.clock.now() + timedelta(days=7))
            for player, name in product(range(3), NAMES):
                service.until(player, about(name, "phase 2"))
            for port in (one, other):
                until(lambda port=port: get(port, "/healthz") == (200, "all is well\n"), service.said)  # type: ignore[misc]
                assert figure(port, "adjudicator_healthy") == 1
                assert figure(port, 'adjudicator_games{status="running"}') == len(NAMES)
            # Whoever did a thing counts it, and nobody else.
            count = 'adjudicator_phases_total{title="postal-cosmic"}'
            until(lambda: figure(one, count) + figure(other, count) == len(NAMES), service.said)
            sent, said = 'adjudicator_mails_total{outcome="sent"}', (service.said, worker_said)
            for port, log_of in zip((one, other), said, strict=True):
                until(lambda port=port, of=log_of: figure(port, sent) == of().count("mail sent"), log_of)  # type: ignore[misc]
            assert service.stop() == 0
            # Nobody reads the mailbox any more; a worker cannot, and sees it.
            service.clock.move(service.clock.now() + timedelta(hours=1))
            status, why = get(other, "/healthz")
            assert (status, "has not been read to its end since" in why) == (503, True)
            assert figure(other, 'adjudicator_trouble{kind="mailbox"}') == 1
            worker.terminate()
            assert worker.wait(PATIENCE) == 0
        finally:
            worker.kill()
    assert "Traceback" not in worker_said()
