"""A letter for several games: a line GAME and a name says which game the lines below it are for."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from adjudicator.mail.parsing.letter import Letter, Line
from adjudicator.mail.parsing.letter_parts import Part
from adjudicator.mail.writing.address import NAME

MOST_OTHERS: Final = 5
"""How many unknown games the sender is told of; the text below any further names is reported with the last one."""

_HEADING: Final = re.compile(rf"[\W_]*GAME\b\s*[:=]?\s*[\"'«„“]?({NAME})[\W_]*\Z", re.I)


def headed(letter: Letter) -> bool:
    """Whether a line of a letter may name a game."""
    return any(_named(line) for line in letter.lines)


def parted(letter: Letter, own: str | None, theirs: Collection[str]) -> tuple[Part, ...]:
    """The parts of a letter that answers one about the game `own` (None: about none), from a player of these games.

    Lines above the first heading, and quotations, are for the game of the answered letter; if it answers none, lines
    above are for the game named first. The name of another game is a heading only if the sender needs headings: "Game
    on!" is none, but nothing below "GAME vesta" may be done in another game.
    """
    names = {line.number: name for line in letter.lines if (name := _named(line))}
    if not names or (len(theirs) < 2 and names.keys().isdisjoint(_known(names, theirs))):
        return ()
    names = _few(names, theirs)
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


def _named(line: Line) -> str:
    """The game that a line names as a heading."""
    found = _HEADING.match(line.text) if not line.depth and not line.signature else None
    return found[1].lower() if found is not None else ""


def _few(names: dict[int, str], theirs: Collection[str]) -> dict[int, str]:
    """The same, with only a few names of other games: each part is filed as a letter, which may be long."""
    others = list(dict.fromkeys(name for name in names.values() if name not in theirs))[:MOST_OTHERS]
    return {number: name if name in theirs or name in others else others[-1] for number, name in names.items()}


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
