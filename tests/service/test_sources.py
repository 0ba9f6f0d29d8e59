"""Where letters come from: a mailbox that is a person's too, a Maildir, a pipe; and all that moves meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from imapclient import IMAPClient  # type: ignore[import-untyped]

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.embedded.maildir import keep
from adjudicator.mail.servers.imap import ConnectionLost
from adjudicator.mail.servers.maildir import NoMaildir
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.mailroom.mail_sources import Pipe, Source
from adjudicator.service.mailroom.maildir_folder import MaildirFolder
from adjudicator.service.mailroom.shared_mailbox import concerns
from tests.service.arriving import FRIEND, answer, filed, send
from tests.service.house import MAILBOX, PLAYERS, House
from tests.service.orders import attack, standing
from tests.service.served import USERS

ANN = PLAYERS[0].address


@pytest.fixture(scope="module")
def post() -> Iterator[Embedded]:
    with Embedded(USERS) as servers:
        yield servers


@pytest.fixture
def mailbox(post: Embedded) -> Iterator[IMAPClient]:
    """The mailbox as its owner's mail program has it, empty."""
    with _client(post) as client:
        client.delete_messages(client.search("ALL"))
        client.expunge()
        yield client


@contextmanager
def _client(post: Embedded) -> Iterator[IMAPClient]:
    server = post.imap("games")
    with IMAPClient(server.host, server.port, ssl=False) as client:
        client.login(server.user, server.password)
        client.select_folder("INBOX")
        yield client


@contextmanager
def folder(post: Embedded, *, shared: bool = False) -> Iterator[ImapFolder]:
    source = ImapFolder(post.imap("games"), shared=shared)
    try:
        yield source
    finally:
        source.close()


# ---- an IMAP folder


def test_a_mailbox_numbered_anew_counts_nothing_twice(house: House, post: Embedded, mailbox: IMAPClient) -> None:
    house.begun()
    send(post, answer(house, attack(house)), answer(house, "WITHDRAW ALL"))
    with folder(post) as source:
        assert source.fetch(house.office) == 2
        assert [verdict for verdict, _ in filed(house)] == ["accepted", "accepted"]
        post.renumber("games")
        with pytest.raises(ConnectionLost):
            source.fetch(house.office)
        source.fetch(house.office)
        assert [verdict for verdict, _ in filed(house)] == ["accepted", "accepted", "duplicate", "duplicate"]
        assert source.fetch(house.office) == 0
    assert standing(house).clauses == ()  # the first letter has not come back to life
    assert len(house.mails(0, "answer/")) == 2


def test_letters_moved_away_and_back_count_once(house: House, post: Embedded, mailbox: IMAPClient) -> None:
    house.begun()
    send(post, answer(house, attack(house)))
    with folder(post) as source:
        source.fetch(house.office)
        if not mailbox.folder_exists("Games"):
            mailbox.create_folder("Games")
        mailbox.noop()
        mailbox.move(mailbox.search("ALL"), "Games")
        assert source.fetch(house.office) == 0
        mailbox.select_folder("Games")
        mailbox.move(mailbox.search("ALL"), "INBOX")
        assert source.fetch(house.office) == 1
        assert [verdict for verdict, _ in filed(house)] == ["accepted", "duplicate"]


def test_deleted_letters_are_passed_over_and_later_ones_are_not(
    house: House, post: Embedded, mailbox: IMAPClient
) -> None:
    house.begun()
    first, gone, last = (answer(house, said) for said in ("PASS", "RESIGN", attack(house)))
    with folder(post) as source:
        send(post, first, gone)
        mailbox.noop()
        mailbox.delete_messages(mailbox.search("ALL")[1:])
        mailbox.expunge()
        assert source.fetch(house.office) == 1
        mailbox.delete_messages(mailbox.search("ALL"))
        mailbox.expunge()
        send(post, last)
        assert source.fetch(house.office) == 1
    assert [raw for _, raw in filed(house)] == [first, last]


def test_of_a_mailbox_that_is_a_persons_too_only_what_is_for_a_game_is_touched(
    house: House, post: Embedded, mailbox: IMAPClient
) -> None:
    house.begun()
    mine = answer(house, attack(house))
    send(post, FRIEND, mine, FRIEND.replace(b"<f@x>", b"<g@x>"))
    mailbox.noop()
    uids = mailbox.search("ALL")
    mailbox.add_flags(uids[:1], [b"\\Flagged"])
    before = mailbox.get_flags(uids)
    with folder(post, shared=True) as source:
        assert source.fetch(house.office) == 1
        assert source.fetch(house.office) == 0
    assert filed(house) == [("accepted", mine)]
    assert mailbox.search("ALL") == uids
    assert mailbox.get_flags(uids) == before
    assert house.refusals("unknown_sender", "friend@elsewhere.test") == []


@pytest.mark.parametrize(
    ("to", "subject", "more", "body", "is_meant"),
    [
        (MAILBOX, "hello", "", "Lunch?", False),
        (MAILBOX, "PASS", "", "ATTACK planet 4", False),
        (MAILBOX, "[orion] lunch", "", "Lunch?", False),
        (MAILBOX, "hello", "In-Reply-To: <x.y.report.1.1@elsewhere.test>\n", "PASS", False),
        (MAILBOX, "hello", "References: <0123456789abcdef.mail@mail.test>\n", "PASS", False),
        ("games+shopping@mail.test", "hello", "", "Lunch?", False),
        (MAILBOX, "Re: [andromeda] Report", "", "PASS", True),
        (MAILBOX, "Re: [andromeda red 1 aaaaaaaaaa] Report", "", "PASS", True),
        ("games+andromeda.red.1@mail.test", "hello", "", "PASS", True),
        (MAILBOX, "hello", "In-Reply-To: <andromeda.red.report.1.1@mail.test>\n", "PASS", True),
        (MAILBOX, "JOIN andromeda", "", "", True),
        (MAILBOX, "hello", "", "Hi,\nJOIN andromeda\n", True),
    ],
)
def test_which_letters_are_for_a_game(
    house: House, to: str, subject: str, more: str, body: str, is_meant: bool
) -> None:
    house.begun()
    raw = f"From: stranger@elsewhere.test\nTo: {to}\nSubject: {subject}\n{more}\n{body}\n".encode()
    assert concerns(house.office, raw) is is_meant


def test_what_comes_back_is_for_a_game_by_the_letter_in_it(house: House) -> None:
    house.begun()
    report = house.mails(0, "report")[-1].raw
    bounce = b"From: MAILER-DAEMON@elsewhere.test\nContent-Type: text/plain\n\nUndeliverable:\n"
    assert concerns(house.office, bounce + report)
    assert not concerns(house.office, bounce)


# ---- a Maildir


def test_a_maildir_is_read_and_left_as_it_is(house: House, tmp_path: Path) -> None:
    house.begun()
    place = tmp_path / "Maildir"
    first, second = answer(house, attack(house)), answer(house, "WITHDRAW ALL")
    keep(place, 1, first)
    (place / "new" / ".hidden").write_bytes(FRIEND)
    source = MaildirFolder(place)
    assert source.fetch(house.office) == 1
    (file,) = (place / "new").glob("0*")
    seen = file.rename(place / "cur" / f"{file.name}:2,S")
    keep(place, 2, second)
    before = sorted(place.rglob("*"))
    assert source.fetch(house.office) == 1
    source.close()
    # After a restart, what is on file is known by its name, whatever flags were written behind it.
    again = MaildirFolder(place)
    assert again.fetch(house.office) == 0
    seen.unlink()
    assert again.fetch(house.office) == 0
    again.close()
    assert [raw for _, raw in filed(house)] == [first, second]
    assert sorted(place.rglob("*")) == [path for path in before if path != seen]


def test_a_maildir_may_be_a_persons_too(house: House, tmp_path: Path) -> None:
    house.begun()
    mine = answer(house, "PASS")
    for number, raw in enumerate((FRIEND, mine), start=1):
        keep(tmp_path / "Maildir", number, raw)
    source = MaildirFolder(tmp_path / "Maildir", shared=True)
    assert source.fetch(house.office) == 1
    source.close()
    assert [raw for _, raw in filed(house)] == [mine]


def test_what_is_no_maildir_is_said(house: House, tmp_path: Path) -> None:
    source = MaildirFolder(tmp_path / "nowhere")
    with pytest.raises(NoMaildir, match="cannot be read as a Maildir"):
        source.fetch(house.office)
    source.close()


# ---- waiting


@pytest.mark.parametrize("kind", ["maildir", "pipe"])
def test_waiting_ends_when_it_is_stopped(house: House, tmp_path: Path, kind: str) -> None:
    source: Source = Pipe() if kind == "pipe" else MaildirFolder(tmp_path)
    source.stop()
    source.wait(600)
    if kind == "pipe":
        assert source.fetch(house.office) == 0
    source.close()
