"""Letters as they are kept: less of them, and the same to the byte."""

import zlib
from base64 import encodebytes
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.store.tables.packing import Bundle, bundled, packed, unpacked

PICTURE = Random(8).randbytes(20_000)
WORDS = b"".join(b"Red has %d tokens on planet %d.\r\n" % (number % 4, number) for number in range(200))


def encoded(data: bytes) -> bytes:
    """As a letter holds a file: lines of 76."""
    whole = encodebytes(data).replace(b"\n", b"")
    lines = b"".join(whole[at : at + 76] + b"\r\n" for at in range(0, len(whole), 76))
    return b"Content-Transfer-Encoding: base64\r\n\r\n" + lines


def letter(name: str, *parts: bytes) -> bytes:
    return b"\r\n\r\n".join((f"To: {name}".encode(), WORDS, *parts, f"--={name}--".encode()))


PART = st.one_of(
    st.binary(max_size=300),
    st.binary(max_size=2000).map(encoded),
    st.sampled_from(
        (b"", WORDS, b"base64", b"base64\r\n\r\n", encoded(PICTURE), encoded(PICTURE)[:-1], b"\r\n", b"\0")
    ),
)
LETTER = st.lists(PART, max_size=5).map(b"\r\n\r\n".join) | st.lists(PART, max_size=5).map(b"".join)


@given(LETTER)
def test_every_letter_comes_out_as_it_went_in(raw: bytes) -> None:
    assert unpacked(packed(raw)) == raw
    assert len(packed(raw)) <= len(raw) or raw.startswith(b"\0")


@given(st.lists(LETTER, min_size=1, max_size=4))
def test_every_letter_of_a_bundle_comes_out_as_it_went_in(letters: list[bytes]) -> None:
    data, pieces = bundled(letters)
    assert [Bundle(data).letter(piece) for piece in pieces] == letters


def test_what_several_letters_hold_is_kept_once() -> None:
    letters = [letter(name, encoded(PICTURE)) for name in ("Ann", "Bob", "Cy", "Dan")]
    data, pieces = bundled(letters)
    assert sum(map(len, (data, *pieces))) < len(PICTURE) + len(zlib.compress(WORDS)) + 400


@pytest.mark.parametrize("broken", [b"A" * 75 + b"\r\n", b"AAAA=AAA\r\n", b"A?" * 38 + b"\r\n", b"A\r\n"])
def test_what_only_looks_encoded_is_words(broken: bytes) -> None:
    raw = letter("Ann", b"base64", broken * 40, encoded(PICTURE))
    assert unpacked(packed(raw)) == raw


def test_a_file_that_can_be_made_smaller_is() -> None:
    assert len(packed(encoded(WORDS * 20))) < len(WORDS * 20) / 10
    assert len(packed(encoded(PICTURE))) < len(PICTURE) + 100
