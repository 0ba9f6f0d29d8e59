"""Rules as a file: what a first report leaves out, for whoever wants to read all of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from adjudicator.engine.contract.report_sections import Section
from adjudicator.reports.text import flowed_text
from adjudicator.reports.text.sections import several, told

_KEPT: Final = 16
"""How many files are kept: players of a table who are given the same rules get the same one."""


def written(sections: Sequence[Section]) -> bytes:
    """The sections as a text file in UTF-8, set like a letter; of several with one heading the last, which is whole."""
    return _written(tuple({one.heading: one for one in sections}.values()))


@lru_cache(_KEPT)
def _written(sections: tuple[Section, ...]) -> bytes:
    return flowed_text.plain(several(told(sections))).lstrip("\n").encode()
