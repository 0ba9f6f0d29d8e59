"""Workers at one database share its games by their numbers, and nobody waits for one that is dead or hangs."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from adjudicator.rehearsal.waiting import wait_for
from adjudicator.service.work.shares import PATIENCE, Share
from adjudicator.store.database.database import Store
from tests.postgres import PostgresServer

GAMES = range(1, 9)


@contextmanager
def fellow(url: str) -> Iterator["subprocess.Popen[str]"]:
    """Another worker, until the end of the block or until it is killed."""
    words = [sys.executable, "-m", "tests.service.fellow", url]
    with subprocess.Popen(
        words, cwd=Path(__file__).parents[2], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "here\n"
            yield process
        finally:
            process.kill()


def shared(url: str) -> None:
    seconds = [0.0]
    store = Store(url)
    share = Share(store.crew(), lambda: seconds[0])
    assert not any(map(share.mine, GAMES)), "it has not looked yet"
    assert share.alone()
    assert share.of(GAMES) == list(GAMES)
    with fellow(url) as other:
        assert not share.alone()
        mine = list(filter(share.mine, GAMES))
        assert len(mine) == len(GAMES) / 2
        assert share.of(GAMES) == mine
        seconds[0] += PATIENCE / 2
        assert share.of(GAMES[:-2]) == mine[:-1]
        seconds[0] += PATIENCE / 2
        assert share.of(GAMES) == [*GAMES[:-2], mine[-1]], "what was done meanwhile has not been due for long"
        other.kill()
        other.wait()
        # A server notices it a moment later.
        wait_for(share.alone, "the end of the other", time.sleep)
        assert all(map(share.mine, GAMES)), "a worker that is dead has no share"
    share.close()
    store.close()


def test_workers_at_a_file_share_its_games(tmp_path: Path) -> None:
    shared(f"sqlite:///{tmp_path / 'games.db'}")


@pytest.mark.postgres
def test_workers_at_a_server_share_its_games(server: PostgresServer) -> None:
    shared(server.create())
