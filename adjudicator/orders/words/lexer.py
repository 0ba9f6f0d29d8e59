"""The lexer: makes words of a line and undoes what keyboards, mail programs and habits do to them.

Case, curly quotes, all kinds of dashes and spaces, invisible characters, pictures, number words, American and British
spelling and hyphens within words make no difference. Every word keeps the place where it was written.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

_QUOTES: Final = dict.fromkeys(map(ord, "\u2018\u2019\u201a\u201b\u02bc\u00b4`\uff07"), "'")
_DOUBLE: Final = dict.fromkeys(map(ord, "\u201c\u201d\u201e\u201f\u00ab\u00bb\uff02"), '"')
_DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\uff0d"), "-")
_SPACES: Final = dict.fromkeys(
    map(ord, "\t\u00a0\u2002\u2003\u2007\u2009\u202f\u3000\u200b\u200c\u200d\u2060\ufeff\u00ad\ufe0e\ufe0f\0"), " "
)
_OTHERS: Final = {ord("\u00d7"): "x", ord("\uff1a"): ":", ord("\uff0c"): ",", ord("\uff1b"): ";"}
_CLEAN: Final = str.maketrans({**_QUOTES, **_DOUBLE, **_DASHES, **_SPACES, **_OTHERS})

_WORD: Final = re.compile(
    r"(?P<letters>[^\W\d_]+(?:'[^\W\d_]+)*)"
    r"|(?P<number>(?<![\w)])-?\d+|\d+)"
    r"|(?P<hyphen>(?<=[^\W\d_])-(?=\w))"
    r"|(?P<sign>->|[<>]=|=[<>=]|!=|<>|[^\s])"
)
_PICTURES: Final = frozenset(("So", "Sk", "Me"))
"""The Unicode categories of emoji, their colours and their frames."""
QUOTE: Final = '"'
_REMEMBERED: Final = 400
"""Characters of the longest line whose words are cached."""
_LONGEST_NUMBER: Final = 9
"""Digits; no number in a game has more."""

NUMBERS: Final = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
        " seventeen eighteen nineteen twenty".split()
    )
} | {"thirty": 30, "forty": 40}
_VARIANTS: Final = {
    "offense": "offence",
    "defense": "defence",
    "color": "colour",
    "gray": "grey",
    "\u2265": ">=",
    "=>": ">=",
    "\u2264": "<=",
    "=<": "<=",
    "==": "=",
    "!=": "\u2260",
    "<>": "\u2260",
    "&": "and",
}


class Word(NamedTuple):
    """One word, number or sign as it was written, and its value.

    `plain` is the form in which it is compared, `number` its value if it is a number. `column` counts from 1; `end` is
    the column after its last character.
    """

    text: str
    plain: str
    number: int | None
    line: int
    column: int
    end: int


def key(word: Word) -> str | int:
    """The value by which a word is compared with those of names: a number is its value, however it is written."""
    return word.plain if word.number is None else word.number


def cleaned(line: str) -> str:
    """The line with ordinary quotes, dashes and spaces; its length stays the same."""
    return line.translate(_CLEAN)


def split(line: str, number: int = 0, start: int = 0) -> list[Word]:
    """The words of a line from column `start` (counted from 0) on; `number` is the line's."""
    return list((_remembered if len(line) <= _REMEMBERED else _words)(line, number, start))


def _words(line: str, number: int, start: int) -> tuple[Word, ...]:
    found: list[Word] = []
    for match in _WORD.finditer(cleaned(line), start):
        kind = match.lastgroup
        if kind == "hyphen":
            continue
        text = match[0]
        if kind == "sign" and not text.isascii() and unicodedata.category(text) in _PICTURES:
            continue
        value: int | None = None
        if kind == "number":
            plain = text
            if len(text) <= _LONGEST_NUMBER:
                value = int(text)
                plain = str(value)
        else:
            plain = text.casefold() if text.isascii() else unicodedata.normalize("NFKC", text).casefold()
            plain = plain.removesuffix("'s")
            plain = _VARIANTS.get(plain, plain)
            value = NUMBERS.get(plain)
        if plain == "and" and found and found[-1].plain == ",":
            found.pop()
        found.append(Word(text, plain, value, number, match.start() + 1, match.end() + 1))
    return tuple(found)


_remembered: Final = lru_cache(maxsize=2048)(_words)
"""Every line of a letter is looked at several times."""


@lru_cache(maxsize=4096)
def pattern(name: str) -> tuple[str | int, ...]:
    """The words that must be written to mean a name; numbers are numbers."""
    return tuple(map(key, split(name)))


def closing(words: Sequence[Word], at: int) -> int | None:
    """The place of the quote that closes the one at a place, with words between them; None if there is none."""
    if words[at].plain != QUOTE:
        return None
    end = next((i for i in range(at + 1, len(words)) if words[i].plain == QUOTE), at + 1)
    return end if at + 1 < end < len(words) else None


def written(word: Word) -> Word:
    """A word as it can be written; for one that stands for several, such as `w/` for `with`, these."""
    return word if word.end - word.column == len(word.text) else word._replace(text=word.plain)


def quoted(words: Iterable[Word]) -> str:
    """Words put together again for a message; words of one line keep their spacing roughly."""
    out = ""
    last: Word | None = None
    for word in words:
        apart = last is not None and (last.line != word.line or last.end != word.column)
        out += (" " if apart else "") + word.text
        last = word
    return out
