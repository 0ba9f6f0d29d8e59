"""What is fetched again after a restore: commands of game masters, and the letters by which a game begins."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.servers.client import Client
from adjudicator.rehearsal.people import MASTER
from adjudicator.service.games import games
from adjudicator.service.maintenance import resumption
from tests.faults.installation import NAME, Installation, installed, put_back, saved


@pytest.fixture
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installation]:
    (tmp_path / "games").mkdir()
    with installed(tmp_path / "games", monkeypatch) as found:
        found.begin()
        yield found


def commands(one: Installation, words: str) -> None:
    """The game master writes with the key that he has now."""
    account = (one.post.address(MASTER.user), one.post.imap(MASTER.user), one.post.smtp(MASTER.user))
    client = Client("", *account)
    with one.office.store.unit() as unit:
        serial = games.named(unit, NAME).serial
    to = one.office.master_reply_to(NAME, client.address, serial)
    client.write(to or "", f"GM {NAME}", words, one.clock.now())
    client.close()


def test_commands_that_are_fetched_again_let_nothing_go_on(one: Installation) -> None:
    """They were given when players had been told less. All else in them is done as it was then."""
    file = saved(one)
    commands(one, "ORDERS FOR Red turn 1 phase 1\nPASS\nEND\nPAUSE\nRESUME")
    one.work()
    one.pass_time(days=1)
    commands(one, "ADJUDICATE turn 1 phase 1")
    one.work()
    assert len(one.phases()) == 2
    one.pass_time(days=7)
    put_back(one, file)
    one.work()
    (phase,) = one.phases()
    assert phase.held is not None
    assert sorted(letter.verdict or "" for letter in one.letters()) == ["accepted", "commanded", "commanded"]
    answers = [read(raw) for user, raw in one.got() if user == MASTER.user and b"NOT ALL DONE" in raw]
    assert len(answers) == 2
    for answer in answers:
        assert "your key is from before the files were put back" in " ".join(line.text for line in answer.lines)
    # With the key that came with such an answer he is obeyed.
    commands(one, "RESUME\nADJUDICATE turn 1 phase 1")
    one.work()
    assert len(one.phases()) == 2


def test_a_game_that_begins_again_waits_as_all_do(one: Installation) -> None:
    """It began after the backup, and players may know more of it than its files."""
    players = [games.Player(client.name, client.address) for client in one.clients]
    games.create(one.office, title="postal-cosmic", name="lyra", players=players, gm_half=bytes(32))
    one.work()
    file = saved(one)
    for seat in range(3):
        one.write(seat, "JOIN\n", "[lyra]")
    one.work()
    put_back(one, file)
    one.work()
    assert [waits.game for waits in resumption.waiting(one.office)[0]] == [NAME, "lyra"]
