"""Our doors against the servers that people use: letters in and out, a whole evening of a game, and a pipe."""

import sqlite3
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest
import typer
from imapclient import IMAPClient  # type: ignore[import-untyped]
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.proof.witness import Witness
from adjudicator.mail.servers import doctor
from adjudicator.mail.servers.imap import ConnectionLost, Mailbox
from adjudicator.mail.servers.smtp import Courier, Parcel, Refused, Sent
from adjudicator.mail.writing.signer import with_key
from adjudicator.rehearsal.waiting import LOOK_SECONDS
from adjudicator.service.games import games
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.mailroom.mail_sender import Sending
from tests.mail.signatures import PRIVATE, PUBLIC
from tests.patience import PATIENCE
from tests.servers.packaged import Packaged
from tests.service.house import GM_HALF, MAILBOX, PLAYERS, House
from tests.service.orders import attack, standing
from tests.service.served import Served

pytestmark = pytest.mark.servers


def send(post: Packaged, *letters: bytes, to: str = MAILBOX) -> None:
    courier = Courier(post.smtp("ann"))
    for raw in letters:
        assert isinstance(courier.deliver([Parcel(PLAYERS[0].address, to, raw)])[0], Sent)
    courier.close()


def fetched(house: House, source: ImapFolder, count: int) -> list[str | None]:
    """The verdicts on all letters, when so many have come since the last look."""
    until = time.monotonic() + PATIENCE
    come = source.fetch(house.office)
    while come < count and time.monotonic() < until:
        source.wait(1)
        come += source.fetch(house.office)
    assert come == count
    reception.handle_all(house.office)
    found, number = [], 1
    with house.store.unit() as unit:
        while (letter := unit.letters.get(number)) is not None:
            found.append(letter.verdict)
            number += 1
    return found


def answer(house: House, body: str) -> tuple[bytes, str]:
    report = house.last(0, "report")
    return house.raw(body, to=report.reply_to, answers=report), report.reply_to


def test_the_doctor_finds_nothing_wrong(post: Packaged) -> None:
    assert doctor.check_imap(post.imap("games")) == ()
    assert doctor.check_smtp(post.smtp("games")) == ()
    assert [one.kind for one in doctor.check_imap(replace(post.imap("games"), password="wrong"))] == ["login"]
    assert [one.kind for one in doctor.check_smtp(replace(post.smtp("games"), password="wrong"))] == ["login"]


def test_a_letter_to_a_plus_address_wakes_idle_and_counts(house: House, post: Packaged) -> None:
    house.begun()
    raw, to = answer(house, f"{attack(house)}\nNOTE to GM: Grüße, 大家好\n")
    source = ImapFolder(post.imap("games"))
    source.fetch(house.office)
    send(post, raw, to=to)
    assert fetched(house, source, 1) == ["accepted"]
    source.close()
    assert len(standing(house).clauses) == 1
    assert "大家好" in house.notices("note")[0]


def test_a_refused_recipient_is_told_at_once(post: Packaged) -> None:
    courier = Courier(post.smtp("games"))
    unknown, elsewhere = courier.deliver(
        [Parcel(MAILBOX, to, b"Subject: x\r\n\r\nx\r\n") for to in ("nobody@mail.test", "ann@elsewhere.test")]
    )
    courier.close()
    assert isinstance(elsewhere, Refused)
    assert isinstance(unknown, Sent | Refused)


def test_a_whole_evening_of_letters_comes_by_one_connection(post: Packaged) -> None:
    """Left to itself Exim delivers the first ten of a connection, and the others when it next looks at its queue."""
    send(post, *(f"Subject: letter {number}\r\n\r\nx\r\n".encode() for number in range(25)))
    until = time.monotonic() + PATIENCE
    while len(post.letters("games")) < 25 and time.monotonic() < until:
        time.sleep(LOOK_SECONDS)
    assert post.waiting() == 0
    assert len(post.letters("games")) == 25


def test_a_mailbox_without_its_indexes_counts_nothing_twice(house: House, post: Packaged) -> None:
    house.begun()
    send(post, answer(house, attack(house))[0])
    source = ImapFolder(post.imap("games"))
    assert fetched(house, source, 1) == ["accepted"]
    send(post, answer(house, "WITHDRAW ALL")[0])
    assert fetched(house, source, 1) == ["accepted", "accepted"]
    source.close()
    with IMAPClient("127.0.0.1", post.imap_port, ssl=False) as client:
        client.login("games", "games")
        before = client.select_folder("INBOX")[b"UIDVALIDITY"]
    time.sleep(1.1)  # Dovecot makes UIDVALIDITY from the second
    post.renumber("games")
    again = ImapFolder(post.imap("games"))
    assert fetched(house, again, 2) == ["accepted", "accepted", "duplicate", "duplicate"]
    again.close()
    with IMAPClient("127.0.0.1", post.imap_port, ssl=False) as client:
        client.login("games", "games")
        assert client.select_folder("INBOX")[b"UIDVALIDITY"] != before
    assert standing(house).clauses == ()


def test_letters_are_not_marked_and_may_be_moved_and_deleted(house: House, post: Packaged) -> None:
    house.begun()
    send(post, answer(house, attack(house))[0])
    source = ImapFolder(post.imap("games"), shared=True)
    assert fetched(house, source, 1) == ["accepted"]
    send(post, b"From: friend@elsewhere.test\r\nSubject: lunch\r\n\r\nAt noon?\r\n")
    with IMAPClient("127.0.0.1", post.imap_port, ssl=False) as client:
        client.login("games", "games")
        client.select_folder("INBOX")
        until = time.monotonic() + PATIENCE
        while len(uids := client.search("ALL")) < 2 and time.monotonic() < until:
            client.noop()
        assert {flags for found in client.get_flags(uids).values() for flags in found} <= {b"\\Recent"}
        client.create_folder("Away")
        client.move(uids, "Away")
        assert source.fetch(house.office) == 0
        client.select_folder("Away")
        client.move(client.search("ALL"), "INBOX")
    assert fetched(house, source, 1) == ["accepted", "duplicate"]
    source.close()


def test_a_connection_that_is_cut_is_made_again(house: House, post: Packaged) -> None:
    mailbox = Mailbox(post.imap("games"))
    mailbox.fetch_new()
    assert mailbox._client is not None
    mailbox._client.socket().shutdown(2)
    with pytest.raises(ConnectionLost):
        mailbox.fetch_new()
    assert mailbox.fetch_new().letters == ()
    mailbox.close()


def test_our_signature_survives_the_way(house: House, post: Packaged, tmp_path: Path) -> None:
    (tmp_path / "dkim.pem").write_bytes(PRIVATE)
    house.begun()
    courier = Courier(post.smtp("games"))
    sending = Sending(replace(house.office, sign=with_key("mail.test", "s1", tmp_path / "dkim.pem")), courier)
    while sending.send_some():
        pass
    courier.close()
    mailbox = Mailbox(post.imap("ann"))
    until = time.monotonic() + PATIENCE
    while not (letters := mailbox.fetch_new().letters) and time.monotonic() < until:
        mailbox.wait(1)
    mailbox.close()
    assert letters
    for letter in letters:
        assert Witness((), lambda *_: PUBLIC).examine(letter.raw, MAILBOX).by == "DKIM of mail.test"


def test_a_game_is_played_through_a_kill(post: Packaged, tmp_path: Path) -> None:
    service = Served(tmp_path, post)  # type: ignore[arg-type]
    try:
        service.start()
        games.create(service.office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
        for player in range(3):
            service.clients[player].reply(service.subject(player, "Will you play"), "JOIN\n", service.clock.now())
        reports = [service.subject(player, "turn 1 phase 1") for player in range(3)]
        service.kill()
        service.clients[0].reply(reports[0], "PASS\n", service.clock.now())
        service.start()
        service.subject(0, "Orders of Red")
        service.clock.move(service.clock.now() + timedelta(days=7))
        for player in range(3):
            service.subject(player, "turn 1 phase 2")
        assert service.stop() == 0
    finally:
        service.close()


def test_a_letter_through_a_pipe_waits_while_the_database_is_locked(post: Packaged, tmp_path: Path) -> None:
    service = Served(post.home, post)  # type: ignore[arg-type]
    try:
        code = "from adjudicator.store.database import connections; connections.BUSY_SECONDS = 0.2"
        code += "; from adjudicator.cli.main import run; run()"
        root = Path(__file__).parents[2]
        script = post.home / "deliver"
        script.write_text(
            f'#!/bin/sh\ncd {root} && exec env {_python()} -c "{code}" deliver --config {post.home}/adjudicator.toml\n'
        )
        script.chmod(0o755)
        service.office.store.close()
        post.own()
        send(post, b"From: ann@mail.test\r\nSubject: one\r\n\r\nPASS\r\n", to="games+x.y@mail.test")
        first = _on_file(service, 1)
        assert first, post.said()
        assert first[0].startswith(b"Delivered-To: games+x.y@mail.test\n")
        holder = sqlite3.connect(post.home / "adjudicator.db", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        send(post, b"From: ann@mail.test\r\nSubject: two\r\n\r\nPASS\r\n")
        until = time.monotonic() + PATIENCE
        while "returned 75" not in post.said() and time.monotonic() < until:
            time.sleep(0.1)
        assert "returned 75" in post.said()
        assert post.waiting() == 1
        holder.execute("ROLLBACK")
        holder.close()
        time.sleep(1.1)  # Exim tries again a second later at the earliest
        post.deliver_queue()
        assert [read(raw).subject for raw in _on_file(service, 2)] == ["one", "two"]
        assert post.waiting() == 0
    finally:
        service.close()


def _python() -> str:
    """A Python that the servers' user may run: ours, or the distribution's of the same version with our libraries."""
    own = Path(sys.executable).resolve()
    if all(folder.stat().st_mode & 0o001 for folder in (own, *own.parents)):
        return sys.executable
    other = Path(f"/usr/bin/python{sys.version_info.major}.{sys.version_info.minor}")
    if not other.exists():
        pytest.fail(f"{own} is in a folder that the servers' user may not enter, and there is no {other}")
    libraries = Path(typer.__file__).parents[1]
    return f"PYTHONPATH={libraries}:. {other}"


def _on_file(service: Served, count: int) -> list[bytes]:
    until = time.monotonic() + PATIENCE
    found: list[bytes] = []
    while len(found) < count and time.monotonic() < until:
        time.sleep(0.2)
        with service.office.store.unit() as unit:
            found = [letter.raw for letter in unit.letters.unhandled()]
    return found


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)
