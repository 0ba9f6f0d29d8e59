"""Letters are fetched once each, in order, whatever the server and the network do."""

import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers import imap
from adjudicator.mail.servers.imap import START, Batch, ConnectionLost, Cursor, Mailbox
from adjudicator.mail.servers.server_settings import ImapServer
from adjudicator.mail.servers.smtp import Courier, Parcel, Sent
from tests.mail.scripted import Line, Talk, scripted
from tests.patience import PATIENCE

SOON = PATIENCE / 2
"""Whoever misses a notice waits for twice as long."""


@pytest.fixture(autouse=True)
def _asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imap, "IDLE_SECONDS", 2 * PATIENCE)


def _raw(text: str) -> bytes:
    return f"From: ann@mail.test\r\nTo: gm@mail.test\r\nSubject: x\r\n\r\n{text}\r\n".encode()


def _send(post: Embedded, *texts: str) -> None:
    courier = Courier(post.smtp("ann"))
    outcomes = courier.deliver([Parcel("ann@mail.test", "gm@mail.test", _raw(text)) for text in texts])
    courier.close()
    assert {type(outcome) for outcome in outcomes} <= {Sent}


@contextmanager
def _mailbox(server: ImapServer) -> Iterator[Mailbox]:
    mailbox = Mailbox(server)
    try:
        yield mailbox
    finally:
        mailbox.close()


def _everything(mailbox: Mailbox, cursor: Cursor = START) -> tuple[list[bytes], Cursor]:
    found: list[bytes] = []
    while (batch := mailbox.fetch_new(cursor)).letters:
        found.extend(letter.raw for letter in batch.letters)
        cursor = batch.cursor
    return found, batch.cursor


def test_letters_come_once_each_and_byte_for_byte(post: Embedded) -> None:
    texts = [".", "..two", "ü", "long " * 100, ""]
    with _mailbox(post.imap("gm")) as mailbox:
        assert mailbox.fetch_new().letters == ()
        for text in texts:
            _send(post, text)
        found, cursor = _everything(mailbox)
        assert found == [_raw(text) for text in texts]
        assert _everything(mailbox, cursor) == ([], cursor)
        _send(post, "more")
        assert _everything(mailbox, cursor)[0] == [_raw("more")]


def test_an_old_cursor_finds_the_same_letters_after_a_restart_of_ours(post: Embedded) -> None:
    _send(post, "one", "two")
    with _mailbox(post.imap("gm")) as mailbox:
        first = mailbox.fetch_new()
    with _mailbox(post.imap("gm")) as again:
        assert again.fetch_new() == first
        assert again.fetch_new(first.cursor).letters == ()


def test_more_letters_than_are_fetched_at_once(post: Embedded) -> None:
    texts = [str(number) for number in range(250)]
    for at in range(0, 250, 50):
        _send(post, *texts[at : at + 50])
    with _mailbox(post.imap("gm")) as mailbox:
        found, _ = _everything(mailbox)
    assert sorted(found) == sorted(map(_raw, texts))


def test_a_large_letter_is_cut_and_its_size_told(post: Embedded) -> None:
    _send(post, "x\r\n" * 2000, "small")
    mailbox = Mailbox(post.imap("gm"), largest=1000)
    letters = mailbox.fetch_new().letters
    mailbox.close()
    assert sorted((letter.size, len(letter.raw)) for letter in letters) == [
        (len(_raw("small")), len(_raw("small"))),
        (len(_raw("x\r\n" * 2000)), 1000),
    ]


def test_another_uidvalidity_fetches_everything_again(post: Embedded) -> None:
    _send(post, "one", "two")
    with _mailbox(post.imap("gm")) as mailbox:
        found, cursor = _everything(mailbox)
        post.renumber("gm")
        with pytest.raises(ConnectionLost):
            mailbox.fetch_new(cursor)
        again, after = _everything(mailbox, cursor)
    assert again == found
    assert after.uid == cursor.uid
    assert after.uid_validity != cursor.uid_validity


def test_flags_are_left_alone(post: Embedded) -> None:
    from imapclient import IMAPClient  # type: ignore[import-untyped]

    _send(post, "one")
    with _mailbox(post.imap("gm")) as mailbox:
        uid = mailbox.fetch_new().letters[0].uid
    server = post.imap("gm")
    with IMAPClient(server.host, server.port, ssl=False) as client:
        client.login(server.user, server.password)
        client.select_folder("INBOX")
        assert b"\\Seen" not in client.get_flags([uid])[uid]
        client.add_flags([uid], [b"\\Seen", b"\\Deleted"])
    with _mailbox(post.imap("gm")) as mailbox:
        assert len(mailbox.fetch_new().letters) == 1


def test_idle_wakes_when_a_letter_comes(post: Embedded) -> None:
    with _mailbox(post.imap("gm")) as mailbox:
        cursor = mailbox.fetch_new().cursor
        thread = threading.Thread(target=_send, args=(post, "now"))
        began = time.monotonic()
        thread.start()
        assert mailbox.wait(PATIENCE)
        assert time.monotonic() - began < SOON
        thread.join()
        assert [letter.raw for letter in mailbox.fetch_new(cursor).letters] == [_raw("now")]


def test_a_letter_that_came_between_looking_and_waiting_is_not_missed(post: Embedded) -> None:
    with _mailbox(post.imap("gm")) as mailbox:
        mailbox.fetch_new()
        _send(post, "between")
        began = time.monotonic()
        assert mailbox.wait(PATIENCE)
        assert time.monotonic() - began < SOON


def test_waiting_ends_when_its_time_is_over(post: Embedded) -> None:
    with _mailbox(post.imap("gm")) as mailbox:
        mailbox.fetch_new()
        assert not mailbox.wait(0.05)


class _Listener:
    """Fetches letters as they come, in a thread of its own, as a service does."""

    def __init__(self, mailbox: Mailbox) -> None:
        self.mailbox = mailbox
        self.batches: queue.Queue[Batch] = queue.Queue()
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._listen)
        self.thread.start()

    def _listen(self) -> None:
        cursor = START
        while not self.stopped.is_set():
            try:
                batch = self.mailbox.fetch_new(cursor)
                cursor = batch.cursor
                if batch.letters:
                    self.batches.put(batch)
                else:
                    self.mailbox.wait(PATIENCE)
            except ConnectionLost:
                continue

    def next(self, count: int) -> list[bytes]:
        found: list[bytes] = []
        while len(found) < count:
            found += [letter.raw for letter in self.batches.get(timeout=PATIENCE).letters]
        return found

    def stop(self) -> None:
        self.stopped.set()
        self.mailbox.stop()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.mailbox.close()


def test_a_dropped_connection_is_made_again(post: Embedded) -> None:
    listener = _Listener(Mailbox(post.imap("gm")))
    for text in ("one", "two", "three"):
        _send(post, text)
        assert listener.next(1) == [_raw(text)]
        post.hang_up()
    listener.stop()
    assert listener.batches.empty()


def test_waiting_stops_at_once(post: Embedded) -> None:
    listener = _Listener(Mailbox(post.imap("gm")))
    _send(post, "one")
    listener.next(1)
    began = time.monotonic()
    listener.stop()
    assert time.monotonic() - began < SOON


def test_a_stopped_mailbox_does_not_wait(post: Embedded) -> None:
    with _mailbox(post.imap("gm")) as mailbox:
        mailbox.stop()
        assert not mailbox.wait(PATIENCE)


def test_an_unreachable_server_is_named(closed_port: int) -> None:
    with (
        _mailbox(ImapServer(host="127.0.0.1", port=closed_port, security="plain")) as mailbox,
        pytest.raises(ConnectionLost, match=f"127.0.0.1:{closed_port} cannot be used"),
    ):
        mailbox.fetch_new()


def test_a_wrong_password_is_told(post: Embedded) -> None:
    good = post.imap("gm")
    bad = ImapServer(host=good.host, port=good.port, security="plain", user="gm", password="wrong")
    with _mailbox(bad) as mailbox, pytest.raises(ConnectionLost, match="cannot be used"):
        mailbox.fetch_new()


def _tagged(line: Line, answers: dict[str, bytes]) -> str:
    """Answer one command: what it needs first, then OK with its tag; the command's name."""
    said = line.hear().split()
    if not said:
        return ""
    name = said[1].decode().upper()
    line.say(answers.get(name, b"") + said[0] + b" OK done\r\n")
    return name


def _talk(idle: Talk, capabilities: bytes = b"IMAP4rev1 IDLE") -> Talk:
    """An IMAP server with one empty folder, up to IDLE, which is told apart."""
    answers = {
        "CAPABILITY": b"* CAPABILITY " + capabilities + b"\r\n",
        "EXAMINE": b"* 0 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 1] ok\r\n",
    }

    def talk(line: Line) -> None:
        line.say(b"* OK ready\r\n")
        while _tagged(line, answers) not in {"EXAMINE", ""}:
            pass
        idle(line)

    return talk


def _local(port: int) -> ImapServer:
    return ImapServer(host="127.0.0.1", port=port, security="plain", user="gm", password="x", timeout=PATIENCE)


def _end_idle(line: Line, tag: bytes) -> None:
    while (said := line.hear().strip()) != b"DONE":
        assert said
    line.say(tag + b" OK idle done\r\n")
    line.hear()


def test_a_notice_in_the_same_segment_as_the_answer_to_idle_is_heard() -> None:
    def idle(line: Line) -> None:
        tag = line.hear().split()[0]
        line.say(b"+ idling\r\n* 1 EXISTS\r\n")
        _end_idle(line, tag)

    with scripted(_talk(idle)) as port, _mailbox(_local(port)) as mailbox:
        mailbox.fetch_new()
        began = time.monotonic()
        assert mailbox.wait(PATIENCE)
        assert time.monotonic() - began < SOON


def test_a_notice_split_over_two_segments_is_heard() -> None:
    def idle(line: Line) -> None:
        tag = line.hear().split()[0]
        line.say(b"+ idling\r\n")
        line.say(b"* 1 EXI")
        assert line.hear().strip() == b"DONE"
        line.say(b"STS\r\n" + tag + b" OK idle done\r\n")
        line.hear()

    with scripted(_talk(idle)) as port, _mailbox(_local(port)) as mailbox:
        mailbox.fetch_new()
        assert mailbox.wait(PATIENCE)


def test_a_sign_of_life_is_no_letter() -> None:
    def idle(line: Line) -> None:
        tag = line.hear().split()[0]
        line.say(b"+ idling\r\n* OK still here\r\n")
        assert line.hear().strip() == b"DONE"
        line.say(tag + b" OK idle done\r\n")
        tag = line.hear().split()[0]
        line.say(b"+ idling\r\n* 1 EXISTS\r\n")
        _end_idle(line, tag)

    with scripted(_talk(idle)) as port, _mailbox(_local(port)) as mailbox:
        mailbox.fetch_new()
        assert mailbox.wait(PATIENCE)


def test_a_server_that_hangs_up_during_idle_is_noticed() -> None:
    def idle(line: Line) -> None:
        line.hear()
        line.say(b"+ idling\r\n")

    with scripted(_talk(idle)) as port, _mailbox(_local(port)) as mailbox:
        mailbox.fetch_new()
        began = time.monotonic()
        with pytest.raises(ConnectionLost):
            mailbox.wait(PATIENCE)
        assert time.monotonic() - began < SOON


def test_a_server_without_idle_is_asked_again() -> None:
    def quiet(line: Line) -> None:
        assert not line.hear().upper().endswith(b"IDLE\r\n")

    with scripted(_talk(quiet, b"IMAP4rev1")) as port, _mailbox(_local(port)) as mailbox:
        mailbox.fetch_new()
        assert mailbox.wait(0.05)
