"""A letter for several games: a line GAME and a name says whom what stands below it is for.

Each part is filed as a letter of its own: the letter as it came, with a header that says which of its lines count. So
whatever shows who sent the letter shows it of each part.
"""

import re
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from adjudicator.mail.address import NAME

if TYPE_CHECKING:
    from adjudicator.mail.letter import Letter, Line

HEADER: Final = "X-Adjudicator-Part"

_HEADING: Final = re.compile(rf"[\W_]*GAME\b\s*[:=]?\s*[\"'«„“]?({NAME})[\W_]*\Z", re.I)
_SOURCE: Final = "part of letter "
_MARK: Final = re.compile(r"([a-z0-9_-]{1,40}) ((?:\d{1,6}-\d{1,6},?)+)\Z")


class Part(Struct, frozen=True):
    """What of a letter is for one game: the numbers of its lines, as runs from one to another."""

    game: str
    runs: tuple[tuple[int, int], ...]

    def has(self, number: int) -> bool:
        """Whether a line belongs to it."""
        return any(first <= number <= last for first, last in self.runs)


def source(letter: int) -> str:
    """Where a part of the letter of this number comes from, as others come from a mailbox."""
    return f"{_SOURCE}{letter}"


def is_part(said: str) -> bool:
    """Whether this is the source of a part."""
    return said.startswith(_SOURCE)


def read(value: str) -> Part | None:
    """The part that a header names; None where it names none."""
    found = _MARK.match(value.strip())
    if found is None:
        return None
    runs = (run.split("-") for run in found[2].strip(",").split(","))
    return Part(found[1], tuple((int(first), int(last)) for first, last in runs))


def marked(raw: bytes, part: Part) -> bytes:
    """A letter of which only a part counts."""
    runs = ",".join(f"{first}-{last}" for first, last in part.runs)
    return f"{HEADER}: {part.game} {runs}\r\n".encode() + raw


def game(raw: bytes) -> str:
    """The game that a letter so marked is for; its text need not be read for that."""
    part = read(raw.partition(b"\r\n")[0].decode().removeprefix(f"{HEADER}:"))
    assert part is not None, "a part says what it is for in its first line"
    return part.game


def headed(letter: "Letter") -> bool:
    """Whether a line of a letter may name a game."""
    return any(_named(line) for line in letter.lines)


def parted(letter: "Letter", own: str | None, theirs: Collection[str]) -> tuple[Part, ...]:
    """The parts of a letter that answers one about the game `own` (None: about none), from somebody in these games.

    What stands above the first heading, and what is quoted, is for the game of the letter answered; if it answers
    none, what stands above is for the game named first. A name of no game of his is a heading only in a letter of
    somebody who needs them: "Game on!" is none, but nothing below "GAME vesta" may be done in another game.
    """
    names = {line.number: name for line in letter.lines if (name := _named(line))}
    if not names or (len(theirs) < 2 and names.keys().isdisjoint(_known(names, theirs))):
        return ()
    first = next(iter(names.values()))
    sections: dict[str, list[int]] = {}
    now = own or first
    for line in letter.lines:
        if line.number in names:
            now = names[line.number]
            continue
        game = own if line.depth or line.signature else now
        if game is not None:
            sections.setdefault(game, []).append(line.number)
    said = {line.number for line in letter.lines if line.text.strip()}
    return tuple(Part(game, _runs(numbers)) for game, numbers in sections.items() if said.intersection(numbers))


def _named(line: "Line") -> str:
    """The game that a line names as a heading."""
    found = _HEADING.match(line.text) if not line.depth and not line.signature else None
    return found[1].lower() if found is not None else ""


def _known(names: dict[int, str], theirs: Collection[str]) -> set[int]:
    return {number for number, name in names.items() if name in theirs}


def _runs(numbers: Iterable[int]) -> tuple[tuple[int, int], ...]:
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return tuple(runs)
