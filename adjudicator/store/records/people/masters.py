"""Game masters on file: who may command a game, and what each of them has done."""

from datetime import datetime
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows

COMMAND_LINE: Final = "command line"
"""Who acted, if a command was typed where nobody can tell by whom."""


class Deed(Struct, frozen=True):
    """A game master's action: who, when, in which phase, and what. `who` is an address, or where it was typed."""

    id: int
    game_id: int
    who: str
    at: datetime
    serial: int
    text: str


DEED = rows(tables.deed, Deed)


class Masters:
    """The game masters of all games, within one unit of work. A game has one from its beginning, and may get more."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, game_id: int) -> tuple[str, ...]:
        """The addresses of a game's masters: the first one, then the others in the order in which they were named."""
        game, master = tables.game, tables.master
        first = self._db.execute(select(game.c.gm_address).where(game.c.id == game_id)).scalars()
        others = self._db.execute(
            select(master.c.address).where(master.c.game_id == game_id).order_by(master.c.number)
        ).scalars()
        return tuple(dict.fromkeys([*first, *others]))

    def games(self, address: str) -> list[int]:
        """The numbers of the games that an address is a master of, oldest first."""
        game, master = tables.game, tables.master
        further = select(master.c.game_id).where(master.c.address == address)
        query = select(game.c.id).where(or_(game.c.gm_address == address, game.c.id.in_(further))).order_by(game.c.id)
        return [int(number) for number in self._db.execute(query).scalars()]

    def add(self, game_id: int, address: str) -> bool:
        """Name another master; False if they were one before."""
        there = self.of(game_id)
        if address in there:
            return False
        self._db.execute(insert(tables.master).values(game_id=game_id, number=len(there), address=address))
        return True

    def drop(self, game_id: int, address: str) -> bool:
        """Take a master's rights away; False if they had none, or are the first."""
        master = tables.master
        done = self._db.execute(delete(master).where(master.c.game_id == game_id, master.c.address == address))
        return done.rowcount == 1

    def log(self, game_id: int, *, who: str, at: datetime, serial: int, text: str) -> int:
        """Log an action on a game, who did it, and in which phase; returns the number of the entry."""
        key = self._db.execute(
            insert(tables.deed).values(game_id=game_id, who=who, at=at, serial=serial, text=text)
        ).inserted_primary_key
        assert key is not None
        return int(key[0])

    def deeds(self, game_id: int) -> list[Deed]:
        """Every action on a game, in order."""
        deed = tables.deed
        return [Deed(*row) for row in self._db.execute(DEED.where(deed.c.game_id == game_id).order_by(deed.c.id))]
