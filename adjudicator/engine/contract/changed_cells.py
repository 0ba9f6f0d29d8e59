"""Changed cells: marks in tables that say in words what has changed since the last report, without need of colours."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from adjudicator.engine.contract.report_sections import Table

MARK: Final = "*"
"""Stands after the words of a cell that have changed since the last report."""
EXPLAINED: Final = f"{MARK} Different since the last report."

_SEVERAL: Final = 2
"""From how many rows on those of a table can be alike."""


class Cell(NamedTuple):
    """The text of a cell, and whether it has changed since the last report."""

    words: str
    changed: bool


Row: TypeAlias = Sequence[str | Cell]
Compared: TypeAlias = str | int | Cell
T = TypeVar("T")


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


def compared(
    head: Sequence[str],
    rows: Callable[[T], Iterable[Sequence[Compared]]],
    now: T,
    was: T | None,
    *below: Row,
    zero: str = "0",
) -> Table:
    """A table of the rows that `now` has, and what has changed since `was`, where rows are found by their first cells.

    Words and numbers are compared, a Cell stands as it is. `zero` is the text of a 0 that was 0 before; the rows
    `below` are of now alone.
    """
    before = {row[0]: row[1:] for row in (() if was is None else rows(was))}
    found: list[Row] = []
    for name, *cells in rows(now):
        old = before.get(name) or (None,) * len(cells)
        found.append((str(name), *[_against(cell, one, zero) for cell, one in zip(cells, old, strict=True)]))
    return table(head, (*found, *below))


def _against(now: Compared, was: Compared | None, zero: str) -> Cell:
    if isinstance(now, Cell):
        return now
    if isinstance(now, str):
        return words(now, was if isinstance(was, str) else None)
    return number(now, was if isinstance(was, int) else None) if now or was else Cell(zero, changed=False)


def still(text: str) -> Cell:
    """A cell that is not compared."""
    return Cell(text, changed=False)


def together(several: Table, everybody: str) -> Table:
    """A table of players with one row for `everybody`, if they have the same numbers and nothing has changed."""
    same = {cells[1:] for cells in several.rows}
    if len(several.rows) < _SEVERAL or len(same) > 1 or several.changed:
        return several
    (cells,) = same
    return Table(several.head, ((everybody, *cells),))


def explained(*tables: Table, said: str = EXPLAINED) -> tuple[Table | str, ...]:
    """Tables that belong together; if one has a mark, the explanation `said` stands below them."""
    cells = (one.rows[row][column] for one in tables for row, column in one.changed)
    starred = any(cell.endswith(MARK) for cell in cells)
    return (*tables, *((said,) if starred else ()))


def joined(parts: Sequence[str | Table], sentence: str) -> list[str | Table]:
    """The parts with a sentence more, in the same paragraph as one before it."""
    *before, last = parts
    return [*before, f"{last} {sentence}"] if isinstance(last, str) else [*parts, sentence]
