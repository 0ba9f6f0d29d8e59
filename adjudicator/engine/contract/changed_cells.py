"""Changed cells: marks in tables that say in words what has changed since the last report, without need of colours."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from adjudicator.engine.contract.report_sections import Table

MARK: Final = "*"
"""Stands after the words of a cell that have changed since the last report."""
EXPLAINED: Final = f"{MARK} Different since the last report."


class Cell(NamedTuple):
    """The text of a cell, and whether it has changed since the last report."""

    words: str
    changed: bool


Row: TypeAlias = Sequence[str | Cell]


def number(now: int, was: int | None) -> Cell:
    """`5 (+2)`: a number, and how much it has changed; `was` None: there is nothing to compare it with."""
    by = 0 if was is None else now - was
    return Cell(f"{now} ({by:+})" if by else str(now), bool(by))


def words(now: str, was: str | None) -> Cell:
    """`2 Red*`: words, marked if they have changed."""
    changed = was is not None and was != now
    return Cell(now + MARK * changed, changed)


def table(head: Sequence[str], rows: Iterable[Row]) -> Table:
    """A table that knows which of its cells have changed."""
    said, changed = [], []
    for row, cells in enumerate(rows):
        said.append(tuple([cell if isinstance(cell, str) else cell.words for cell in cells]))
        if Cell in map(type, cells):
            changed += [(row, column) for column, cell in enumerate(cells) if isinstance(cell, Cell) and cell.changed]
    return Table(tuple(head), tuple(said), tuple(changed))


def explained(*tables: Table, said: str = EXPLAINED) -> tuple[Table | str, ...]:
    """Tables that belong together; if one has a mark, the explanation `said` stands below them."""
    cells = (one.rows[row][column] for one in tables for row, column in one.changed)
    starred = any(cell.endswith(MARK) for cell in cells)
    return (*tables, *((said,) if starred else ()))
