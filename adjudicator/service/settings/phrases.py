"""What the service says to players, by the names of its phrases in `languages`.

Whoever writes a letter puts it into the language of its reader.
"""

import re
from collections.abc import Iterable
from datetime import date
from typing import Final

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import Saying, Spoken, Together, sayings
from adjudicator.store.tables.values import Away

PACKAGE: Final = "adjudicator.service"
"""Where the words are: in `languages`."""

say: Final = sayings(PACKAGE)

_PHASE: Final = re.compile(r"(?:turn\s+)?(\d{1,9})\s*[,./-]?\s*(?:phase\s+)?(\d{1,9})", re.I)


def day(one: date) -> Saying:
    """`3 January 2027`."""
    return say("day", day=one.day, month=one.month, year=one.year)


def why(stretched: Iterable[Away]) -> Spoken:
    """Why a deadline has been put off: who is away, and until when."""
    return Together([say("away-until", seat=one.seat, last=day(one.last)) for one in stretched], ", ")


def read_heading(text: str) -> Heading | None:
    """The phase that a text names: `turn 2 phase 3`, `2.3`; None where it names none."""
    found = _PHASE.search(text)
    return None if found is None else Heading(int(found[1]), int(found[2]))
