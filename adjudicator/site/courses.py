"""The course of a game: what each player had of what its standings count, moment by moment, drawn as a small line."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from adjudicator.engine.contract.report_sections import Table

WIDE: Final = 64
HIGH: Final = 20
EDGE: Final = 3
"""The size of a line's field and how far it stays from its edges, in pixels."""


class Course(Struct, frozen=True):
    """A seat's numbers from the deal on, and its line: its corners as SVG writes them, and where it ends.

    It is shorter than the game if its player has no number any more.
    """

    numbers: tuple[int, ...]
    corners: str
    end: tuple[int, int]
    wide: int = WIDE
    high: int = HIGH


class Courses(Struct, frozen=True):
    """What is counted, as a column of the standings heads it, and the course of each seat."""

    what: str
    column: int
    of: dict[str, Course]


def courses(standings: Sequence[Table]) -> Courses | None:
    """The courses of a game with these standings, the first first; None if they count nothing, or too few are there.

    What a title counts is the first column with a whole number for everybody at the beginning.
    """
    if len(standings) < 2:
        return None
    first = standings[0]
    column = next((at for at in range(1, len(first.head)) if all(row[at].isdecimal() for row in first.rows)), None)
    if column is None or not first.rows:
        return None
    numbers = {row[0]: _numbers(standings, row[0], column) for row in first.rows}
    most = max(1, *(number for several in numbers.values() for number in several))
    drawn = {seat: _course(several, len(standings), most) for seat, several in numbers.items()}
    return Courses(first.head[column], column, drawn)


def _numbers(standings: Sequence[Table], seat: str, column: int) -> tuple[int, ...]:
    """The numbers of a seat as long as it has one."""
    found = []
    for table in standings:
        cell = next((row[column] for row in table.rows if row[0] == seat and column < len(row)), "")
        if not cell.isdecimal():
            break
        found.append(int(cell))
    return tuple(found)


def _course(numbers: tuple[int, ...], moments: int, most: int) -> Course:
    """The line of these numbers: as far across as the game has come, as high as the most that anybody had."""
    wide, high = WIDE - 2 * EDGE, HIGH - 2 * EDGE
    spots = [
        (EDGE + wide * at // (moments - 1), HIGH - EDGE - high * number // most) for at, number in enumerate(numbers)
    ]
    return Course(numbers, " ".join(f"{x},{y}" for x, y in spots), spots[-1])
