"""Climbs towards letters that take long: letters are changed at random, and the slower ones changed again."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from adjudicator.mail.intake.length import COLUMNS, MOST

KEPT: Final = 6
"""How many letters are changed further."""
CHANGES: Final = 4
"""At most so many changes at a time."""
LONGEST: Final = 4_000
"""Signs of a line."""
_JOINTS: Final = (
    *("IF", "ELSE", "OR", "AND", "NOT", "UNLESS", "otherwise", "with", "from", "to", "on", "all", "any"),
    *("(", ")", ",", ";", ":", "?", "EVERY TURN", "CHALLENGE 2", "IN 3", "TURN 2", "at most 2", "first", "#", ">"),
)


class Found(NamedTuple):
    """A letter, and what it takes."""

    cost: float
    letter: str


def cut(lines: Sequence[str]) -> list[str]:
    """As many of the lines as are read of one letter."""
    left = MOST
    found = []
    for line in lines:
        left -= max(1, -(-len(line) // COLUMNS)) if line.strip() else 0
        if left < 0:
            break
        found.append(line)
    return found


def climb(cost: Callable[[str], float], seeds: Sequence[str], letters: int, chance: Random) -> Iterator[Found]:
    """Try so many letters; yields each that takes longer than all before it. `seeds` are letters to begin with.

    These are read once before: what is loaded or made with the first letters of a process is not theirs.
    """
    for letter in seeds:
        cost(letter)
    words = sorted({word for letter in seeds for word in letter.split()})
    # Whole letters that are told again and again tell more of a line than a line alone.
    first = ["\n".join(cut(letter.splitlines() * (MOST // max(1, letter.count("\n") + 1)))) for letter in seeds]
    kept: list[Found] = []
    most = 0.0
    for number in range(letters):
        letter = first[number] if number < len(first) else changed(chance.choice(kept).letter, seeds, words, chance)
        one = Found(cost(letter), letter)
        kept = sorted([*kept, one], reverse=True)[:KEPT]
        if one.cost > most:
            most = one.cost
            yield one


def changed(letter: str, seeds: Sequence[str], words: Sequence[str], chance: Random) -> str:
    """A letter with a few things in it otherwise."""
    lines = letter.splitlines() or [""]
    for _ in range(chance.randint(1, CHANGES)):
        lines = chance.choice(_CHANGES)(lines, seeds, words, chance) or [""]
    return "\n".join(cut([line[:LONGEST] for line in lines]))


_Change = Callable[[list[str], Sequence[str], Sequence[str], Random], list[str]]


def _stretch(lines: Sequence[str], chance: Random) -> tuple[int, int]:
    start = chance.randrange(len(lines))
    return start, min(len(lines), start + 1 + int(len(lines) * chance.random() ** 2))


def _again(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """A stretch of lines as often as there is room for it, with other numbers each time."""
    start, end = _stretch(lines, chance)
    some = lines[start:end][:40]
    times = MOST // len(some)
    return [_counted(line, n) for n in range(times) for line in some]


def _counted(line: str, by: int) -> str:
    return " ".join(str((int(word) + by) % 50) if word.isdecimal() else word for word in line.split(" "))


def _crossed(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """Every so manieth line from another letter."""
    other = chance.choice(seeds).splitlines() or [""]
    every = chance.choice((1, 2, 3, 8))
    return [other[n % len(other)] if n % (every + 1) == every else line for n, line in enumerate(lines)]


def _put_in(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """A word more in every line of a stretch."""
    start, end = _stretch(lines, chance)
    word = chance.choice(_JOINTS if chance.random() < 0.5 else words)
    where = chance.random()
    return [_with(line, word, where) if start <= n < end else line for n, line in enumerate(lines)]


def _with(line: str, word: str, where: float) -> str:
    parts = line.split(" ")
    at = int(where * (len(parts) + 1))
    return " ".join([*parts[:at], word, *parts[at:]])


def _exchanged(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """Another word in the place of one, wherever that stands."""
    old = chance.choice(chance.choice(lines).split() or [""])
    new = chance.choice(words)
    return [" ".join(new if word == old else word for word in line.split(" ")) for line in lines]


def _misspelt(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """Two letters the wrong way round in some word of every line of a stretch."""
    start, end = _stretch(lines, chance)
    where = chance.random()
    return [_slipped(line, where) if start <= n < end else line for n, line in enumerate(lines)]


def _slipped(line: str, where: float) -> str:
    at = int(where * max(0, len(line) - 1))
    return f"{line[:at]}{line[at + 1 : at + 2]}{line[at : at + 1]}{line[at + 2 :]}"


def _joined(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """Several lines run together to one."""
    size = chance.choice((2, 2, 3, 5, 20))
    by = chance.choice((" ", " ELSE ", ", ", ". ", " and ", " IF "))
    return [by.join(lines[at : at + size]) for at in range(0, len(lines), size)]


def _parted(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """Every line in two, or an empty line between all of them."""
    if chance.random() < 0.3:
        return [part for line in lines for part in (line, "")]
    where = chance.random()
    return [part for line in lines for part in _halves(line, where)]


def _halves(line: str, where: float) -> tuple[str, str]:
    parts = line.split(" ")
    at = int(where * len(parts))
    return " ".join(parts[:at]), " ".join(parts[at:])


def _grown(lines: list[str], seeds: Sequence[str], words: Sequence[str], chance: Random) -> list[str]:
    """A stretch of words of every line said several times."""
    first, second = sorted((chance.random(), chance.random()))
    times = chance.choice((2, 3, 8))
    return [_told_again(line, first, second, times) for line in lines]


def _told_again(line: str, first: float, second: float, times: int) -> str:
    parts = line.split(" ")
    start, end = int(first * len(parts)), int(second * len(parts)) + 1
    return " ".join([*parts[:start], *(parts[start:end] * times), *parts[end:]])


_CHANGES: Final[Sequence[_Change]] = (
    *(_again, _again, _crossed, _put_in, _put_in, _exchanged, _exchanged),
    *(_misspelt, _joined, _parted, _grown),
)
