"""Enumerations: things that are counted one after the other, `2 engines 3 lasers`, and things that are said twice.

`laser x2, armour 1` is `2 laser, 1 armour`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.orders.words.lexer import Word

_TIMES: Final = "x"
_OF: Final = "of"
_ENDS: Final = frozenset([",", ".", "and", ";", "!", ")", "-", "/"])
"""What may stand behind the last word of a thing that is counted."""

Named = Callable[[Sequence[Word], int], int]
"""How many words from a place on are the name of something."""


def parted(words: Sequence[Word], named: Named) -> list[Word]:
    """The words, with a comma between things that are counted, and without a thing that was just named: `(engines)`."""
    out: list[Word] = []
    at = 0
    counted = False
    """Whether the words so far end with a thing that is counted."""
    while at < len(words):
        word = words[at]
        if (size := _again(words, at, out, named)) > 0:
            at += size
            continue
        size = named(words, at) if word.number is None else 0
        if size:
            before = out[-1] if out else None
            counted = before is not None and before.number is not None
            number, long = (None, 0) if counted else _behind(words, at + size)
            if number is not None:
                out.append(number._replace(column=word.column, end=word.column))
                counted = True
            out += words[at : at + size]
            at += size + long
            continue
        following = at + 1 < len(words) and words[at + 1].number is None and named(words, at + 1)
        if counted and word.number is not None and following:
            out.append(word._replace(text=",", plain=",", number=None, end=word.column))
        counted = False
        out.append(word)
        at += 1
    return out


def _behind(words: Sequence[Word], at: int) -> tuple[Word | None, int]:
    """The number that stands behind the name of what it counts, `laser x2`, and how many words that is."""
    times = at < len(words) and words[at].plain == _TIMES
    number = at + times
    if number >= len(words) or not words[number].number:
        return None, 0
    ends = number + 1 == len(words) or words[number + 1].plain in _ENDS
    return (words[number], number + 1 - at) if ends else (None, 0)


def _again(words: Sequence[Word], at: int, out: Sequence[Word], named: Named) -> int:
    """How many words say what was just named, in brackets or as where somebody belongs; 0 if they say something else.

    `Dieter of Yellow` names a player twice, by their name and by their seat.
    """
    if at + 1 < len(words) and out and words[at].plain == _OF and words[at + 1].plain == out[-1].plain:
        return 2
    if words[at].plain != "(" or at + 2 >= len(words):
        return 0
    size = named(words, at + 1)
    end = at + 1 + size
    if not size or end >= len(words) or words[end].plain != ")" or len(out) < size:
        return 0
    return size + 2 if _bare(out[-size:]) == _bare(words[at + 1 : end]) else 0


def _bare(words: Sequence[Word]) -> list[str]:
    return [word.plain.removesuffix("s") for word in words]
