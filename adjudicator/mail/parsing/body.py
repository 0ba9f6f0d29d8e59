"""The words of a letter, taken from its MIME parts (RFC 2045-2046)."""

import re
from collections.abc import Callable, Iterator
from email.message import Message
from typing import Final, TypeVar

from msgspec import Struct

from adjudicator.engine.text.sayings import Spoken, house
from adjudicator.mail.parsing import (
    calendar_answers,
    charset,
    charset_guess,
    flowed_text,
    headers,
    html,
    mbox_marks,
    quotation_marks,
)
from adjudicator.mail.parsing.shown_pictures import SHOWN_NAMES

_T = TypeVar("_T")

NESTED_PARTS: Final = 40
MOST_GUESSES: Final = 3
"""In this many parts, more than a few bytes are used to guess the character set."""
MOST_LINES: Final = 4000
"""How many lines are read; every one of them may need an answer."""

_SILENT: Final = frozenset(
    {"application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature"}
)
# Some programs declare a text file as bytes; its name shows that it is text.
_ANY_BYTES: Final = frozenset(
    {"application/octet-stream", "application/text", "application/x-download", "text/x-web-markdown"}
)
_TEXT_NAMES: Final = (".txt", ".text", ".md")
_META_CHARSET: Final = re.compile(rb"<meta\b[^>]{0,200}\bcharset=[\s\"']*([\w.:-]{2,40})", re.I)
_SAID: Final = re.compile(rb"\S")
_SEALED: Final = frozenset({"application/pgp-encrypted", "application/pkcs7-mime", "application/x-pkcs7-mime"})


class Body(Struct, frozen=True):
    """The lines of a letter, and everything that its sender should be told about it.

    `calendar` means that it is only a calendar's answer to an invitation.
    """

    lines: tuple[quotation_marks.Marked, ...] = ()
    problems: tuple[Spoken, ...] = ()
    cut: bool = False
    calendar: bool = False


class _Part(Struct):
    kind: str
    part: Message
    name: str = ""
    attached: bool = False
    undivided: bool = False
    _data: bytes | None = None

    @property
    def data(self) -> bytes:
        """Its bytes before encoding, computed once."""
        if self._data is None:
            self._data = _bytes(self.part)
        return self._data

    @property
    def says(self) -> bool:
        """Whether it contains anything but blanks."""
        return _SAID.search(self.data) is not None


def _quietly(ask: Callable[[], _T], otherwise: _T) -> _T:
    """The parser's answer, or `otherwise` if a damaged header makes it fail."""
    try:
        return ask()
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError):
        return otherwise


def _described(part: Message) -> _Part:
    kind = _quietly(part.get_content_type, "text/plain")
    name = headers.words(_quietly(lambda: str(part.get_filename() or ""), ""))
    disposition = _quietly(lambda: str(part.get_content_disposition() or ""), "")
    attached = disposition == "attachment" or bool(name and not kind.startswith("text/"))
    if kind in _ANY_BYTES and name.lower().endswith(_TEXT_NAMES):
        kind = "text/plain"
    return _Part(kind, part, name, attached)


def _children(part: Message) -> list[Message]:
    if not part.is_multipart():  # get_payload would decode the text, by whatever charset the letter names
        return []
    return [child for child in part.get_payload() if isinstance(child, Message)]


def _leaves(part: Message, depth: int = 0) -> Iterator[_Part]:
    """The parts to read, in the order shown; of several alternatives only the best."""
    this = _described(part)
    children = _children(part)
    if not children:
        whole = this.kind.startswith("multipart/")
        yield _Part("text/plain", part, this.name, undivided=True) if whole else this
        return
    if not this.kind.startswith("multipart/"):
        yield this
        return
    if depth > NESTED_PARTS:
        return
    if this.kind != "multipart/alternative":
        for child in children:
            yield from _leaves(child, depth + 1)
        return
    ways = [list(_leaves(child, depth + 1)) for child in children]
    readable = [way for way in ways if any(leaf.kind == "text/plain" and leaf.says for leaf in way)]
    shown = [way for way in ways if any(leaf.kind == "text/html" for leaf in way)]
    yield from (readable or shown or ways)[0]


def _bytes(part: Message) -> bytes:
    payload = _quietly(lambda: part.get_payload(decode=True), None)
    return payload if isinstance(payload, bytes) else b""


def _size(leaf: _Part) -> str:
    if _children(leaf.part):
        return ""
    count = len(leaf.data)
    return f", {count} bytes" if count < 1000 else f", {(count + 500) // 1000} kB"


class _Reader:
    """Reads text parts until the agreed size is used up."""

    def __init__(self, most: int, writer: charset.Writer) -> None:
        self.writer = writer
        self.guesses = 0
        self.left = most
        self.most = most
        self.cut = False
        self.problems: list[Spoken] = []

    def told(self, problem: Spoken) -> None:
        """Say, once for the whole letter, what could not be read as it was meant."""
        if problem not in self.problems:
            self.problems.append(problem)

    def text(self, leaf: _Part) -> str:
        data = leaf.data
        whole = len(data) <= self.left
        if not whole:
            data = data[: self.left]
            self.cut = True
        self.left -= len(data)
        declared = _quietly(leaf.part.get_content_charset, None)
        if declared is None and leaf.kind == "text/html":
            named = _META_CHARSET.search(data[:2000])
            declared = named[1].decode("ascii") if named is not None else None
        most = charset_guess.MOST if self.guesses < MOST_GUESSES else charset.FEW
        text, problem = charset.decode(data, declared, whole=whole, writer=self.writer, most=most)
        if problem is not None:
            self.guesses += 1
            self.told(problem)
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def lines(self, leaf: _Part) -> list[quotation_marks.Marked]:
        text = self.text(leaf)
        if leaf.undivided:
            self.told(house("letter-undivided"))
        if leaf.kind == "text/html":
            self.told(house("letter-html"))
            return [_nested(line) for line in html.lines(mbox_marks.unmarked_html(text))]
        text = mbox_marks.unmarked(text)
        flow = _quietly(lambda: str(leaf.part.get_param("format", "")), "").lower() == "flowed"
        if flow:
            delsp = _quietly(lambda: str(leaf.part.get_param("delsp", "")), "").lower() == "yes"
            return [
                quotation_marks.unquoted(line, depth)
                for depth, line in flowed_text.unflow(text.removesuffix("\n"), delsp=delsp)
            ]
        return [
            quotation_marks.unquoted(line)
            for line in text.removesuffix("\n").split("\n", MOST_LINES + 1)[: MOST_LINES + 1]
        ]


def _nested(line: html.HtmlLine) -> quotation_marks.Marked:
    inner = quotation_marks.unquoted(line.text, line.depth)
    return quotation_marks.Marked(inner.text, inner.depth, line.signature)


def _own_words(lines: list[quotation_marks.Marked]) -> bool:
    return any(line.text.strip() and not line.depth and not line.signature for line in lines)


def _takes_up(part: Message, depth: int = 0) -> bool:
    """Whether any part answers an invitation, even an alternative to the part that is read."""
    kind = _quietly(part.get_content_type, "text/plain")
    if kind.startswith("multipart/"):
        return depth <= NESTED_PARTS and any(_takes_up(child, depth + 1) for child in _children(part))
    if kind not in calendar_answers.KINDS:
        return False
    return calendar_answers.answers(_quietly(lambda: str(part.get_param("method", "")), ""), _bytes(part))


def _ignored(leaf: _Part) -> Spoken | None:
    if leaf.kind in _SEALED:
        return house("letter-encrypted")
    if leaf.name in SHOWN_NAMES:  # many programs return a picture with the letter that they quote
        return None
    if not leaf.data and not leaf.name and not _children(leaf.part):
        return None
    return house("attachment-ignored", name=leaf.name or leaf.kind, size=_size(leaf))


def read(message: Message, most: int, writer: charset.Writer = charset.NOBODY) -> Body:
    """The lines of a parsed letter, reading at most `most` bytes of text."""
    reader = _Reader(most, writer)
    lines: list[quotation_marks.Marked] = []
    aside: list[_Part] = []
    for leaf in _leaves(message):
        if leaf.kind in {"text/plain", "text/html"} and not leaf.attached and reader.left > 0:
            lines.extend(reader.lines(leaf))
        elif leaf.kind not in _SILENT:
            aside.append(leaf)
    lines = quotation_marks.signed(quotation_marks.copied(lines))
    taken_up = _takes_up(message)
    if taken_up:
        aside = [leaf for leaf in aside if leaf.kind not in calendar_answers.KINDS]
        lines = calendar_answers.set_aside(lines)
    notes: list[Spoken | None] = []
    for leaf in aside:
        if leaf.kind == "text/plain" and not _own_words(lines) and reader.left > 0:
            lines = [*quotation_marks.signed(quotation_marks.copied(reader.lines(leaf))), *lines]
            notes.append(house("attachment-read", name=leaf.name or "no"))
        else:
            notes.append(_ignored(leaf))
    if len(lines) > MOST_LINES:
        lines = lines[:MOST_LINES]
        notes.append(house("letter-cut-lines", most=MOST_LINES))
        reader.cut = True
    elif reader.cut:
        notes.append(house("letter-cut", most=reader.most // 1024))
    return Body(
        tuple(lines),
        tuple(note for note in (*reader.problems, *notes) if note),
        reader.cut,
        taken_up and not _own_words(lines),
    )
