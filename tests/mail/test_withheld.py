"""A letter that the server does not give is asked for again, named if that is in vain, and keeps no other waiting."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from imapclient import IMAPClient  # type: ignore[import-untyped]

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.imap import START, ConnectionLost, Cursor, Mailbox
from adjudicator.mail.servers.imap_fetch import MOST_LOST, Withheld
from adjudicator.mail.servers.server_settings import ImapServer
from adjudicator.mail.servers.smtp import Courier, Parcel
from tests.mail.obstinate import Manner, Obstinate, obstinate

WHOLE = ("no", "bad", "hang up", "bye", "cut off", "too short", "rubbish", "unclosed", "brackets", "closed brackets")
ONE = ("leave out", "nil", "empty", "quotes", "number", "other part", "no number")


def raw(text: str) -> bytes:
    return f"From: ann@mail.test\r\nTo: gm@mail.test\r\nSubject: x\r\n\r\n{text}\r\n".encode()


def send(post: Embedded, *texts: str) -> None:
    courier = Courier(post.smtp("ann"))
    courier.deliver([Parcel("ann@mail.test", "gm@mail.test", raw(text)) for text in texts])
    courier.close()


@contextmanager
def before(post: Embedded) -> Iterator[tuple[Obstinate, Mailbox]]:
    with obstinate(post.imap("gm")) as (server, settings):
        mailbox = Mailbox(settings)
        try:
            yield server, mailbox
        finally:
            mailbox.close()


def uids(server: ImapServer) -> list[int]:
    with IMAPClient(server.host, server.port, ssl=False) as client:
        client.login(server.user, server.password)
        client.select_folder("INBOX", readonly=True)
        return sorted(client.search("ALL"))


def everything(mailbox: Mailbox) -> tuple[list[bytes], list[Withheld]]:
    found: list[bytes] = []
    withheld: list[Withheld] = []
    cursor = START
    while not (batch := mailbox.fetch_new(cursor)).empty:
        found += [letter.raw for letter in batch.letters]
        withheld += batch.withheld
        cursor = batch.cursor
    return found, withheld


@pytest.mark.parametrize("how", [*WHOLE, *ONE])
def test_what_is_never_given_is_named_and_the_others_come(post: Embedded, how: str) -> None:
    send(post, "one", "two", "three")
    _, bad, _ = uids(post.imap("gm"))
    with before(post) as (server, mailbox):
        server.manners[bad] = Manner(how)
        found, withheld = everything(mailbox)
        assert found == [raw("one"), raw("three")]
        assert [one.uid for one in withheld] == [bad]
        assert withheld[0].why
        assert server.asked.count((bad,)) == 2


@pytest.mark.parametrize("how", [*WHOLE, *ONE])
def test_what_is_given_when_it_is_asked_for_again_comes_in_its_place(post: Embedded, how: str) -> None:
    send(post, "one", "two", "three")
    bad, _, _ = uids(post.imap("gm"))
    with before(post) as (server, mailbox):
        server.manners[bad] = Manner(how, times=2)
        assert everything(mailbox) == ([raw("one"), raw("two"), raw("three")], [])


@pytest.mark.parametrize("how", [*WHOLE, "more", "less", "leave out", "nil", "quotes", "number", "no number"])
def test_a_size_that_is_wrong_or_not_told_keeps_no_letter_back(post: Embedded, how: str) -> None:
    send(post, "one", "two", "three")
    _, bad, _ = uids(post.imap("gm"))
    with before(post) as (server, mailbox):
        server.manners[bad] = Manner(how, "size")
        assert everything(mailbox) == ([raw("one"), raw("two"), raw("three")], [])


def test_a_letter_that_is_given_in_small_pieces_is_put_together(post: Embedded) -> None:
    send(post, "one", "a long letter " * 9)
    _, bad = uids(post.imap("gm"))
    with before(post) as (server, mailbox):
        server.manners[bad] = Manner("part")
        assert everything(mailbox) == ([raw("one"), raw("a long letter " * 9)], [])


def test_all_may_be_withheld(post: Embedded) -> None:
    send(post, "one", "two")
    with before(post) as (server, mailbox):
        for uid in uids(post.imap("gm")):
            server.manners[uid] = Manner("leave out", "both")
        found, withheld = everything(mailbox)
        assert (found, len(withheld)) == ([], 2)
        send(post, "three")
        cursor = Cursor(withheld[0].uid_validity, withheld[-1].uid)
        assert [letter.raw for letter in mailbox.fetch_new(cursor).letters] == [raw("three")]


def test_a_server_that_hangs_up_over_many_letters_is_asked_bit_by_bit(post: Embedded) -> None:
    texts = [str(number) for number in range(12)]
    send(post, *texts)
    numbers = uids(post.imap("gm"))
    with before(post) as (server, mailbox):
        for uid in numbers[::2]:
            server.manners[uid] = Manner("hang up")
        batch = mailbox.fetch_new()
        assert 0 < len(batch.withheld) <= MOST_LOST
        found, withheld = everything(mailbox)
        assert sorted(found) == sorted(raw(text) for text in texts[1::2])
        assert [one.uid for one in withheld] == numbers[::2]


def test_a_letter_that_is_deleted_meanwhile_is_nobodys_loss(post: Embedded) -> None:
    send(post, "one", "two")
    first, second = uids(post.imap("gm"))
    server = post.imap("gm")
    with opened(server) as mailbox, IMAPClient(server.host, server.port, ssl=False) as client:
        batch = mailbox.fetch_new()
        client.login(server.user, server.password)
        client.select_folder("INBOX")
        client.delete_messages([first])
        client.expunge()
        again = mailbox.fetch_again(batch.cursor.uid_validity, [first, second])
        assert again is not None
        assert ([one.uid for one in again.letters], again.withheld) == ([second], ())
        assert again.settled == (first, second)


def test_of_a_folder_that_was_numbered_anew_nothing_is_asked_again(post: Embedded) -> None:
    send(post, "one")
    with opened(post.imap("gm")) as mailbox:
        cursor = mailbox.fetch_new().cursor
        post.renumber("gm")
        with pytest.raises(ConnectionLost):
            mailbox.fetch_again(cursor.uid_validity, [cursor.uid])
        assert mailbox.fetch_again(cursor.uid_validity, [cursor.uid]) is None


@contextmanager
def opened(server: ImapServer) -> Iterator[Mailbox]:
    mailbox = Mailbox(server)
    try:
        yield mailbox
    finally:
        mailbox.close()
