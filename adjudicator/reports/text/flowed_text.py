"""Paragraphs that flow, and all other lines, which do not (RFC 3676, format=flowed).

The code that sets a text knows where its paragraphs continue; code that is given its lines does not. So `reports.text`
marks these places, with characters that no value can contain, and they stay marked until the letter is sent. Everything
else stays as it is: tables, sums, boards, order forms.
"""

import re
from functools import lru_cache
from typing import Final

from adjudicator.core.forall import ForAll

SOFT: Final = "\x03"
"""At the end of a line: the paragraph continues on the next one."""
QUOTE: Final = "\x02"
"""At the beginning of a line: the > that follows quotes somebody."""
STUFFED: Final = "\x04"
"""At the beginning of a line: it is sent with one more space than it has."""

_TAKEN: Final = re.compile(rf"\n(?:[ >{QUOTE}]|From |--[ {SOFT}]\n)")
"""Beginnings of a line that could be misread; one search for all of them is faster."""
# Two dashes and a space end a letter; a paragraph that breaks there must not.
_CUT: Final = re.compile(r"\n-- (?=\n)")


def plain(said: str) -> str:
    """The text as it is seen, without its marks."""
    return said.replace(SOFT, "").replace(QUOTE, "").replace(STUFFED, "")


def aligned(said: str) -> str:
    """Lines that stay below each other in programs without format=flowed: all of them get one more space, or none."""
    return stuffed(said) if "\n " in said else said


def stuffed(said: str) -> str:
    """The text with a space more in front of all its lines."""
    return STUFFED + said.replace("\n", f"\n{STUFFED}")


def sent(said: str) -> str:
    """Whole lines as they are sent: flowing lines end with a space, and beginnings that could be misread get one."""
    return _sent_for_all(said) if type(said) is ForAll else _sent(said)


def _sent(said: str) -> str:
    if not _TAKEN.search(f"\n{said}"):
        return said.replace(STUFFED, " ").replace(SOFT, " ").replace(QUOTE, "")
    said = f"\n{said}".replace("\n ", "\n  ").replace("\n>", "\n >").replace("\nFrom ", "\n From ")
    said = said.replace(STUFFED, " ").replace(SOFT, " ").replace(QUOTE, "")
    return _CUT.sub("\n--", said)[1:]


@lru_cache(32)
def _sent_for_all(said: ForAll) -> ForAll:
    return ForAll(_sent(said))
