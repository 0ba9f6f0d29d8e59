"""Parts of statements: the rows that are looked for, and parameters for the game and the phase.

A statement built once, with such parameters, takes a quarter of the time of one that is built for each use. This
applies to the statements that a deadline runs for every game, and to those for each letter with orders.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import BindParameter, Column, Integer, Select, Table, bindparam, select

THIS_GAME: Final[BindParameter[int]] = bindparam("this_game", type_=Integer)
THIS_PHASE: Final[BindParameter[int]] = bindparam("this_phase", type_=Integer)


def about(game_id: int, serial: int | None = None) -> dict[str, object]:
    """The values of these parameters: a game, and one of its phases."""
    game: dict[str, object] = {"this_game": game_id}
    return game if serial is None else game | {"this_phase": serial}


def columns(table: Table, value: type[Struct]) -> Sequence[Column[Any]]:
    """The columns that fill a value, in the order of its fields."""
    return [table.c[name] for name in value.__struct_fields__]


def rows(table: Table, value: type[Struct]) -> Select[Any]:
    """The query for such values; built once, because building it takes longer than running it."""
    return select(*columns(table, value))
