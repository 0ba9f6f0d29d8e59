"""Tables of where tokens are, and what has changed since the last report."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from adjudicator.engine.contract.changed_cells import Cell, Row, number, table, words
from adjudicator.engine.contract.report_sections import Table
from adjudicator.galaxy.picture import changed
from adjudicator.galaxy.speech import NO, Speech
from adjudicator.galaxy.systems import Planets, home

NONE: Final = "-"
"""The text of a cell with nothing in it."""


@lru_cache(4096)
def counted(tokens: tuple[int, ...], names: tuple[str, ...]) -> str:
    """`4 Red, 2 Blue`, as in a cell; cached, as most planets of all games hold one of a few sets of tokens."""
    return ", ".join([f"{count} {name}" for count, name in zip(tokens, names, strict=True) if count]) or NONE


def planets(seats: tuple[str, ...], now: Planets, before: Planets | None, to: Speech) -> list[str | Table]:
    """The tokens of each player on each planet: a row for every system, and a sentence on what was there before."""
    each = _untouched(seats, now, to) if before is None or before == now else 0
    if each:
        return [to.say("planets-untouched", planets=to.size, tokens=each)]
    head = (to.say("head-system"), *(to.say("head-planet", number=planet + 1) for planet in range(to.size)))
    cells = _cells(seats, now, now if before is None else before)
    rows: list[Row] = [
        (colour, *[cells[place] for place in home(to.size, system)]) for system, colour in enumerate(seats)
    ]
    parts: list[str | Table] = [table(head, rows)]
    if before is not None:
        was = []
        for place in changed(now, before):
            tokens = counted(before[place], seats)
            was.append(to.say("planets-had", place=to.place(place), tokens=NO if tokens == NONE else tokens))
        if was:
            parts.append(to.say("planets-were", places="; ".join(was)))
    return parts


def _untouched(seats: Sequence[str], now: Planets, to: Speech) -> int:
    """How many tokens of its own player every planet has, as at the beginning; 0 if planets are not alike."""
    tokens = max(now[0])
    alone = [tuple([tokens * (seat == system) for seat in range(len(seats))]) for system in range(len(seats))]
    whole = all(now[place] == alone[system] for system in range(len(seats)) for place in home(to.size, system))
    return tokens if whole and len(now) == to.size * len(seats) else 0


def _cells(seats: tuple[str, ...], now: Planets, before: Planets) -> list[str | Cell]:
    """The tokens on each planet, marked if they have changed."""
    return [
        counted(row, seats) if row == was else words(counted(row, seats), counted(was, seats))
        for row, was in zip(now, before, strict=True)
    ]


def by_seat(
    head: Sequence[str], seats: Sequence[str], columns: Sequence[tuple[Sequence[int], Sequence[int] | None]]
) -> Table:
    """A number for each player in each column, now and before, such as tokens in the Warp."""
    rows: list[Row] = [
        (colour, *[number(now[seat], None if was is None else was[seat]) for now, was in columns])
        for seat, colour in enumerate(seats)
    ]
    return table(head, rows)
