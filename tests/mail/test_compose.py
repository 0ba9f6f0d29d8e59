"""What is composed parses back to the same values, and no value can become something else."""

import re
from datetime import UTC, datetime, timedelta, timezone
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from email.utils import parsedate_to_datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.parsing.shown_pictures import SHOWN_NAME
from adjudicator.mail.writing.compose import Attachment, Inline, Mail, compose, message_id

WHEN = datetime(2026, 5, 4, 9, 58, 7, tzinfo=timezone(timedelta(hours=2)))
BASE = Mail(
    sender=("Postal Cosmic", "gm@host.example"),
    to=("Ann", "ann@example.org"),
    subject="mars: turn 3 phase 1",
    date=WHEN,
    message_id="<mars.red.report.7.1@host.example>",
    text="Hello.\n",
)

_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=120)
_HEADERY = st.sampled_from(
    [
        "a\r\nBcc: evil@example.org",
        "\n\nbody",
        "=?utf-8?q?x?=",
        "x" * 300,
        "a  b",
        " lead",
        "Zoë \u2028 Bcc: x",
        "\u202egro.elpmaxe@ofni\u2066 \ufeff\u200f\uffff",
        "\x00",
        "",
    ]
)
_VALUE = _TEXT | _HEADERY | st.lists(_TEXT | _HEADERY, max_size=4).map(" ".join)
_ATOM = st.from_regex(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}", fullmatch=True)
_ADDRESS = st.builds("{}@{}.example".format, _ATOM, st.from_regex(r"[a-z]{1,10}", fullmatch=True))
_ID = st.builds("<{}@{}>".format, _ATOM, st.from_regex(r"[a-z0-9.]{1,20}", fullmatch=True))


def _parsed(raw: bytes) -> EmailMessage:
    return message_from_bytes(raw, policy=default)


def _content(part: Message) -> str:
    data = part.get_payload(decode=True)
    assert isinstance(data, bytes)
    return data.decode().replace("\r\n", "\n")


def _one_line(value: str) -> str:
    unfit = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff"
    return re.sub(f"[{unfit}]+", " ", value).strip()


def _lines(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text if text.endswith("\n") else text + "\n"


def _replace(**values: object) -> Mail:
    fields = {name: getattr(BASE, name) for name in Mail.__struct_fields__}
    return Mail(**{**fields, **values})


@given(
    subject=_VALUE, name=_VALUE, address=_ADDRESS, refs=st.lists(_ID, max_size=12), text=_VALUE, html=st.none() | _VALUE
)
def test_values_come_back(subject: str, name: str, address: str, refs: list[str], text: str, html: str | None) -> None:
    mail = _replace(
        subject=subject,
        to=(name, address),
        references=tuple(refs),
        in_reply_to=refs[0] if refs else "",
        text=text,
        html=html,
    )
    raw = compose(mail)
    letter = read(raw)
    assert letter.subject == " ".join(_one_line(subject).split())
    assert letter.recipients == (address,)
    assert letter.references == tuple(refs)
    assert letter.in_reply_to == tuple(refs[:1])
    assert letter.message_id == BASE.message_id
    assert letter.auto == "Auto-Submitted: auto-generated"
    message = _parsed(raw)
    assert message["date"].datetime == WHEN
    assert message["to"].addresses[0].addr_spec == address
    parts = [part for part in message.walk() if not part.is_multipart()]
    assert [part.get_content_type() for part in parts] == ["text/plain", *(["text/html"] if html is not None else [])]
    assert _content(parts[0]) == _lines(text)
    if html is not None:
        assert _content(parts[1]) == _lines(html)


@given(name=_VALUE, subject=_VALUE)
def test_the_standard_library_reads_the_same_words(name: str, subject: str) -> None:
    message = _parsed(compose(_replace(subject=subject, sender=(name, "gm@host.example"))))
    assert str(message["subject"]) == _one_line(subject)
    assert message["from"].addresses[0].addr_spec == "gm@host.example"
    # It puts a space between two encoded words of a name, against RFC 2047, 6.2.
    assert "".join(message["from"].addresses[0].display_name.split()) == "".join(_one_line(name).split())


@given(values=st.lists(_VALUE, min_size=4, max_size=4), raw_id=_VALUE)
def test_no_value_starts_a_header(values: list[str], raw_id: str) -> None:
    mail = _replace(
        subject=values[0],
        sender=(values[1], "gm@host.example"),
        reply_to=(values[2], "gm@host.example"),
        attachments=(Attachment(values[3][:80], "text/plain", b"x"),),
        in_reply_to=raw_id,
        references=(raw_id,),
    )
    message = _parsed(compose(mail))
    expected = (
        "From To Reply-To Subject Date Message-ID In-Reply-To References Auto-Submitted MIME-Version Content-Type"
    )
    assert set(message.keys()) <= set(expected.split())
    assert [part.get_content_type() for part in message.walk()] == ["multipart/mixed", "text/plain", "text/plain"]
    assert not message.defects


@given(text=_VALUE, html=_VALUE, subject=_VALUE, data=st.binary(max_size=300))
def test_every_line_ends_in_cr_lf_and_is_short_enough(text: str, html: str, subject: str, data: bytes) -> None:
    raw = compose(
        _replace(text=text * 9, html=html * 9, subject=subject, attachments=(Attachment("a.bin", "a/b", data),))
    )
    assert raw.endswith(b"\r\n")
    for line in raw.split(b"\r\n"):
        assert len(line) <= 998
        assert b"\r" not in line
        assert b"\n" not in line
        assert b"\0" not in line
    head = raw.partition(b"\r\n\r\n")[0]
    assert all(len(line) <= 78 for line in head.split(b"\r\n") if line.startswith((b"Subject", b" ")))


@pytest.mark.parametrize("longest", [989, 990, 991, 1100])
@given(lines=st.lists(st.integers(min_value=0, max_value=989), max_size=4), at=st.integers(min_value=0, max_value=4))
def test_a_text_is_encoded_where_one_of_its_lines_is_too_long(longest: int, lines: list[int], at: int) -> None:
    lines.insert(at, longest)
    raw = compose(_replace(text="".join(f"{'x' * size}\n" for size in lines)))
    assert (b"quoted-printable" in raw) == (longest > 990)


@example(name="<>", data=b"")
@example(name="../../etc/passwd", data=b"")
@given(name=_VALUE.filter(lambda name: len(name) <= 80), data=st.binary(max_size=500))
def test_attachments_come_back(name: str, data: bytes) -> None:
    message = _parsed(compose(_replace(attachments=(Attachment(name, "image/png", data),), html="<p>x</p>")))
    (file,) = message.iter_attachments()
    assert file.get_filename() == (re.sub(r'[<>"/\\|?*:]', "_", _one_line(name)) or "file")
    assert file.get_content_type() == "image/png"
    assert file.get_payload(decode=True) == data


@given(data=st.binary(max_size=500), attached=st.booleans())
def test_what_the_page_shows_comes_with_the_page(data: bytes, attached: bool) -> None:
    shown = (Inline("a1@pictures.invalid", "image/png", data),)
    files = (Attachment("record.json", "application/json", b"{}"),) if attached else ()
    message = _parsed(compose(_replace(html="<img src='cid:a1@pictures.invalid'>", shown=shown, attachments=files)))
    assert [file.get_filename() for file in message.iter_attachments()] == [file.name for file in files]
    alternatives = next(message.iter_parts()) if attached else message
    assert alternatives.get_content_type() == "multipart/alternative"
    text, related = alternatives.iter_parts()
    assert text.get_content_type() == "text/plain"
    assert (related.get_content_type(), related.get_param("type")) == ("multipart/related", "text/html")
    page, picture = related.iter_parts()
    assert page is message.get_body(("html",))
    assert (picture["Content-ID"], picture.get_content_disposition()) == ("<a1@pictures.invalid>", "inline")
    assert picture.get_payload(decode=True) == data
    assert picture.get_filename() == SHOWN_NAME


def test_a_letter_without_a_page_shows_nothing() -> None:
    assert compose(_replace(shown=(Inline("a1@pictures.invalid", "image/png", b"x"),))) == compose(BASE)


@pytest.mark.parametrize(("cid", "kind"), [("a b@c", "image/png"), ("a@b>\r\nBcc: x", "image/png"), ("a@b", "png")])
def test_what_cannot_be_shown_is_refused(cid: str, kind: str) -> None:
    with pytest.raises(ValueError, match="must be like"):
        compose(_replace(html="<p>x</p>", shown=(Inline(cid, kind, b""),)))


def test_the_same_values_give_the_same_bytes() -> None:
    mail = _replace(html="<p>x</p>", attachments=(Attachment("a.ics", "text/calendar; method=REQUEST", b"x"),))
    assert compose(mail) == compose(mail)


def test_a_boundary_in_the_text_is_not_used() -> None:
    first = compose(_replace(html="<p>x</p>"))
    boundary = _parsed(first).get_boundary()
    assert boundary is not None
    message = _parsed(compose(_replace(html="<p>x</p>", text=f"--{boundary}--\nstill here\n")))
    assert message.get_boundary() != boundary
    assert len(list(message.iter_parts())) == 2


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("to", ("", "no-at-sign")),
        ("to", ("", "a@b\r\nBcc: c@d")),
        ("to", ("", "a@b, c@d")),
        ("sender", ("", "<a@b>")),
        ("reply_to", ("", "a b@c")),
        ("message_id", "mars@host"),
        ("message_id", "<a@b>\r\nX: y"),
        ("attachments", (Attachment("a", "png", b""),)),
        ("attachments", (Attachment("a", "image/png\r\nX: y", b""),)),
    ],
)
def test_what_cannot_be_sent_is_refused(field: str, value: object) -> None:
    with pytest.raises(ValueError, match="it must be like"):
        compose(_replace(**{field: value}))


def test_message_ids_are_the_same_every_time_and_differ_by_every_part() -> None:
    one = message_id("Mars", "Red", "report", 7, 1, "0a", "host.example")
    assert one == "<mars.red.report.7.1.0a@host.example>"
    with pytest.raises(ValueError, match="cannot stand in an address"):
        message_id("mars\r\n", "red", "report", 7, 1, "0a", "host.example")


def test_dates_keep_their_zone() -> None:
    raw = compose(_replace(date=datetime(2026, 1, 1, tzinfo=UTC)))
    assert b"Date: Thu, 01 Jan 2026 00:00:00 +0000\r\n" in raw
    assert parsedate_to_datetime("Thu, 01 Jan 2026 00:00:00 +0000") == datetime(2026, 1, 1, tzinfo=UTC)
