"""What can be viewed after a rehearsal: reports as pages, and the record that came with the last letter."""

import re
from base64 import b64encode
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Final

from adjudicator.mail.parsing.flowed_text import seen
from adjudicator.mail.servers.client import Received
from adjudicator.rehearsal.player import Player

MAILBOXES: Final = "mailboxes"
PAGES: Final = "reports"


def _opened(received: Received) -> EmailMessage:
    message = message_from_bytes(received.raw, policy=default)
    assert isinstance(message, EmailMessage)
    return message


def text(received: Received) -> str:
    """The words of a letter as its reader sees them, below its subject."""
    message = _opened(received)
    part = message.get_body(("plain", "html"))
    said = part.get_content() if part is not None else ""
    said = seen(said) if part is not None and part.get_param("format") == "flowed" else said
    return f"Subject: {received.letter.subject}\n\n{said}"


def _with_pictures(page: str, message: EmailMessage) -> str:
    """The page with its pictures inside it: a browser does not have the letter that they came with."""
    for part in message.walk():
        cid = part["Content-ID"]
        if cid is not None:
            content = part.get_payload(decode=True)
            assert isinstance(content, bytes)
            inside = f"data:{part.get_content_type()};base64,{b64encode(content).decode()}"
            page = page.replace(f"cid:{cid.strip('<>')}", inside)
    return page


def pages(folder: Path, player: Player) -> int:
    """Write the HTML of every letter to a player as a file of its own, in the order of arrival; returns how many."""
    own = folder / player.seat.lower()
    own.mkdir(parents=True, exist_ok=True)
    count = 0
    for number, received in enumerate(player.inbox, start=1):
        message = _opened(received)
        part = message.get_body(("html",))
        if part is not None:
            about = re.sub(r"[^a-z0-9]+", "-", received.letter.subject.partition("] ")[2].lower()).strip("-")
            page = _with_pictures(part.get_content(), message)
            (own / f"{number:03}-{about[:60]}.html").write_text(page, encoding="utf-8")
            count += 1
    return count


def record(player: Player) -> tuple[str, bytes] | None:
    """The record that came with a player's last letter, and its file name; None if there was none."""
    for received in reversed(player.inbox):
        for part in _opened(received).iter_attachments():
            if part.get_content_type() == "application/json":
                content = part.get_payload(decode=True)
                assert isinstance(content, bytes)
                return part.get_filename() or "record.json", content
    return None
