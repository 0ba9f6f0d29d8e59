"""Several senders at one outbox, as processes at a real mail server: every letter leaves once, and not too fast."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.service.office.office import Office, opened
from adjudicator.service.settings.toml_reader import load
from adjudicator.store.tables.values import NewMail
from tests.patience import PATIENCE
from tests.postgres import PostgresServer
from tests.service.served import USERS, configure

RATE = 1200


@pytest.fixture
def post() -> Iterator[Embedded]:
    with Embedded(USERS) as servers:
        yield servers


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def office(request: pytest.FixtureRequest, tmp_path: Path, post: Embedded) -> Iterator[Office]:
    more = ""
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("server")
        more = f'[store]\nurl = "{server.create()}"\n'
    found = opened(load(configure(tmp_path, post, more)))
    yield found
    found.store.close()


def queue(office: Office, count: int) -> list[bytes]:
    """Letters to Ann, each with words of its own."""
    mails = [
        NewMail(
            key=f"letter {number}",
            message_id=f"<{number}@mail.test>",
            game_id=None,
            seat=None,
            recipient="ann@mail.test",
            raw=f"Message-ID: <{number}@mail.test>\r\n\r\nletter {number}\r\n".encode(),
            due_at=office.clock.now(),
        )
        for number in range(count)
    ]
    with office.store.unit() as unit:
        assert unit.outbox.queue(mails) == count
    return [mail.raw for mail in mails]


def all_send(folder: Path, post: Embedded, senders: int, rate: int = 0) -> tuple[list[int], float]:
    """How many letters each of several processes has sent that began at the same time, and how long that took."""
    with ExitStack() as stack:
        crew = []
        for _ in range(senders):
            words = [str(folder / "adjudicator.toml"), str(post.smtp("games").port), str(rate)]
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.service.sender", *words],
                cwd=Path(__file__).parents[2],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            crew.append(stack.enter_context(process))
            stack.callback(process.kill)
        for one in crew:
            assert one.stdout is not None
            assert one.stdout.readline() == "ready\n"
        began = time.monotonic()
        for one in crew:
            assert one.stdin is not None
            one.stdin.write("go\n")
            one.stdin.flush()
        said = [one.communicate(timeout=PATIENCE)[0] for one in crew]
        return [int(count) for count in said], time.monotonic() - began


def test_no_letter_leaves_twice(office: Office, post: Embedded, tmp_path: Path) -> None:
    raws = queue(office, 200)
    counts, _ = all_send(tmp_path, post, senders=2)
    assert Counter(post.letters("ann")) == Counter(raws)
    assert sum(counts) == 200
    assert min(counts) > 0


@pytest.mark.postgres
def test_all_senders_together_keep_the_pace(office: Office, post: Embedded, tmp_path: Path) -> None:
    raws = queue(office, 40)
    counts, seconds = all_send(tmp_path, post, senders=2, rate=RATE)
    assert Counter(post.letters("ann")) == Counter(raws)
    assert sum(counts) == 40
    # Twenty go within one second, so the last of them begin after one.
    assert seconds >= 60 / RATE * (40 - 8)
