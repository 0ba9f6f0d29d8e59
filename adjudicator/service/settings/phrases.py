"""The service's phrases for players, by their names in `languages`.

They are put into the reader's language when a letter is written.
"""

import re
from collections.abc import Iterable
from datetime import date
from typing import Final

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import Saying, Spoken, Together, sayings
from adjudicator.store.tables.values import Away

PACKAGE: Final = "adjudicator.service"
"""The folder of the words: `languages`."""

say: Final = sayings(PACKAGE)

_PHASE: Final = re.compile(r"(?:t(?:urn)?\s*)?(\d{1,9})\s*[,./-]?\s*(?:p(?:hase)?\s*)?(\d{1,9})", re.I)


def day(one: date) -> Saying:
    """`3 January 2027`."""
    return say("day", day=one.day, month=one.month, year=one.year)


def why(stretched: Iterable[Away]) -> Spoken:
    """Why a deadline was postponed: who is away, and until when."""
    return Together([say("away-until", seat=one.seat, last=day(one.last)) for one in stretched], ", ")


def read_heading(text: str) -> Heading | None:
    """The phase that a text names: `turn 2 phase 3`, `2.3`; None where it names none."""
    found = _PHASE.search(text)
    return None if found is None else Heading(int(found[1]), int(found[2]))
