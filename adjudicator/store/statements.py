"""Statements that are put together once, with places for the game and the phase they are about.

Asking one of them takes a quarter of the time of one that is put together each time it is asked. So are those that a
deadline asks of every game.
"""

from typing import Final

from sqlalchemy import BindParameter, Integer, bindparam

THIS_GAME: Final[BindParameter[int]] = bindparam("this_game", type_=Integer)
THIS_PHASE: Final[BindParameter[int]] = bindparam("this_phase", type_=Integer)


def about(game_id: int, serial: int | None = None) -> dict[str, object]:
    """What is put in these places: a game, and one of its phases."""
    game: dict[str, object] = {"this_game": game_id}
    return game if serial is None else game | {"this_phase": serial}
