"""What statements are made of: the rows that are looked for, and places for the game and the phase they are about.

Asking a statement that was put together once, with such places, takes a quarter of the time of one that is
put together each time it is asked. So are those that a deadline asks of every game, and those of each letter with
orders.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import BindParameter, Column, Integer, Select, Table, bindparam, select

THIS_GAME: Final[BindParameter[int]] = bindparam("this_game", type_=Integer)
THIS_PHASE: Final[BindParameter[int]] = bindparam("this_phase", type_=Integer)


def about(game_id: int, serial: int | None = None) -> dict[str, object]:
    """What is put in these places: a game, and one of its phases."""
    game: dict[str, object] = {"this_game": game_id}
    return game if serial is None else game | {"this_phase": serial}


def columns(table: Table, value: type[Struct]) -> Sequence[Column[Any]]:
    """The columns that fill a value, in the order of its fields."""
    return [table.c[name] for name in value.__struct_fields__]


def rows(table: Table, value: type[Struct]) -> Select[Any]:
    """The rows that are such values; put together once, because that takes longer than looking for them."""
    return select(*columns(table, value))
