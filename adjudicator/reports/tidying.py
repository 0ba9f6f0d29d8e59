"""Tidying texts: whatever templates leave, no space ends a line, and no two lines on end are blank.

A text comes in pieces, because what everybody is told is the same object in the letters of a whole table: it is tidied
once for all of them.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

_KEPT: Final = 32
"""Pieces that are kept: those that go to a whole table come again at once."""


class _Piece(NamedTuple):
    """Words without blank lines around them, and how many line ends there were before and behind."""

    before: int
    said: str
    behind: int


def tidied(pieces: Iterable[str]) -> tuple[str, ...]:
    """A text in pieces of whole lines, the last of which ends, too; with blank lines between them, and not around."""
    out: list[str] = []
    ends = 0
    for before, said, behind in map(_tidied, _at_lines(pieces)):
        ends += before
        if said:
            if out and ends > 1:
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
def _tidied(piece: str) -> _Piece:
    lines = "\n".join(map(str.rstrip, piece.split("\n")))
    begun = lines.lstrip("\n")
    said = begun.rstrip("\n")
    while "\n\n\n" in said:
        said = said.replace("\n\n\n", "\n\n")
    return _Piece(len(lines) - len(begun), f"{said}\n" if said else "", len(begun) - len(said))
