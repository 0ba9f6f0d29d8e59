"""The alphabet of a short letter that names none is guessed better than by always taking the commonest."""

import pytest

from adjudicator.mail.parsing.charset import Writer, declared_in, decode
from adjudicator.mail.parsing.charset_guess import guess
from tests.mail.undeclared import ALL, SEEN, UNSEEN, Text


def right(texts: tuple[Text, ...]) -> int:
    """How many of these are read as they were written."""
    return sum(decode(one.raw)[0] == one.text for one in texts)


def western(texts: tuple[Text, ...]) -> int:
    """How many would be if all were taken for western ones."""
    return sum(one.raw.decode("cp1252", "replace") == one.text for one in texts)


def test_the_texts_are_many_and_told_apart() -> None:
    assert len(ALL) >= 60
    assert len({one.text for one in ALL}) == len(ALL)
    assert len({one.language for one in ALL}) >= 20
    assert not any(one.raw.isascii() for one in ALL)


@pytest.mark.parametrize("texts", [SEEN, UNSEEN], ids=["seen", "unseen"])
def test_more_are_read_as_they_were_written_than_if_all_were_western(texts: tuple[Text, ...]) -> None:
    assert western(texts) <= 20
    assert right(texts) >= 43


def test_hardly_any_western_text_is_lost_by_it() -> None:
    west = tuple(one for one in ALL if one.raw.decode("cp1252", "replace") == one.text)
    assert len(west) >= 35
    assert right(west) >= len(west) - 1


def test_what_earlier_letters_declared_decides_where_the_bytes_do_not() -> None:
    raw = "ATTACK O\u011fuz 1 with 2".encode("cp1254")
    assert decode(raw)[0] == "ATTACK O\u00f0uz 1 with 2"
    assert decode(raw, writer=Writer(declared=("cp1254", "cp1252")))[0] == "ATTACK O\u011fuz 1 with 2"
    assert decode(raw, writer=Writer(languages=("tr",)))[0] == "ATTACK O\u011fuz 1 with 2"


def test_what_they_declared_does_not_overrule_what_the_bytes_say() -> None:
    raw = "Привет, я атакую завтра".encode("koi8-r")
    assert decode(raw, writer=Writer(declared=("cp1252",)))[0] == "Привет, я атакую завтра"


@pytest.mark.parametrize("text", ["Grüße", "Привет", "こんにちは", "Łódź"])
def test_utf_8_is_always_known(text: str) -> None:
    assert decode(text.encode(), writer=Writer(declared=("cp1252",))) == (text, None)


def test_a_guess_is_told() -> None:
    assert str(decode("Grüße".encode("cp1252"))[1]) == (
        "the letter does not say its charset; it was read as cp1252, which is a guess"
    )


@pytest.mark.parametrize(
    ("raw", "codec"),
    [
        (b'Content-Type: text/plain; charset="ISO-8859-2"\n\nx', "iso8859-2"),
        (b"Content-Type: text/plain; charset=utf-8\n\n--b\nContent-Type: text/html; charset=koi8-r\n", "koi8-r"),
        (b"Content-Type: text/plain; charset=us-ascii\n\n", None),
        (b"Content-Type: text/plain; charset=nonsense\n\n", None),
        (b"", None),
    ],
)
def test_what_a_letter_declares(raw: bytes, codec: str | None) -> None:
    assert declared_in(raw) == codec


@pytest.mark.parametrize(
    "raw", [b"", b"\x80", b"\xff" * 9000, bytes(range(256)) * 40, b"a" * 9000 + b"\xe9", b"\x81\x8d"]
)
def test_any_bytes_are_read_in_some_way_and_always_the_same(raw: bytes) -> None:
    assert decode(raw) == decode(raw)
    assert guess(raw)
