"""Whatever arrives is read: no bytes make the reader stumble, and no line is lost between order and ignored."""

import time

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from adjudicator.mail.parsing import headers
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.mail.writing import address

FORM = ("ATTACK planet 4 with 2 from home 1", "# a comment", "DEFENDER Green ELSE Blue", "PASS")

_HEADER_NAMES = st.sampled_from(
    "From To Cc Subject Message-ID References In-Reply-To Content-Type Content-Transfer-Encoding Content-Disposition"
    " Received Delivered-To Precedence Auto-Submitted Return-Path Date MIME-Version".split()
)
_PIECES = st.sampled_from(
    [
        b"multipart/mixed; boundary=b",
        b'multipart/alternative; boundary="b"',
        b"multipart/report",
        b"text/plain; charset=utf-8; format=flowed; delsp=yes",
        b"text/html; charset=koi8-r",
        b'text/plain; charset="idna"',
        b"text/plain; charset=undefined",
        b"text/plain; charset*=x''%00",
        b"message/rfc822",
        b"base64",
        b"quoted-printable",
        b"x-uuencode",
        b"attachment; filename*0*=utf-8''%ff; filename*1=b",
        b"=?utf-8?q?=ff=fe?= <a@b.c>",
        b"=?x-none?b?!!?=",
        b'"a\\" <b@c.d>, (((',
        b"group: a@b.c, <d@e.f>;",
        b"<>",
        b"",
    ]
)
_OF_ADDRESSES = (
    *("Bob@Example.org", "<Cy@example.org>", "<@a,@b:Dee@x.org>", "=?utf-8?q?a=40b.org?=", "Eve", "\n "),
    *' ,;:<>@"()\\',
)
_LINES = st.sampled_from(
    [
        b"--b",
        b"--b--",
        b"",
        b"> > quoted",
        b">= 6",
        b"-- ",
        b"BEGIN ORDERS",
        b"> BEGIN ORDERS",
        b"> END ORDERS",
        b"> PASS",
        b"> DEFENDER Green",
        b"DEFENDER Green ELSE",
        b"Blue",
        b"# note",
        b"-----Original Message-----",
        b"From: x",
        b"Sent: y",
        b"To: z",
        b"On 3 May 2026 at 10:00, Ann wrote:",
        b"<blockquote><p>x<br></div><td>",
        b"Content-Type: text/html",
        b"=C3=",
        b"begin 644 x",
    ]
)


@st.composite
def _letters(draw: st.DrawFn) -> bytes:
    """Bytes that look like a letter here and there."""
    fields = draw(st.lists(st.tuples(_HEADER_NAMES, _PIECES | st.binary(max_size=40)), max_size=8))
    body = draw(st.lists(_LINES | st.binary(max_size=30), max_size=30))
    end = draw(st.sampled_from([b"\n", b"\r\n", b"\r"]))
    head = b"".join(name.encode() + b": " + value + end for name, value in fields)
    return head + end + end.join(body)


def _whole(letter: Letter) -> None:
    assert [line.number for line in letter.lines] == list(range(1, len(letter.lines) + 1))
    sifted = sift(letter, FORM)
    accounted = [line.number for line in sifted.typed] + [one.line.number for one in sifted.ignored]
    assert sorted(accounted) == [line.number for line in letter.lines if line.text.strip()]
    for line in letter.lines:
        assert "\n" not in line.text
        if not line.depth and not line.signature and line.text.strip() == "PASS":
            assert line in sifted.typed


@given(st.binary(max_size=400))
@example(b'Content-Type: text/plain; charset="\x00"\n\n\xff')
@example(b"Subject: =?utf-8*en?b?" + b"A" * 80 + b"?=\n\nx")
def test_any_bytes_are_read(raw: bytes) -> None:
    _whole(read(raw))


@settings(max_examples=400)
@given(_letters())
@example(b'Content-Type: text/plain; charset="idna"\n\n\x80')
def test_anything_like_a_letter_is_read(raw: bytes) -> None:
    letter = read(raw)
    _whole(letter)
    assert not any("damaged" in problem for problem in letter.problems), letter.problems
    address.find(letter, "example.org")


@given(_letters(), st.integers(0, 60))
def test_a_small_cap_is_kept(raw: bytes, most: int) -> None:
    letter = read(raw, most)
    assert letter.size == len(raw)
    if letter.cut:
        assert any("cut" in problem or "damaged" in problem for problem in letter.problems)


@given(st.lists(st.sampled_from(_OF_ADDRESSES) | st.text(max_size=5), max_size=12).map("".join))
def test_addresses_are_bare_and_in_lower_case(raw: str) -> None:
    first, *others = headers.addresses(f"Ann <ANN@Example.org>, {raw}")
    assert first == ("Ann", "ann@example.org")
    for _, found in others:
        assert found == found.lower()
        assert found.count("@") == 1
        assert not set(found) & set(' <>,;\r\n"')


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("text/html", ["the letter is in HTML only; it was read as text"]),
        ("text/plain; charset=quux", ["the letter says its charset is quux; it was read as utf-8"]),
    ],
)
def test_what_is_so_of_several_parts_is_said_once(kind: str, said: list[str]) -> None:
    """As where a program puts a picture between two parts of what was written."""
    part = f"--b\nContent-Type: {kind}\n\nPASS\n"
    letter = read(f"From: a@b.org\nContent-Type: multipart/mixed; boundary=b\n\n{part}{part}--b--\n".encode())
    assert [line.text for line in letter.lines] == ["PASS", "PASS"]
    assert [str(problem) for problem in letter.problems] == said


def test_what_is_nested_too_deep_for_the_parser_is_read_as_text() -> None:
    raw = b"From: a@b.c\n" + b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(3000)
    )
    letter = read(raw + b"\nPASS\n")
    assert any(line.text == "PASS" for line in letter.lines)
    assert letter.problems


def test_hostile_letters_are_read_in_bounded_time() -> None:
    began = time.process_time()
    sift(read(b"\n" + b"Friends, I pass\n" * 12_000), FORM)
    friendly, began = time.process_time() - began, time.process_time()
    for body in (b"<div>" * 50_000, b">" * 200_000, b"<blockquote>a" * 20_000, b"> BEGIN ORDERS\n> PASS\n" * 8_000):
        for kind in (b"text/html", b"text/plain; format=flowed"):
            letter = read(b"Content-Type: " + kind + b"\n\n" + body)
            sift(letter, FORM)
    for line in (
        b"a" * 200_000,
        b"(" * 100_000,
        b"<" * 100_000,
        b"=?utf-8?q?" * 20_000,
        b"a@" * 50_000,
        b"=?a?b?c?=" * 9_000,
    ):
        read(b"From: " + line + b"\nSubject: " + line + b"\nTo: " + line + b"\nReferences: " + line + b"\n\nPASS\n")
    # Twenty letters, none of them longer: all together take about twenty times as long, and the square of it for ever.
    assert time.process_time() - began < 200 * friendly


def _inside(header: bytes) -> bytes:
    return b"Content-Type: multipart/mixed; boundary=b\n\n--b\n" + header + b"\n\nPASS\n--b--\n"


_HOSTILE = {
    "lines in the header that are none": b"rubbish\n" * 100_000 + b"MIME-Version: 1.0\n\nPASS\n",
    "parameters": b"Content-Type: text/plain" + b"; a=b" * 200_000 + b"\n\nPASS\n",
    "quotes in parameters": b"Content-Type: text/plain; charset=" + b'";"' * 50_000 + b"\n\nPASS\n",
    "parameters of a part": _inside(b"Content-Type: text/plain" + b"; a=b" * 100_000),
    "quotes in parameters of a part": _inside(b'Content-Disposition: inline; filename="' + b";" * 200_000),
    "addresses": b"To: b@c.de\n" * 100_000 + b"\nPASS\n",
    "parts": b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\n" * 500_000,
    "lines in parts in parts": b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(400)
    )
    + b"\n"
    + b"x\n" * 300_000,
    "empty lines": b"\n" + b"\r" * 300_000,
    "empty elements": b"Content-Type: text/html\n\n" + b"<div/>" * 40_000,
    "ends of nothing": b"Content-Type: text/html\n\n" + b"<div></x>" * 28_000,
    "elements without an end": b"Content-Type: text/html\n\n" + b"<a " * 80_000,
    "attributes": b"Content-Type: text/html\n\n<div" + b"".join(b" a%d" % n for n in range(35_000)) + b">PASS</div>",
}
"""Letters that took from some seconds to hours to read, for what no mail program writes."""


@pytest.mark.parametrize("what", _HOSTILE)
def test_no_letter_takes_long_to_read(what: str) -> None:
    began = time.process_time()
    sift(read(f"\n{what}\n".encode() + b"Friends, I pass\n" * 12_000), FORM)
    friendly, began = time.process_time() - began, time.process_time()
    letter = read(b"From: a@b.c\n" + _HOSTILE[what])
    assert time.process_time() - began < 15 * friendly
    assert letter.sender == "a@b.c"


def test_what_is_not_read_of_a_header_is_told() -> None:
    letter = read(b"From: a@b.c\n" + b"X: y\n" * 100_000 + b"Subject: late\n\nPASS\n")
    assert (letter.sender, letter.subject, letter.cut) == ("a@b.c", "", True)
    assert letter.problems == ("the header of the letter was cut at 100 KB; nothing of it after that was read",)
    assert [line.text for line in letter.lines][:1] == ["PASS"]


def test_so_many_parts_are_read_and_no_more() -> None:
    part = b"--b\nContent-Type: text/plain\n\nPASS\n"
    letter = read(b"From: a@b.c\nContent-Type: multipart/mixed; boundary=b\n\n" + part * 5000 + b"--b--\n")
    assert letter.cut
    assert "the letter has more than 1000 parts; the others were not read" in letter.problems
    assert any(line.text == "PASS" for line in letter.lines)


def test_half_characters_are_nowhere() -> None:
    """A header may have any bytes, and in utf-7 half a character can be written: no file and no letter can hold it."""
    letter = read(
        b"From: =?utf-7?q?+2AA-?= <a@b.c>\nSubject: =?utf-7?q?+2AA-?=\nMessage-ID: <\xff@x>\nIn-Reply-To: <\xfe@x>\n"
        b"References: <1@x> <\xff@x>\nContent-Type: text/plain; charset=utf-7\n\nPASS +2AA-\n"
    )
    assert letter.references == ("<1@x>",)
    for said in (letter.sender_name, letter.subject, letter.message_id, *letter.in_reply_to, letter.lines[0].text):
        said.encode()


def test_of_a_long_thread_the_beginning_and_the_end_count() -> None:
    """Each letter of it is looked for on file."""
    letter = read(b"From: a@b.c\nReferences:" + b"".join(b" <%d@x>\n" % n for n in range(2000)) + b"\nPASS\n")
    assert len(letter.references) == 100
    assert (letter.references[0], letter.references[-1]) == ("<0@x>", "<1999@x>")


def test_a_megabyte_is_read_up_to_the_cap_and_says_so() -> None:
    raw = b"From: a@b.c\n\n" + (b"PASS is what I order here" + b" and here" * 20 + b"\n") * 5_000
    letter = read(raw)
    assert letter.cut
    assert letter.problems == ("the text was cut at 256 KB; nothing after that was read",)
    assert sum(len(line.text) + 1 for line in letter.lines) <= 256 * 1024 + 1


def test_a_hundred_thousand_lines_are_read_up_to_the_cap_and_say_so() -> None:
    letter = read(b"From: a@b.c\n\n" + b"x\n" * 100_000)
    assert letter.cut
    assert letter.problems == ("the text was cut at 4000 lines; nothing after that was read",)
    assert len(letter.lines) == 4000


def test_a_character_cut_in_two_is_no_wrong_charset() -> None:
    letter = read("From: a@b.c\nContent-Type: text/plain; charset=utf-8\n\nüüüü".encode(), 3)
    assert letter.lines[0].text == "ü"
    assert letter.problems == ("the text was cut at 0 KB; nothing after that was read",)


def test_html_with_many_empty_xml_elements_is_not_taken_for_deep() -> None:
    page = "<html><body>" + "<o:p/><v:x />" * 3000 + "<blockquote>old</blockquote><p>PASS</p></body></html>"
    letter = read(b"Content-Type: text/html\n\n" + page.encode())
    assert [line.text for line in sift(letter).typed] == ["PASS"]


_NAMES = (
    *("Auto-Submitted", "Subject", "From", "Sender", "To", "Cc", "Reply-To", "Message-ID", "References", "In-Reply-To"),
    *("Content-Type", "Content-Disposition", "Content-Transfer-Encoding", "Return-Path", "Received", "Precedence"),
    *("Delivered-To", "X-Adjudicator-Part", "Date", "MIME-Version", "Content-Language", "List-Id"),
)
_VALUES = (
    *(b"auto-replied \xff", b"\xff <a@b.test>", b"=?utf-7?Q?+2AA-?= <a@b.test>", b"=?x\xff?q?a?=", b"\xed\xa0\x80"),
    *(b"text/plain; charset=\xff\xe4; format=fl\xf6wed", b'multipart/mixed; boundary="\xff"', b"\x00\xff\xfe"),
    *(b'attachment; filename="\xffa.txt"', b"attachment; filename*=utf-7''+2AA-", b"no\xa0", b"<\xff@x>"),
)


@pytest.mark.parametrize("name", _NAMES)
@pytest.mark.parametrize("value", _VALUES)
def test_a_header_of_any_bytes_is_text_that_can_be_kept(name: str, value: bytes) -> None:
    """Bytes that are no text, and halves of characters: what is made of them goes into letters and the database."""
    head = b"From: ann@mail.test\nMessage-ID: <x@y>\nSubject: hi\n"
    for first, second in ((head, b""), (b"", head)):
        for body in (b"PASS\n", b"--\xff\n\nPASS\n--\xff--\n"):
            letter = read(first + name.encode() + b": " + value + b"\n" + second + b"\n" + body)
            msgspec.json.encode(letter, enc_hook=str)
            assert not any("damaged" in problem for problem in letter.problems)
