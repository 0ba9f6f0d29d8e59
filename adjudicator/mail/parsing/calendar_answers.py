"""Answers that calendars send to invitations: accepted, declined, perhaps (RFC 5546 and 6047).

Our letters invite nobody, but some calendars answer anything with an organizer. Such an answer is never an order.
"""

import re
from typing import Final

from msgspec.structs import replace

from adjudicator.mail.parsing import mail_program_words
from adjudicator.mail.parsing.quotation_marks import Marked

KINDS: Final = ("text/calendar", "application/ics")
_METHODS: Final = ("reply", "counter", "refresh")
"""The methods that invited people's calendars send."""
_METHOD: Final = re.compile(rb"^METHOD[^:\r\n]{0,40}:[ \t]*([A-Z]+)[ \t]*\r?$", re.I | re.M)
_MOST: Final = 4096
"""A calendar's method stands at its beginning."""


def answers(method: str, content: bytes) -> bool:
    """Whether a calendar answers an invitation; `method` is its part's parameter, which counts if it has none."""
    found = _METHOD.search(content[:_MOST])
    said = found[1].decode("ascii").lower() if found is not None else method.strip().lower()
    return said in _METHODS


def set_aside(lines: list[Marked]) -> list[Marked]:
    """The lines of a letter with such a part: the calendar's own lines count as a signature."""
    return [replace(line, signature=True) if mail_program_words.takes_up(line.text) else line for line in lines]
