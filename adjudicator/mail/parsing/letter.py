"""A letter as received, taken apart.

`read` is pure and accepts any bytes: no letter is lost because of an odd mail program. Parts that could not be read as
they were meant are named in `problems`, in words for the sender.
"""

import hashlib
import re
from email.message import Message
from itertools import islice
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.sayings import Spoken, house, phrase_of
from adjudicator.mail.parsing import (
    body,
    bounces,
    charset,
    headers,
    letter_parts,
    machines,
    mbox_marks,
    mime_bounds,
    quotation_marks,
)
from adjudicator.mail.parsing.recent_results import Remembered
from adjudicator.mail.parsing.wellformed import wellformed

MOST_TEXT: Final = 256 * 1024
LONGEST_THREAD: Final = 100
MOST_AS_TEXT: Final = 20_000
"""How many lines are read of a letter that could not be taken apart: they include its structure."""
MOST_KEPT: Final = 40
"""How many parsed letters are remembered: twice as many as are handled at once."""
MOST_NAMING: Final = 200
"""How many header fields are searched for recipients."""

_RECIPIENTS: Final = frozenset(
    "to cc bcc delivered-to x-original-to envelope-to x-envelope-to x-delivered-to x-forwarded-to x-rcpt-to resent-to"
    " resent-cc apparently-to".split()
)
_NAMING: Final = _RECIPIENTS | {"received"}
CALENDAR: Final = "the answer of a calendar to an invitation"
_RECEIVED_FOR: Final = re.compile(r"\bfor\s+(<[^<>\s]+>)")


_kept: Final = Remembered[tuple[str, int, charset.Writer], "Letter"](MOST_KEPT)


class Line(Struct, frozen=True):
    """One line of a letter: its number as the player counts (from 1), its words, whether it is quoted or a signature.

    `doubtful` means that it counts as the writer's own, and could still be part of a quotation.
    """

    number: int
    text: str
    depth: int = 0
    signature: bool = False
    doubtful: bool = False


class Letter(Struct, frozen=True):
    """A letter taken apart. Addresses are bare and in lower case; Message-IDs keep their angle brackets.

    `auto` says why the letter comes from a machine (None: a person may have written it); `bounce` is its content if it
    is a delivery report. `size` is that of the raw letter in bytes, `digest` its SHA-256. `cut` means that its text was
    longer than was read. `part` is the game that its lines are for, if it is one part of a letter for several games.
    `unread` means that only its header has been read.
    """

    message_id: str = ""
    sender: str = ""
    sender_name: str = ""
    reply_to: str = ""
    recipients: tuple[str, ...] = ()
    subject: str = ""
    in_reply_to: tuple[str, ...] = ()
    references: tuple[str, ...] = ()
    auto: str | None = None
    bounce: bounces.Bounce | None = None
    lines: tuple[Line, ...] = ()
    problems: tuple[Spoken, ...] = ()
    size: int = 0
    digest: str = ""
    cut: bool = False
    part: str = ""
    unread: bool = False

    @property
    def guessed(self) -> bool:
        """Whether the character set of its words had to be guessed."""
        return any(phrase_of(said) == "charset-guessed" for said in self.problems)


def _raw_headers(message: Message) -> list[tuple[str, str]]:
    return [(name, value) for name, value in message.raw_items() if isinstance(value, str)]


def _first(fields: list[tuple[str, str]], *wanted: str) -> str:
    for want in wanted:
        for name, value in fields:
            if name.lower() == want:
                return value
    return ""


def _recipients(fields: list[tuple[str, str]]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    naming = ((name, value) for name, value in fields if name.lower() in _NAMING)
    for name, value in islice(naming, MOST_NAMING):
        if name.lower() in _RECIPIENTS:
            found.update((address, None) for _, address in headers.addresses(value))
        elif name.lower() == "received":
            for match in _RECEIVED_FOR.finditer(value):
                found.update((address, None) for _, address in headers.addresses(match[1]))
    return tuple(found)


def _sender(fields: list[tuple[str, str]]) -> tuple[str, str]:
    for wanted in ("from", "sender", "return-path"):
        value = _first(fields, wanted)
        # Some programs encode the address together with the name.
        pairs = headers.addresses(value) or headers.addresses(headers.words(value))
        if pairs:
            return pairs[0]
    return "", ""


def _taken_apart(raw: bytes, most: int, writer: charset.Writer) -> Letter:
    message, beyond = mime_bounds.parsed(raw)
    fields = _raw_headers(message)
    content = body.read(message, most, writer)
    letter = _headed(fields)
    auto = letter.auto or (CALENDAR if content.calendar else None)
    part = letter_parts.read(_first(fields, letter_parts.HEADER.lower()))
    returned = (auto is not None or not letter.sender) and machines.reports(
        fields, letter.sender, letter.subject, _kind(fields)
    )
    return replace(
        letter,
        auto=auto,
        bounce=bounces.read(message, raw) if returned else None,
        lines=tuple(line for line in _numbered(content.lines) if part is None or part.has(line.number)),
        problems=(*beyond, *content.problems),
        cut=content.cut or bool(beyond),
    )


def _kind(fields: list[tuple[str, str]]) -> str:
    return _first(fields, "content-type").partition(";")[0].strip().lower()


def _headed(fields: list[tuple[str, str]]) -> Letter:
    """The content of a letter's header."""
    name, sender = _sender(fields)
    subject = " ".join(headers.words(_first(fields, "subject")).split())
    part = letter_parts.read(_first(fields, letter_parts.HEADER.lower()))
    return Letter(
        message_id=next(iter(headers.message_ids(_first(fields, "message-id"))), ""),
        sender=sender,
        sender_name=name,
        reply_to=next((address for _, address in headers.addresses(_first(fields, "reply-to"))), ""),
        recipients=_recipients(fields),
        subject=subject,
        in_reply_to=_thread(_first(fields, "in-reply-to")),
        references=_thread(_first(fields, "references")),
        auto=machines.reason(fields, sender, subject, _kind(fields)),
        part=part.game if part is not None else "",
    )


def _thread(value: str) -> tuple[str, ...]:
    """The letters that this one answers: the first, and the latest of a long thread; each is looked up."""
    found = headers.message_ids(value)
    return found if len(found) <= LONGEST_THREAD else (found[0], *found[1 - LONGEST_THREAD :])


def _numbered(lines: tuple[quotation_marks.Marked, ...]) -> tuple[Line, ...]:
    return tuple(Line(at, line.text, line.depth, line.signature) for at, line in enumerate(lines, start=1))


def _as_text(raw: bytes, most: int, fault: Exception, writer: charset.Writer) -> Letter:
    """The bytes as lines, for a letter that the MIME parser could not take apart at all.

    Its sender and recipients are still read from the header if possible.
    """
    try:
        letter = _taken_apart(mime_bounds.head_of(raw) + b"\n", most, writer)
    except Exception:  # noqa: BLE001  the same things; there is nothing more to find
        letter = Letter()
    text, _ = charset.decode(raw[:most], whole=len(raw) <= most, writer=writer)
    texts = mbox_marks.unmarked(text).split("\n", MOST_AS_TEXT)[:MOST_AS_TEXT]
    lines = _numbered(tuple(map(quotation_marks.unquoted, texts)))
    said = house("letter-damaged", fault=type(fault).__name__)
    cut = len(raw) > most or len(lines) > body.MOST_LINES
    return replace(letter, lines=lines, problems=(said,), cut=cut)


def read(raw: bytes, most: int = MOST_TEXT, writer: charset.Writer = charset.NOBODY) -> Letter:
    """Take any letter apart, reading at most `most` bytes of its text; never raises.

    Knowledge of its `writer` counts if the character set has to be guessed. Several readers use a letter one after the
    other; it is taken apart only for the first.
    """
    digest = hashlib.sha256(raw).hexdigest()
    key = digest, most, writer
    return _kept.of(key, lambda: replace(wellformed(_read(raw, most, writer)), size=len(raw), digest=digest))


def header(raw: bytes) -> Letter:
    """A letter of which only the header is read, whatever stands below it; never raises."""
    try:
        letter = _headed(mime_bounds.fields(raw))
    except Exception:  # noqa: BLE001  the same; then nothing is known of it
        letter = Letter()
    return replace(wellformed(letter), size=len(raw), digest=hashlib.sha256(raw).hexdigest(), unread=True)


def _read(raw: bytes, most: int, writer: charset.Writer) -> Letter:
    try:
        return _taken_apart(raw, most, writer)
    except Exception as fault:  # noqa: BLE001  the standard library's parser raises many things on hostile bytes
        return _as_text(raw, most, fault, writer)
