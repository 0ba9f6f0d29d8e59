"""The specimens of the three collections, as letters and as letters of a player."""

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import compat32
from pathlib import Path
from typing import Final

from msgspec import Struct

COLLECTIONS: Final = {
    "email_reply_parser": ("test/emails", 22),
    "talon": ("tests/fixtures", 45),
    "mail": ("spec/fixtures/emails", 100),
}
"""Where in its checkout each keeps its letters, and how many there are at the least."""

# What the tests that belong to the plain texts say is visible of them: the first words of its lines.
_VISIBLE: Final = {
    "email_1_1": ("Hi folks", "What is the best way", "running a test", "I am currently"),
    "email_1_2": ("Hi,", "You can list"),
    "email_1_3": ("Oh thanks.", "Having"),
    "email_1_4": ("Awesome",),
    "email_1_6": ("I get",),
    "email_1_7": (":+1:",),
    "email_1_8": ("I will reply", "and under this."),
    "email_2_1": ("Outlook with a reply",),
    "email_2_2": ("Outlook with a reply directly",),
    "email_2_3": ("Outlook with a reply directly",),
    "email_BlackBerry": ("Here is another email",),
    "email_bullets": ("test 2 this should", "and have spaces", "and retain this", "- how about", "- and another"),
    "email_iPhone": ("Here is another email",),
    "email_multi_word_sent_from_my_mobile_device": ("Here is another email",),
    "email_one_is_not_on": ("One outstanding question",),
    "email_sent_from_my_not_signature": ("Here is another email", "Sent from my desk"),
    "greedy_on": ("On your remote host",),
}
_VISIBLE_IN_PAGES: Final = ("Hi. I am fine.", "Thanks,", "Alex")
_WHO: Final = re.compile(
    rb"^(?:From|To|Cc|Bcc|Sender|Reply-To|Message-ID|In-Reply-To|References|Resent-\w+)[ \t]*:.*(?:\r?\n[ \t].*)*\r?\n",
    re.I | re.M,
)
_ENVELOPE: Final = re.compile(rb"\A>?From [^\n]*\n")


class Specimen(Struct, frozen=True):
    """One letter: the beginnings of the lines that it is stated to show, if it is."""

    name: str
    raw: bytes
    visible: tuple[str, ...] = ()


def gathered(folder: Path) -> list[Specimen]:
    """Every specimen there is. Raises FileNotFoundError unless all three collections are whole."""
    found: list[Specimen] = []
    for collection, (inside, least) in COLLECTIONS.items():
        place = folder / collection / inside
        files = sorted(path for path in place.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))
        if len(files) < least:
            raise FileNotFoundError(f"{place} holds {len(files)} letters; at least {least} are there in the collection")
        found.extend(_read(collection, path, place) for path in files)
    return found


def _read(collection: str, path: Path, place: Path) -> Specimen:
    data = path.read_bytes()
    name = f"{collection}/{path.relative_to(place).as_posix()}"
    if collection == "email_reply_parser":
        return Specimen(name, _page(data, "plain"), _VISIBLE.get(path.stem, ()))
    if path.suffix == ".html":
        return Specimen(name, _page(data, "html"), _VISIBLE_IN_PAGES if path.parent.name == "html_replies" else ())
    if collection == "talon" and path.suffix != ".eml":
        return Specimen(name, _page(data, "plain"))
    visible: tuple[str, ...] = ()
    if path.parent.name == "standard_replies":
        stated = path.with_name(f"{path.stem}_reply_text")
        visible = tuple(stated.read_text().split("\n")) if stated.exists() else ("Hello",)
    return Specimen(name, data, tuple(line.strip() for line in visible if line.strip() not in ("", "--")))


def _page(data: bytes, kind: str) -> bytes:
    return b"MIME-Version: 1.0\nContent-Type: text/%s; charset=utf-8\n\n" % kind.encode() + data


def as_from(specimen: Specimen, head: bytes) -> bytes:
    """The letter as a player would have sent it: its own sender, recipients and thread give way to `head`."""
    raw = _ENVELOPE.sub(b"", specimen.raw)
    end = re.search(rb"\r?\n\r?\n", raw)
    at = end.start() + 1 if end is not None else len(raw)
    return head + _WHO.sub(b"", raw[:at]) + raw[at:]


def with_order(specimen: Specimen, order: str) -> bytes | None:
    """The same letter with an order typed where its first visible line is, or at its top where none is stated.

    None for a letter without a text, and for one so damaged that it cannot be written again.
    """
    message = message_from_bytes(_ENVELOPE.sub(b"", specimen.raw), policy=compat32)
    changed = [_typed(part, specimen.visible[:1], order) for part in _texts(message)]
    try:
        return message.as_bytes() if any(changed) else None
    except (ValueError, LookupError, AttributeError, TypeError):
        return None


def _texts(message: Message) -> Iterator[Message]:
    for part in message.walk():
        if part.get_content_type() in ("text/plain", "text/html") and not part.is_multipart():
            yield part


def _typed(part: Message, lines: tuple[str, ...], order: str) -> bool:
    payload = part.get_payload(decode=True)
    # Latin-1 gives every byte back as it was, and an order is ASCII in all alphabets that letters come in but UTF-16.
    text = payload.decode("latin-1") if isinstance(payload, bytes) else ""
    if not lines:
        body = re.search(r"<body[^>]*>", text, re.I) if part.get_content_type() == "text/html" else None
        at = end = body.end() if body is not None else 0
        order = f"<p>{order}</p>" if part.get_content_type() == "text/html" else f"{order}\n\n"
    elif lines[0] in text:
        at = text.index(lines[0])
        end = min(text.find(mark, at) % (len(text) + 1) for mark in ("\r", "\n", "<"))
    else:
        return False
    del part["Content-Transfer-Encoding"]
    part.set_payload((text[:at] + order + text[end:]).encode("latin-1"))
    part["Content-Transfer-Encoding"] = "8bit"
    return True
