"""Whatever arrives is read: no bytes make the reader stumble, and no line is lost between order and ignored."""

import time

from hypothesis import example, given, settings
from hypothesis import strategies as st

from adjudicator.mail import address, headers
from adjudicator.mail.letter import Letter, read
from adjudicator.mail.quoting import sift

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


@given(st.text(max_size=200))
def test_addresses_are_bare_and_in_lower_case(raw: str) -> None:
    for _, found in headers.addresses(raw):
        assert found == found.lower()
        assert found.count("@") == 1
        assert not set(found) & set(' <>,;\r\n"')


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
