"""Announced absences: a sentence such as `I am away from 5 to 12 December`, offered as the ABSENT line it means.

Only dates that cannot be mistaken count: two days with their months, or with the month of the last. A single day may be
the first of many, and figures such as 5.12. can be read in two ways.
"""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.orders.words import synonyms, word_classes
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.segments import IF

WORD: Final = "ABSENT"
EXAMPLE: Final = f"{WORD} 20 December to 27 December"
"""An example that can be sent at any time: days without a year are the next ones."""
_MONTHS: Final = tuple("January February March April May June July August September October November December".split())
_SHORTEST: Final = 3
_UNTIL: Final = word_classes.of("until") | frozenset("-")
_NOTHING: Final = word_classes.of("beside a day") | frozenset(".")
"""Words that may stand beside a day and add nothing."""
_OPEN: Final = IF | word_classes.of("leaving open")
"""Words that leave it open which days are meant."""
_DAY: Final = r"(?:\d\d? [A-Z]\w+|[A-Z]\w+ \d\d?)(?: \d{4})?"
_SPANS: Final = (
    re.compile(rf"(?P<first>{_DAY}) (?:until|to) (?P<last>{_DAY})"),
    re.compile(r"(?P<first>\d\d?) (?:until|to) (?P<last>\d\d? (?P<month>[A-Z]\w+))"),
    re.compile(r"(?P<first>(?P<month>[A-Z]\w+) \d\d?) (?:until|to) (?P<last>\d\d?)"),
    re.compile(rf"until (?P<last>{_DAY})"),
)


def announced(words: Sequence[Word]) -> str:
    """The ABSENT line for the days that a sentence names; empty if it names none, or is unclear."""
    if any(word.plain in _OPEN for word in words):
        return ""
    said = " ".join(filter(None, map(_told, words))).replace("until to ", "until ")
    for span in _SPANS:
        found = span.search(said)
        if found is not None:
            rest = said[: found.start()] + said[found.end() :]
            return "" if re.search(r"[A-Z0-9]", rest) else f"{WORD} {_span(found)}"
    return ""


def _told(word: Word) -> str:
    """A word as spans of days need it: months begin with a capital, and nothing else does."""
    plain = next((one.plain for one in synonyms.meanings(word)), word.plain)
    if plain in _NOTHING:
        return ""
    if plain in _UNTIL:
        return "to" if plain in ("to", "-") else "until"
    if plain.isdigit():
        return plain
    month = next((one for one in _MONTHS if len(plain) >= _SHORTEST and one.casefold().startswith(plain)), "")
    return month or plain.casefold()


def _span(found: "re.Match[str]") -> str:
    slots = found.groupdict()
    first, last, month = slots.get("first"), slots["last"], slots.get("month")
    if not first:
        return f"until {last}"
    if month:
        first, last = (one if month in one else f"{one} {month}" for one in (first, last))
    return f"{first} to {last}"
