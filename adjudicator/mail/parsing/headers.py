"""The content of a letter's header: words, addresses and Message-IDs (RFC 5322, RFC 2047).

Every function accepts any text and never fails: anything unreadable is left as it was written.
"""

import base64
import binascii
import quopri
import re
from collections.abc import Iterator
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Final, Literal

from adjudicator.mail.parsing import charset

_ENCODED: Final = re.compile(r"=\?([^?\s]{1,40})\?([bBqQ])\?([^?]*)\?=")
_MESSAGE_ID: Final = re.compile(r"<[!-;=?-~]{1,900}>")
_HALVES: Final = {number: "\ufffd" for number in range(0xD800, 0xE000) if not 0xDC80 <= number <= 0xDCFF}
"""Surrogates, which stand for no byte: utf-7 can contain them."""
_FOLD: Final = re.compile(r"\r?\n|\r")
_ADDRESS: Final = re.compile(r"[^\s@<>(),;:\"\\]+(?:@[^\s@<>(),;:\"\\]+)\Z")


def _utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def plain(raw: str) -> str:
    """A header's value on one line; 8-bit bytes, which no RFC allows, are read as utf-8 or guessed."""
    line = _FOLD.sub("", raw)
    if not line.isascii():
        line = line.translate(_HALVES)
        data = line.encode("utf-8", "surrogateescape")
        # Too short for a guess; with only a few non-ASCII letters, it is a western language.
        western = sum(byte > 127 for byte in data) * 4 < len(data)
        line = (
            charset.decode(data, "utf-8", most=charset.FEW)[0]
            if not western or _utf8(data)
            else data.decode("cp1252", "replace")
        )
    return line.replace("\0", " ").strip()


def _word_bytes(kind: str, payload: str) -> bytes:
    data = payload.encode("utf-8", "surrogateescape")
    if kind in "qQ":
        return quopri.decodestring(data.replace(b"_", b" "), header=False)
    try:
        return base64.b64decode(data + b"=" * (-len(data) % 4))
    except binascii.Error:
        return data


def words(raw: str) -> str:
    """The text a person reads in a header, with RFC 2047 encoded words decoded."""
    line = plain(raw)
    if "=?" not in line:
        return line
    out: list[str] = []
    held, alphabet = b"", ""
    at = 0
    for match in _ENCODED.finditer(line):
        between = line[at : match.start()]
        name = match[1].partition("*")[0].lower()
        # White space between two encoded words is dropped, and one character may be split over two of them.
        if held and (between.strip() or name != alphabet):
            out.append(charset.decode(held, alphabet, most=charset.FEW)[0])
            held = b""
        if between.strip() or at == 0:
            out.append(between)
        held, alphabet, at = held + _word_bytes(match[2], match[3]), name, match.end()
    if held:
        out.append(charset.decode(held, alphabet, most=charset.FEW)[0])
    out.append(line[at:])
    return _FOLD.sub(" ", "".join(out)).replace("\0", " ")


def _signs(line: str) -> Iterator[tuple[Literal["text", "comment", "mark", "end"], str]]:
    """The characters of an address list, each with its kind: literal text, in a comment, or neither; and the end."""
    quoted = escaped = False
    comment, last = 0, len(line) - 1
    for i, c in enumerate(line):
        if escaped:
            escaped = False
            yield "text", c
        elif c == "\\" and (quoted or comment) and i < last:
            escaped = True
        elif c == '"' and not comment:
            quoted = not quoted
        elif quoted:
            yield "text", c
        elif c == "(" or (c == ")" and comment):
            comment += 1 if c == "(" else -1
            yield "comment", " "
        else:
            yield ("comment" if comment else "mark"), c
    yield "end", ","


def _mailboxes(line: str) -> list[tuple[str, str]]:
    """Split an address list into (phrase, text of the address); comments go to the phrase."""
    found: list[tuple[str, str]] = []
    phrase: list[str] = []
    inside: list[str] | None = None
    angle = ""
    for what, c in _signs(line):
        match what, c:
            case "comment", _:
                phrase.append(c)
            case "mark", "<":
                inside = []
            case "mark", ">" if inside is not None:
                angle, inside = "".join(inside), None
            case ("end", _) | ("mark", "," | ";") if inside is None or what == "end":
                found.append(("".join(phrase), angle or "".join(inside or ())))
                phrase, inside, angle = [], None, ""
            case "mark", ":" if inside is None:
                phrase = []
            case _:
                (phrase if inside is None else inside).append(c)
    return found


def addresses(raw: str) -> tuple[tuple[str, str], ...]:
    """The (name, address) pairs in a header such as From or To, addresses bare and in lower case."""
    pairs: list[tuple[str, str]] = []
    for phrase, angle in _mailboxes(plain(raw)):
        name = " ".join(words(phrase).split())
        candidates = (angle.strip(),) if angle.strip() else tuple(phrase.split())
        for candidate in candidates:
            # A source route ("@a,@b:x@c") is obsolete; only its last part is an address.
            bare = candidate.rpartition(":")[2].lower()
            if _ADDRESS.match(bare):
                pairs.append(("" if name.lower() == bare else name.replace(candidate, "").strip(), bare))
                break
    return tuple(pairs)


def message_ids(raw: str) -> tuple[str, ...]:
    """The Message-IDs in a header, with their angle brackets, in the order written: those of ASCII alone."""
    return tuple(_MESSAGE_ID.findall(_FOLD.sub("", raw)))


def moment(raw: str) -> datetime | None:
    """The date that a header states, without a zone if it states none; None if it is no date."""
    try:
        return parsedate_to_datetime(" ".join(raw.split()))
    except (ArithmeticError, LookupError, TypeError, ValueError):
        return None
