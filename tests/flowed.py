"""The text of a letter as programs show it that keep to RFC 3676, written for tests from the RFC alone."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import NamedTuple


class Line(NamedTuple):
    """A line as it is sent: how deep it is quoted, what it says, whether the paragraph goes on below it."""

    depth: int
    text: str
    flows: bool


def content_of(raw: bytes) -> str:
    """What the text part of a letter holds."""
    message = message_from_bytes(raw, policy=default)
    assert isinstance(message, EmailMessage)
    part = message.get_body(("plain",))
    assert part is not None
    assert (part.get_param("format"), part.get_param("delsp")) == ("flowed", None)
    return str(part.get_content()).replace("\r\n", "\n")


def lines(content: str) -> list[Line]:
    """The lines of a part: quote marks and the space that stuffs a line are no part of them (RFC 3676, 4.2 to 4.5)."""
    found = []
    for raw in content.removesuffix("\n").split("\n"):
        text = raw.lstrip(">")
        depth = len(raw) - len(text)
        text = text.removeprefix(" ")
        found.append(Line(depth, text, text.endswith(" ") and text != "-- "))
    return found


def paragraphs(content: str) -> list[str]:
    """The part with every paragraph in one line, and the other lines as they are."""
    found: list[str] = []
    before = Line(0, "", flows=False)
    for line in lines(content):
        if before.flows and before.depth == line.depth and line.text != "-- ":
            found[-1] += line.text
        else:
            found.append(f"{'> ' if line.depth else ''}{line.text}")
        before = line
    return found


def seen(content: str) -> str:
    """The part in the lines in which it is sent, without what only programs see."""
    return "".join(f"{'> ' if line.depth else ''}{line.text}".rstrip() + "\n" for line in lines(content))
