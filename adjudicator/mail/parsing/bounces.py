"""Delivery reports: which recipient a letter of ours did not reach, and which letter it was (RFC 3464).

Most servers write the reports of the RFC; many write prose of their own, which a maintained library recognises.
"""

import logging
import re
from email.message import Message
from itertools import islice
from typing import Final

from msgspec import Struct

from adjudicator.mail.parsing import bounce_words, charset, headers, mime_bounds

_MESSAGE_ID: Final = re.compile(
    rb"^[^\w<\r\n]*(?:(?:X-)?Original-)?Message[- ]?ID[ \t]*:[ \t\r\n]*"
    rb"(?:(<[^<>\s]{1,900}>)|([^<>\s]{1,400}@[^<>\s]{1,400}))",
    re.I | re.M,
)
_LIKE_AN_ID: Final = re.compile(rb"<[^<>\s@]{1,400}@[^<>\s@]{1,400}>")
_ABOUT: Final = frozenset(("in-reply-to", "references", "x-original-message-id", "original-message-id"))
_COPY: Final = re.compile(rb"^[ \t>]*(?:Return-Path|Received|Message-ID):", re.I | re.M)
"""The beginning of the returned letter, below the report's words."""
_ACTION: Final = re.compile(rb"^Action:[ \t]*([a-z]+)", re.I | re.M)
MOST_IDS: Final = 20
MOST_PARTS: Final = 50
MOST_SAID: Final = 4000
_WHY: Final = re.compile(rb"^(?:Diagnostic-Code|Status):[ \t]*(?:smtp;)?[ \t]*(.*(?:\r?\n[ \t]+.*){0,4})", re.I | re.M)
_ADDRESS: Final = re.compile(r"[^\s@<>]+@[^\s@<>]+\Z")
READ: Final = 256 * 1024
"""How many bytes of a report are searched for the returned letter."""
LINES: Final = 5000
"""How many lines of a report are searched for recipients, who are named above the returned letter."""
LONGEST_REASON: Final = 300

# The library logs each of its detectors, and those that fail on hostile bytes, to a log of its own.
logging.getLogger("flufl.bounce").disabled = True


class Bounce(Struct, frozen=True):
    """A letter of ours that did not arrive: the recipient, its Message-ID if it was returned, and the server's words.

    If nobody is named, it is the recipient of the letter with this Message-ID.
    """

    failed: tuple[str, ...] = ()
    message_ids: tuple[str, ...] = ()
    why: str = ""


def _beginning(raw: bytes) -> bytes:
    """A report without most of the returned letter, which can be long."""
    if len(raw) <= READ and mime_bounds.lines_of(raw) <= LINES:
        return raw
    lines = raw[:READ].split(b"\n", LINES)[:LINES]
    return b"\n".join(lines)


def read(message: Message, raw: bytes) -> Bounce | None:
    """The content of a delivery report; None for any other letter, and if delivery is only delayed.

    A report that names nobody in a known form still says which letter it is about.
    """
    from flufl.bounce import all_failures

    begun = _beginning(raw)
    try:
        # The library examines each line a hundred times.
        temporary, permanent = all_failures(message if begun is raw else mime_bounds.parsed(begun)[0])
    except Exception:  # noqa: BLE001  a report that makes the library fail is readable for nobody
        return None
    addresses = sorted(address.decode("ascii", "replace").strip().lower() for address in permanent)
    failed = tuple(address for address in addresses if _ADDRESS.match(address))
    body = raw.partition(b"\n\n" if b"\r\n\r\n" not in raw else b"\r\n\r\n")[2][:READ]
    whys = [" ".join(match[1].decode("utf-8", "replace").split()) for match in _WHY.finditer(body)]
    why = max(whys, key=len, default="")[:LONGEST_REASON]
    found = _ids(body, message)
    if failed:
        return Bounce(failed, found, why)
    said = _said(message)
    if temporary or not found or not _failure(message, said, body):
        return None
    return Bounce((), found, why or _sentence(said))


def _ids(body: bytes, message: Message) -> tuple[str, ...]:
    """The Message-IDs that a report names as such; if there are none, anything in their form."""
    texts = [body, *(_decoded(part) for part in _encoded(message))]
    about = [f"Message-ID: {value}".encode("utf-8", "replace") for name, value in _fields(message) if name in _ABOUT]
    named = [match[1] or b"<%b>" % match[2] for text in (*texts, *about) for match in _MESSAGE_ID.finditer(text)]
    found = named or [match[0] for text in texts for match in _LIKE_AN_ID.finditer(text)]
    return tuple(dict.fromkeys(one.decode("ascii", "replace") for one in found))[:MOST_IDS]


def _fields(message: Message) -> list[tuple[str, str]]:
    return [(name.lower(), value) for name, value in message.raw_items() if isinstance(value, str)]


def _encoded(message: Message) -> list[Message]:
    """The parts whose bytes are not their text."""
    parts = [part for part in _walk(message) if not part.is_multipart()]
    return [
        part for part in parts if _header(part, "content-transfer-encoding").lower() in {"base64", "quoted-printable"}
    ]


def _walk(message: Message) -> list[Message]:
    return list(islice(message.walk(), MOST_PARTS))


def _header(part: Message, wanted: str) -> str:
    return next((value.strip() for name, value in _fields(part) if name == wanted), "")


def _decoded(part: Message) -> bytes:
    try:
        payload = part.get_payload(decode=True)
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError):
        return b""
    return payload[:READ] if isinstance(payload, bytes) else b""


def _said(message: Message) -> str:
    """The subject and the words of a report, above the returned letter."""
    texts = [_header(message, "subject")]
    for part in _walk(message):
        kind = _header(part, "content-type").lower()
        if kind.startswith(("message/", "text/rfc822-headers")):
            break
        if not part.is_multipart() and (not kind or kind.startswith("text/")):
            data = _decoded(part)
            back = _COPY.search(data)
            text, _ = charset.decode(data[: back.start()] if back is not None else data, _charset(part))
            texts.append(text[:MOST_SAID])
    return headers.words(texts[0]) + "\n" + "\n".join(texts[1:])


def _charset(part: Message) -> str | None:
    try:
        return part.get_content_charset()
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError):
        return None


def _failure(message: Message, said: str, body: bytes) -> bool:
    """Whether a report says that a letter did not arrive and will not arrive."""
    if "disposition-notification" in _header(message, "content-type").lower():
        return False
    actions = {match[1].lower() for match in _ACTION.finditer(body)}
    if actions:
        return b"failed" in actions
    if bounce_words.FINAL.search(said):
        return True
    return bounce_words.FAILED.search(said) is not None and bounce_words.DELAYED.search(said) is None


def _sentence(said: str) -> str:
    """The line of a report that gives the reason."""
    lines = [" ".join(line.split()) for line in said.splitlines()[1:]]
    return next((line for line in lines if bounce_words.REASON.search(line)), "")[:LONGEST_REASON]
