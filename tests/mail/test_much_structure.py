"""Letters with more parts, lines or headers than anybody writes: what is done for one is bounded, whatever its size.

What is done is counted in calls, of functions of Python as of the library's own: the same on every machine. A line is
compared with the boundary of each part around it, so a letter of 400 KB took five seconds, and one of 10 MB a minute.
"""

import pytest

from adjudicator.mail.parsing import letter, mime_bounds
from adjudicator.mail.parsing.body import MOST_LINES
from adjudicator.mail.parsing.letter import header, read
from tests.mail.structure import nested, work
from tests.sampling import some


def forwarded(depth: int, inside: bytes) -> bytes:
    """So many letters in letters."""
    return b"From: a@b.c\n" + b"Content-Type: message/rfc822\n\n" * depth + b"\n" + inside


def alternatives(depth: int, inside: bytes) -> bytes:
    """So many alternatives in alternatives, of which each has one beside it."""
    heads = (b"Content-Type: multipart/alternative; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(depth))
    return b"From: a@b.c\n" + b"".join(heads) + b"Content-Transfer-Encoding: base64\n\n" + inside


MEGABYTE = 1_000_000
LETTERS = {
    "empty lines deep down": nested(99, b"\n" * MEGABYTE),
    "ends of lines that are none": nested(99, b"\r" * MEGABYTE),
    "boundaries that are none": nested(90, b"--b\n" * (MEGABYTE // 4)),
    "parts that begin and end": b"".join(nested(9, b"x\n" * 50) for _ in range(100)),
    "letters in letters": forwarded(99, b"\n" * MEGABYTE),
    "alternatives in alternatives": alternatives(39, b"UEFTUwo=\n" * (MEGABYTE // 9)),
    "headers of parts": nested(1, b"")[:-1] + b"A: b\n" * (MEGABYTE // 5),
    "long headers": nested(1, b"")[:-1] + b"A: " + b"b" * MEGABYTE,
    "one header folded": nested(1, b"")[:-1] + b"A: b\n" + b" c\n" * (MEGABYTE // 3),
    "quoted-printable": b"From: a@b.c\nContent-Transfer-Encoding: quoted-printable\n\n" + b"=41=\n" * (MEGABYTE // 5),
    "uuencode": b"From: a@b.c\nContent-Transfer-Encoding: x-uuencode\n\nbegin 644 x\n" + b"#86)C\n" * (MEGABYTE // 6),
    "an alphabet to be guessed": b"From: a@b.c\n\n" + b"\xe4\xf6 x\xfc\n" * (MEGABYTE // 6),
    "a report": (
        b"From: MAILER-DAEMON@b.c\nContent-Type: multipart/report; boundary=b\n\n--b\n\n" + b"x\n" * (MEGABYTE // 2)
    ),
}
CALLS = 8 * mime_bounds.STEPS


@pytest.mark.parametrize("what", some([*LETTERS], 2))
def test_no_letter_takes_more_than_so_much_work(what: str) -> None:
    assert work(lambda: read(LETTERS[what])) < CALLS
    found = read(LETTERS[what])
    assert len(found.lines) <= MOST_LINES + 1
    assert len({line.number for line in found.lines}) == len(found.lines)


@pytest.mark.parametrize("size", [1, 10])
def test_ten_times_the_lines_deep_down_take_hardly_longer(size: int) -> None:
    assert work(lambda: read(nested(99, b"\n" * (size * MEGABYTE // 2)))) < 4 * mime_bounds.STEPS


def test_what_stands_below_too_much_is_not_read_and_its_writer_is_told() -> None:
    found = read(nested(60, b"PASS\n" + b"\n" * MEGABYTE + b"READY\n"))
    assert found.sender == "a@b.c"
    assert found.cut
    assert "READY" not in [line.text for line in found.lines]
    assert any("too many lines in too many parts" in problem for problem in found.problems)


def test_large_files_are_no_such_structure() -> None:
    """Ten megabytes of them, in a letter as programs write it, beside what somebody says."""
    head = b"Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: multipart/related; boundary=b\n\n"
    said = b"--b\nContent-Type: multipart/alternative; boundary=c\n\n--c\n\nPASS\n\n--c--\n"
    file = b"--b\nContent-Type: image/jpeg\nContent-Transfer-Encoding: base64\n\n" + (b"A" * 76 + b"\n") * 136_000
    found = read(b"From: a@b.c\n" + head + said + file + b"--b--\n--a--\n")
    assert not found.cut
    assert [line.text for line in found.lines if line.text] == ["PASS"]


def test_a_letter_is_taken_apart_for_the_first_of_its_readers_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = b"From: a@b.c\n\nPASS, and nobody has read this before\n"
    first = read(raw)
    monkeypatch.setattr(letter, "_taken_apart", lambda *_: pytest.fail("it was taken apart again"))
    assert read(bytes(bytearray(raw))) == first


def test_of_a_header_nothing_below_it_is_read() -> None:
    raw = nested(99, b"\n" * MEGABYTE)
    assert work(lambda: header(raw)) < 5_000
    found = header(raw)
    assert (found.sender, found.lines, found.unread, found.size) == ("a@b.c", (), True, len(raw))
