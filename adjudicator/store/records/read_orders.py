"""Standing orders for the seats of an open phase, as they were read; the letters stay on file, and they decide."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, THIS_PHASE, about, rows


class Stood(Struct, frozen=True):
    """What stands for a seat in a phase (`said`); `mark` identifies the letters and all else it was read from."""

    game_id: int
    serial: int
    seat: int
    mark: bytes
    said: bytes


_table: Final = tables.stood
_OF_PHASE = rows(_table, Stood).where(_table.c.game_id == THIS_GAME, _table.c.serial == THIS_PHASE)
_FORGET = delete(_table).where(_table.c.game_id == THIS_GAME)
_NEW = insert(_table)
_SAY = (
    update(_table)
    .where(_table.c.game_id == THIS_GAME, _table.c.serial == THIS_PHASE, _table.c.seat == bindparam("this_seat"))
    .values({name: bindparam(name) for name in ("mark", "said")})
)


class Stoods:
    """What was read for the open phases of all games, within one unit of work; nothing for closed phases."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, game_id: int, serial: int) -> Mapping[int, Stood]:
        """What stands in a phase, by seat; without seats for which nothing was stored."""
        return {row.seat: Stood(*row) for row in self._db.execute(_OF_PHASE, about(game_id, serial))}

    def open(self, game_id: int, seats: Sequence[Stood]) -> None:
        """Store what stands when a phase opens; it replaces everything stored for the game."""
        self.forget(game_id)
        if seats:
            self._db.execute(_NEW, [asdict(one) for one in seats])

    def say(self, game_id: int, serial: int, seat: int, *, mark: bytes, said: bytes) -> None:
        """Store what stands after a further letter; nothing is stored unless something was when the phase opened."""
        here = about(game_id, serial) | {"this_seat": seat}
        self._db.execute(_SAY, here | {"mark": mark, "said": said})

    def forget(self, game_id: int) -> None:
        """Delete everything stored for a game."""
        self._db.execute(_FORGET, about(game_id))
