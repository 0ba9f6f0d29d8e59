"""A seat's addresses beside the first one: further ones, former ones, and those that wait to be confirmed."""

from datetime import datetime
from typing import Literal

from sqlalchemy import Connection, delete, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import Address, AddressStatus

ADDRESS = rows(tables.address, Address)

Side = Literal["owner", "address"]


class Addresses:
    """The further addresses of all seats, within one unit of work. A seat's first address is in its own row."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, game_id: int, seat: int) -> list[Address]:
        """Every address of a seat beside the first one, in the order in which they were requested."""
        address = tables.address
        query = ADDRESS.where(address.c.game_id == game_id, address.c.seat == seat)
        return [Address(*row) for row in self._db.execute(query.order_by(address.c.asked_at, address.c.address))]

    def asked(self, game_id: int) -> list[Address]:
        """The addresses in a game that wait to be confirmed."""
        address = tables.address
        query = ADDRESS.where(address.c.game_id == game_id, address.c.status == "asked")
        return [Address(*row) for row in self._db.execute(query.order_by(address.c.seat, address.c.address))]

    def keep(
        self, game_id: int, seat: int, address: str, status: AddressStatus, *, at: datetime, first: bool = False
    ) -> None:
        """File an address, replacing what was known of it."""
        self.drop(game_id, seat, address)
        values = {"game_id": game_id, "seat": seat, "address": address, "status": status, "first": first}
        more = {"asked_at": at, "owner_said": False, "address_said": False}
        self._db.execute(insert(tables.address).values(values | more))

    def confirm(self, asked: Address, side: Side) -> Address:
        """One side has confirmed an address; returns what is on file then."""
        address = tables.address
        here = (
            address.c.game_id == asked.game_id,
            address.c.seat == asked.seat,
            address.c.address == asked.address,
        )
        self._db.execute(update(address).where(*here).values({f"{side}_said": True}))
        return Address(*self._db.execute(ADDRESS.where(*here)).one())

    def drop(self, game_id: int, seat: int, address: str) -> bool:
        """Forget an address; False if it was not on file."""
        table = tables.address
        here = (table.c.game_id == game_id, table.c.seat == seat, table.c.address == address)
        return self._db.execute(delete(table).where(*here)).rowcount == 1
