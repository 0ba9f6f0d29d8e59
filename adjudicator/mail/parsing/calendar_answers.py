"""Answers that calendars send to invitations: accepted, declined, perhaps (RFC 5546 and 6047).

Our letters invite nobody, but some calendars answer whatever has an organizer. Nobody means such an answer for orders.
"""

import re
from typing import Final

from msgspec.structs import replace

from adjudicator.mail.parsing import mail_program_words
from adjudicator.mail.parsing.quotation_marks import Marked

KINDS: Final = ("text/calendar", "application/ics")
_METHODS: Final = ("reply", "counter", "refresh")
"""What those who were invited send."""
_METHOD: Final = re.compile(rb"^METHOD[^:\r\n]{0,40}:[ \t]*([A-Z]+)[ \t]*\r?$", re.I | re.M)
_MOST: Final = 4096
"""The method of a calendar stands at its beginning."""


def answers(method: str, content: bytes) -> bool:
    """Whether a calendar answers an invitation; `method` is the parameter of its part, which counts if it has none."""
    found = _METHOD.search(content[:_MOST])
    said = found[1].decode("ascii").lower() if found is not None else method.strip().lower()
    return said in _METHODS


def set_aside(lines: list[Marked]) -> list[Marked]:
    """The lines of a letter with such a part: what the calendar wrote there counts as little as a signature."""
    return [replace(line, signature=True) if mail_program_words.takes_up(line.text) else line for line in lines]
