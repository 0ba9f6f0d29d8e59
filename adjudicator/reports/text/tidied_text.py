"""Tidies texts: whatever templates leave, no line ends with a space, and no two blank lines follow each other.

A text comes in pieces, because text for everybody is the same object in the letters of a whole table: it is tidied once
for all of them.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from adjudicator.core.forall import ForAll

_KEPT: Final = 32
"""How many pieces are kept; pieces for a whole table are needed again at once."""
_BLANK: Final = re.compile("\n\n\n+")
"""Places with more than one blank line."""
_ODD: Final = ("\t", "\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x1f")
"""ASCII white space beside a space or the end of a line."""


class _Piece(NamedTuple):
    """Words without blank lines around them, and how many line ends there were before and behind."""

    before: int
    said: str
    behind: int


def tidied(pieces: Iterable[str]) -> tuple[str, ...]:
    """A text in pieces of whole lines, including the last; with blank lines between them, and not around."""
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
    """The pieces; pieces without a line end between them are joined."""
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
    """The piece without white space at the ends of its lines, which is rarely there."""
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
