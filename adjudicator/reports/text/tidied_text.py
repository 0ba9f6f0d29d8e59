"""Tidying texts: whatever templates leave, no space ends a line, and no two lines on end are blank.

A text comes in pieces, because what everybody is told is the same object in the letters of a whole table: it is tidied
once for all of them.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from adjudicator.core.forall import ForAll

_KEPT: Final = 32
"""Pieces that are kept: those that go to a whole table come again at once."""
_BLANK: Final = re.compile("\n\n\n+")
"""Where more than one line is blank."""
_ODD: Final = ("\t", "\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x1f")
"""White space of ASCII beside a space and the end of a line."""


class _Piece(NamedTuple):
    """Words without blank lines around them, and how many line ends there were before and behind."""

    before: int
    said: str
    behind: int


def tidied(pieces: Iterable[str]) -> tuple[str, ...]:
    """A text in pieces of whole lines, the last of which ends, too; with blank lines between them, and not around."""
    out: list[str] = []
    ends = 0
    for piece in _at_lines(pieces):
        before, said, behind = _tidied_for_all(piece) if type(piece) is ForAll else _tidied(piece)
        ends += before
        if not said:
            continue
        if out and ends > 1:
            if type(said) is not ForAll:
                said = f"\n{said}"
            elif type(out[-1]) is not ForAll:
                out[-1] += "\n"
            else:
                out.append("\n")
        out.append(said)
        ends = behind
    return tuple(out) or ("\n",)


def _at_lines(pieces: Iterable[str]) -> Iterator[str]:
    """The pieces, those together that have no line end between them."""
    held = ""
    for piece in pieces:
        if not held:
            held = piece
        elif held.endswith("\n") or piece.startswith("\n"):
            yield held
            held = piece
        else:
            held += piece
    yield held


@lru_cache(_KEPT)
def _tidied_for_all(piece: ForAll) -> _Piece:
    before, said, behind = _tidied(piece)
    return _Piece(before, ForAll(said), behind)


def _ended(piece: str) -> str:
    """The piece without what ends its lines, which seldom is anything."""
    if not piece.isascii() or any(map(piece.__contains__, _ODD)):
        return "\n".join(map(str.rstrip, piece.split("\n")))
    while " \n" in piece:
        piece = piece.replace(" \n", "\n")
    return piece.rstrip(" ")


def _tidied(piece: str) -> _Piece:
    lines = _ended(piece)
    begun = lines.lstrip("\n")
    said = begun.rstrip("\n")
    tidy = _BLANK.sub("\n\n", said)
    return _Piece(len(lines) - len(begun), f"{tidy}\n" if tidy else "", len(begun) - len(said))
