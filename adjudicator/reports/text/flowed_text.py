"""Paragraphs that flow, and all other lines, which do not (RFC 3676, format=flowed).

Whoever sets a text knows where its paragraphs go on; nobody who is given its lines does. So `reports.text` marks the
places, with characters that no value can hold, and they are marked until the letter is sent. What is not marked stays
as it is: tables, sums, boards, order forms.
"""

import re
from functools import lru_cache
from typing import Final

from adjudicator.core.forall import ForAll

SOFT: Final = "\x03"
"""At the end of a line: the paragraph goes on in the next one."""
QUOTE: Final = "\x02"
"""At the beginning of a line: the > that follows quotes somebody."""
STUFFED: Final = "\x04"
"""At the beginning of a line: it is sent with one more space than it has."""

_TAKEN: Final = re.compile(rf"\n(?:[ >{QUOTE}]|From |--[ {SOFT}]\n)")
"""What can be taken for something else at the beginning of a line; to look for all of it at once is quicker."""
# Two dashes and a space end a letter; a paragraph that breaks there must not.
_CUT: Final = re.compile(r"\n-- (?=\n)")


def plain(said: str) -> str:
    """The text as it is seen, without its marks."""
    return said.replace(SOFT, "").replace(QUOTE, "").replace(STUFFED, "")


def aligned(said: str) -> str:
    """Lines that stay below each other in programs that know nothing of this: a space more for all of them or none."""
    return stuffed(said) if "\n " in said else said


def stuffed(said: str) -> str:
    """The text with a space more in front of all its lines."""
    return STUFFED + said.replace("\n", f"\n{STUFFED}")


def sent(said: str) -> str:
    """Whole lines as they are sent: a space ends each that flows, and begins what could be taken for something else."""
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
