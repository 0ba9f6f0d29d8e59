"""A letter once more: one of each header, for whoever reads it now, and its content the same to the byte."""

from datetime import UTC, datetime
from email import message_from_bytes
from email.message import Message

from adjudicator.mail.writing.resending import again

DATE = datetime(2026, 5, 8, 18, tzinfo=UTC)
CONTENT = b"MIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\nDate: To: \r\nYou are Red.\r\n"
HEAD = (
    b"From: The Adjudicator <games@host.example>\r\n"
    b"To: =?utf-8?q?Ann_=C3=84?=\r\n <ann@example.org>\r\n"
    b"Subject: [mars] A long subject\r\n that goes on in another line\r\n"
    b"Date: Fri, 01 May 2026 18:00:00 +0000\r\n"
    b"Message-ID: <two@host.example>\r\n"
    b"In-Reply-To: <one@host.example>\r\n"
    b"References: <zero@host.example>\r\n <one@host.example>\r\n"
    b"Reply-To: games+mars.red.1.key@host.example\r\n"
)


def once_more(to: str, head: bytes = HEAD) -> Message:
    raw = again(head + CONTENT, date=DATE, message_id="<three@host.example>", to=to)
    assert raw.endswith(CONTENT)
    assert b"\n" not in raw.replace(b"\r\n", b"")
    return message_from_bytes(raw)


def test_it_is_another_letter_in_the_thread_of_the_first() -> None:
    letter = once_more("ann@example.org")
    assert letter.get_all("Message-ID") == ["<three@host.example>"]
    assert letter.get_all("Date") == ["Fri, 08 May 2026 18:00:00 +0000"]
    assert letter.get_all("In-Reply-To") == ["<two@host.example>"]
    (references,) = letter.get_all("References", [])
    assert references.split() == ["<zero@host.example>", "<one@host.example>", "<two@host.example>"]


def test_what_else_was_in_its_head_stays_with_lines_that_go_on() -> None:
    letter = once_more("ann@example.org")
    assert letter["Subject"] == "[mars] A long subject\r\n that goes on in another line"
    assert letter.get_all("Reply-To") == ["games+mars.red.1.key@host.example"]
    assert letter.keys()[:3] == ["From", "To", "Subject"]


def test_it_has_one_reader_by_name_where_he_is_the_same() -> None:
    assert once_more("ann@example.org").get_all("To") == ["=?utf-8?q?Ann_=C3=84?=\r\n <ann@example.org>"]


def test_whoever_reads_it_now_is_its_reader() -> None:
    assert once_more("new@example.org").get_all("To") == ["new@example.org"]


def test_the_first_of_a_thread_is_referred_to_alone() -> None:
    first = HEAD.replace(b"In-Reply-To: <one@host.example>\r\n", b"")
    first = first.replace(b"References: <zero@host.example>\r\n <one@host.example>\r\n", b"")
    letter = once_more("ann@example.org", first)
    assert letter.get_all("References", [])[0].split() == ["<two@host.example>"]
