"""What the service says to players, by the names of its phrases in `languages`.

Whoever writes a letter puts it into the language of its reader.
"""

import re
from datetime import date
from typing import Final

from adjudicator.engine.heading import Heading
from adjudicator.engine.saying import Saying, Spoken, Together, sayings
from adjudicator.service.timetable.days import MONTHS

say: Final = sayings(__package__)

_PHASE: Final = re.compile(r"(?:turn\s+)?(\d+)\s*[,./-]?\s*(?:phase\s+)?(\d+)", re.I)
_AWAY: Final = re.compile(r"(\S+) is away until (\d+) (\w+) (\d+)")


def day(one: date) -> Saying:
    """`3 January 2027`."""
    return say("day", day=one.day, month=one.month, year=one.year)


def away(seat: str, last: date) -> Saying:
    """`Blue is away until 3 January 2027`."""
    return say("away-until", seat=seat, last=day(last))


def why(stretched: str) -> Spoken:
    """Why a deadline has been put off, said anew from what is on file: who is away, and until when."""
    found = [
        away(seat, date(int(year), MONTHS.index(month.lower()) + 1, int(one)))
        for seat, one, month, year in _AWAY.findall(stretched)
    ]
    return Together(found, ", ")


def said_of(heading: str) -> str:
    """The heading of a phase that is on file, as it can be said in any language."""
    found = read_heading(heading)
    return heading if found is None else found.said


def titled(heading: str) -> str:
    """The same, at the beginning of a sentence."""
    found = read_heading(heading)
    return heading if found is None else found.titled


def read_heading(text: str) -> Heading | None:
    """The phase that a text names: `turn 2 phase 3`, `2.3`; None where it names none."""
    found = _PHASE.search(text)
    return None if found is None else Heading(int(found[1]), int(found[2]))
