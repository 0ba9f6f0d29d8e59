"""Seats on file: who was invited, who sits there, and their words for the dice."""

from datetime import datetime
from itertools import chain

from sqlalchemy import Connection, and_, bindparam, case, delete, select, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, about, rows
from adjudicator.store.tables.values import Seat

SEAT = rows(tables.seat, Seat)
_OF_GAME = SEAT.where(tables.seat.c.game_id == THIS_GAME).order_by(tables.seat.c.number)


_seat, _further = tables.seat.c, tables.address.c
_AT = SEAT.where(_seat.address == bindparam("this_address"))
_AT_FURTHER = SEAT.join(tables.address, and_(_further.game_id == _seat.game_id, _further.seat == _seat.number)).where(
    _further.address == bindparam("this_address"), _further.status == "counts"
)
_THIS_SEAT = bindparam("this_seat", type_=_seat.number.type)
_ADDRESS = select(_seat.address).where(_seat.game_id == THIS_GAME, _seat.number == _THIS_SEAT)
_ADDRESSES = (
    select(_further.address)
    .where(_further.game_id == THIS_GAME, _further.seat == _THIS_SEAT, _further.status == "counts")
    .order_by(_further.asked_at, _further.address)
)

_OF_A_PERSON = ("address", "player", "luck", "joined_at", "status", "format", "zone", "language", "wishes")
"""What moves with a player from one seat to another before the game begins."""


class Seats:
    """The seats of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, game_id: int) -> list[Seat]:
        """The seats of a game in the order of their numbers."""
        return [Seat(*row) for row in self._db.execute(_OF_GAME, about(game_id))]

    def at(self, address: str) -> list[Seat]:
        """Every seat, in any game, of a person who writes from exactly this address, the first or a further one."""
        found: dict[tuple[int, int], Seat] = {}
        # Two queries, because a single one would go through every seat.
        for query in (_AT, _AT_FURTHER):
            rows = self._db.execute(query, {"this_address": address})
            found |= {(row.game_id, row.number): Seat(*row) for row in rows}
        return [found[place] for place in sorted(found)]

    def addresses(self, game_id: int, number: int) -> tuple[str, ...]:
        """The addresses from which letters count for a seat; letters go to the first."""
        this = {**about(game_id), "this_seat": number}
        both = (self._db.execute(query, this).scalars() for query in (_ADDRESS, _ADDRESSES))
        return tuple(dict.fromkeys(chain(*both)))

    def readdress(self, game_id: int, number: int, address: str) -> None:
        """Send the seat's letters to another address from now on."""
        seat = tables.seat
        here = (seat.c.game_id == game_id, seat.c.number == number)
        self._db.execute(update(seat).where(*here).values(address=address))

    def join(self, game_id: int, number: int, *, luck: str | None, at: datetime) -> bool:
        """The invited player takes their seat, with their half of the seed.

        False, and no change, if the seat was not waiting for them (joined before, removed, or no such seat).
        """
        return self._taken(game_id, number, luck=luck, joined_at=at)

    def give(self, game_id: int, number: int, *, address: str, player: str) -> None:
        """The seat is kept for another person, who is invited to it; its half of the seed stays as it was.

        The last player's preferences for letters are forgotten, and so are their other addresses.
        """
        seat, further = tables.seat, tables.address
        self._db.execute(delete(further).where(further.c.game_id == game_id, further.c.seat == number))
        self._db.execute(
            update(seat)
            .where(seat.c.game_id == game_id, seat.c.number == number)
            .values(
                address=address,
                player=player,
                status="invited",
                joined_at=None,
                format=None,
                zone=None,
                language=None,
            )
        )

    def swap(self, game_id: int, one: int, other: int) -> bool:
        """The players invited to two seats change places; False unless both are invited and have one address each."""
        seat, further = tables.seat, tables.address
        both = (seat.c.game_id == game_id, seat.c.number.in_((one, other)))
        found = {row.number: row for row in self._db.execute(select(seat).where(*both, seat.c.status == "invited"))}
        more = (further.c.game_id == game_id, further.c.seat.in_((one, other)))
        if len(found) != 2 or self._db.execute(select(further.c.seat).where(*more)).first() is not None:
            return False
        for number, row in ((one, found[other]), (other, found[one])):
            moved = {name: getattr(row, name) for name in ("address", "player", "format", "zone", "language")}
            self._db.execute(update(seat).where(seat.c.game_id == game_id, seat.c.number == number).values(moved))
        return True

    def wish(self, game_id: int, number: int, **wishes: str | None) -> None:
        """The player's preferences for letters (`format`, `zone`, `language`), or for the deal (`wishes`).

        None: no preference.
        """
        seat = tables.seat
        self._db.execute(update(seat).where(seat.c.game_id == game_id, seat.c.number == number).values(**wishes))

    def rename(self, game_id: int, number: int, player: str) -> None:
        """The player is known to the others by another name."""
        seat = tables.seat
        self._db.execute(update(seat).where(seat.c.game_id == game_id, seat.c.number == number).values(player=player))

    def take(self, game_id: int, number: int, *, at: datetime) -> bool:
        """The player invited to a seat of a game that has begun takes it; False if it was not waiting for them."""
        return self._taken(game_id, number, joined_at=at)

    def _taken(self, game_id: int, number: int, **changes: object) -> bool:
        """Change a seat that waited for an invited person, who plays from now on; returns whether it did."""
        seat = tables.seat
        done = self._db.execute(
            update(seat)
            .where(seat.c.game_id == game_id, seat.c.number == number, seat.c.status == "invited")
            .values(status="playing", **changes)
        )
        return done.rowcount == 1

    def remove(self, game_id: int, number: int) -> bool:
        """The player leaves their seat, whose keys are void from now on; False if they had left before."""
        seat = tables.seat
        done = self._db.execute(
            update(seat)
            .where(seat.c.game_id == game_id, seat.c.number == number, seat.c.status != "removed")
            .values(status="removed", hands=seat.c.hands + 1)
        )
        return done.rowcount == 1

    def vacate(self, game_id: int, number: int) -> None:
        """Whoever was invited to a seat does not want it: neither their name nor their address stays with it."""
        seat, further = tables.seat, tables.address
        self._db.execute(delete(further).where(further.c.game_id == game_id, further.c.seat == number))
        self._db.execute(
            update(seat)
            .where(seat.c.game_id == game_id, seat.c.number == number)
            .values(status="removed", address="", player=seat.c.name, format=None, zone=None, language=None)
        )

    def unseat(self, game_id: int, number: int) -> None:
        """Whoever had joined a game that has not begun is gone from their seat, and so is all that came with them."""
        seat = tables.seat
        self.vacate(game_id, number)
        self._db.execute(
            update(seat)
            .where(seat.c.game_id == game_id, seat.c.number == number)
            .values(luck=None, joined_at=None, wishes=None, hands=seat.c.hands + 1)
        )

    def close_up(self, game_id: int) -> None:
        """Leave out the seats that nobody has, of a game that has not begun; who sat behind them moves up."""
        seats = self.of(game_id)
        there = [one for one in seats if one.status != "removed"]
        holes = [one for one in seats[: len(there)] if one.status == "removed"]
        for hole, one in zip(holes, [one for one in there if one.number >= len(there)], strict=True):
            self._move(one, hole)
        for one in seats[len(there) :]:
            self._leave_out(one)

    def _move(self, one: Seat, hole: Seat) -> None:
        """A player and their letters move to a seat that nobody has."""
        seat = tables.seat
        moved = {name: getattr(one, name) for name in _OF_A_PERSON}
        self._db.execute(
            update(seat).where(seat.c.game_id == hole.game_id, seat.c.number == hole.number).values(**moved)
        )
        for table in (tables.letter, tables.outbox, tables.address):
            self._db.execute(
                update(table).where(table.c.game_id == one.game_id, table.c.seat == one.number).values(seat=hole.number)
            )

    def _leave_out(self, one: Seat) -> None:
        seat, further = tables.seat, tables.address
        self._db.execute(delete(further).where(further.c.game_id == one.game_id, further.c.seat == one.number))
        for table in (tables.letter, tables.outbox):
            self._db.execute(
                update(table).where(table.c.game_id == one.game_id, table.c.seat == one.number).values(seat=None)
            )
        self._db.execute(delete(seat).where(seat.c.game_id == one.game_id, seat.c.number == one.number))

    def void(self, game_id: int, number: int) -> None:
        """The keys of a seat that nobody has are void from now on."""
        seat = tables.seat
        self._db.execute(
            update(seat).where(seat.c.game_id == game_id, seat.c.number == number).values(hands=seat.c.hands + 1)
        )

    def restore(self, game_id: int, number: int) -> bool:
        """A player who had left has not left after all; False if they had not, or the seat is for another person."""
        seat = tables.seat
        done = self._db.execute(
            update(seat)
            .where(seat.c.game_id == game_id, seat.c.number == number, seat.c.status == "removed")
            .values(status=case((seat.c.joined_at.is_(None), "invited"), else_="playing"), hands=seat.c.hands - 1)
        )
        return done.rowcount == 1
