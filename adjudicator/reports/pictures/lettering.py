"""How wide words are in the font of pictures, in whole pixels, and how they are broken into lines."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from adjudicator.reports.pictures.picture import FONT

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

_EM: Final = 2048
"""The units of the font: at this size each letter has its width in them, unrounded."""


@cache
def _font() -> "FreeTypeFont":
    from PIL import ImageFont

    return ImageFont.truetype(FONT, _EM, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(1024)
def _units(letter: str) -> int:
    return int(_font().getlength(letter))


def width(words: str, size: int) -> int:
    """The width of words at a size, rounded up."""
    return -(-sum(map(_units, words)) * size // _EM)


def broken(words: str, size: int, wide: int) -> Iterator[tuple[str, ...]]:
    """The words in lines of at most this width; a longer word has a line of its own, cut to what fits."""
    line: list[str] = []
    room, blank = wide, width(" ", size)
    for word in words.split():
        fitting = _cut(word, size, wide)
        taken = width(fitting, size)
        if line and taken + blank > room:
            yield tuple(line)
            line, room = [], wide
        room -= taken + (blank if line else 0)
        line.append(fitting)
    if line:
        yield tuple(line)


def _cut(word: str, size: int, wide: int) -> str:
    while len(word) > 1 and width(word, size) > wide:
        word = f"{word.rstrip('…')[:-1]}…"
    return word
