"""The embedded servers are real servers: a process, ports, mailboxes, and letters that survive the process."""

import json
import mailbox
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.imap import START, Mailbox
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.mail.servers.smtp import Courier, Outcome, Parcel, Sent
from tests.patience import PATIENCE

RAW = b"From: ann@mail.test\r\nTo: bob@mail.test\r\nSubject: x\r\n\r\nmixed\r\n..dots\r\n\xff\r\n"


def _send(server: SmtpServer, *raws: bytes) -> tuple[Outcome, ...]:
    courier = Courier(server)
    try:
        return courier.deliver([Parcel("ann@mail.test", "bob@mail.test", raw) for raw in raws])
    finally:
        courier.close()


@contextmanager
def _process(*options: str) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    command = [sys.executable, "-m", "adjudicator.mail.embedded", "--users", "ann,bob", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())
        finally:
            process.kill()


def _smtp(ready: dict[str, Any], user: str) -> SmtpServer:
    return SmtpServer(
        host=ready["host"], port=ready["smtp"], security="plain", user=user, password=ready["users"][user]
    )


def _imap(ready: dict[str, Any], user: str) -> ImapServer:
    return ImapServer(
        host=ready["host"], port=ready["imap"], security="plain", user=user, password=ready["users"][user]
    )


def test_mailboxes_are_written_as_maildir(post: Embedded, tmp_path: Path) -> None:
    texts = [RAW, RAW.replace(b"mixed", b"second"), RAW.replace(b"mixed", b"third")]
    for raw in texts:
        assert isinstance(_send(post.smtp("ann"), raw)[0], Sent)
    assert post.maildir(tmp_path) == {"gm": 0, "ann": 0, "bob": 3}
    files = sorted((tmp_path / "bob" / "new").iterdir())
    assert [file.read_bytes() for file in files] == texts
    assert [message["subject"] for message in mailbox.Maildir(tmp_path / "bob", create=False)] == ["x"] * 3


def test_a_letter_to_one_user_twice_is_delivered_once(post: Embedded) -> None:
    import smtplib

    server = post.smtp("ann")
    with smtplib.SMTP(server.host, server.port) as client:
        assert client.sendmail("ann@mail.test", ["bob@mail.test", "bob+a@mail.test", "gm@mail.test"], RAW) == {}
    assert (post.letters("bob"), post.letters("gm")) == ([RAW], [RAW])


def test_the_process_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    with _process("--export", str(tmp_path)) as (process, ready):
        assert set(ready) == {"host", "domain", "imap", "smtp", "users"}
        assert isinstance(_send(_smtp(ready, "ann"), RAW)[0], Sent)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    assert [file.read_bytes() for file in (tmp_path / "bob" / "new").iterdir()] == [RAW]


def test_a_letter_that_was_accepted_survives_kill_9(tmp_path: Path) -> None:
    raws = [RAW.replace(b"mixed", str(number).encode()) for number in range(5)]
    with _process("--state", str(tmp_path)) as (process, ready):
        for raw in raws:
            assert isinstance(_send(_smtp(ready, "ann"), raw)[0], Sent)
        before = Mailbox(_imap(ready, "bob"))
        cursor = before.fetch_new().cursor
        before.close()
        process.kill()
        process.wait(PATIENCE)
    with _process("--state", str(tmp_path)) as (_, ready):
        assert isinstance(_send(_smtp(ready, "ann"), RAW)[0], Sent)
        after = Mailbox(_imap(ready, "bob"))
        batch = after.fetch_new(cursor)
        after.close()
        assert [letter.raw for letter in batch.letters] == [*raws, RAW]
        assert batch.cursor.uid_validity not in {cursor.uid_validity, START.uid_validity}


def test_who_has_only_just_connected_is_hung_up_on() -> None:
    for _ in range(10):
        with Embedded({"ann": "ann"}) as post:
            servers = (post.imap("ann"), post.smtp("ann"))
            clients = [socket.create_connection((server.host, server.port), PATIENCE) for server in servers * 2]
        for client in clients:
            with client, suppress(ConnectionError):
                while client.recv(1024):
                    pass
