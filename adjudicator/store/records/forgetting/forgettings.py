"""People who want to be forgotten, and games whose letters are kept no longer."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import CompoundSelect, Connection, delete, exists, insert, or_, select

from adjudicator.store.tables import tables

if TYPE_CHECKING:
    from adjudicator.store.records.forgetting.erasing import Erasing

_game, _seat, _sitting, _further = tables.game.c, tables.seat.c, tables.sitting.c, tables.address.c


class Forgetting(Struct, frozen=True):
    """An address whose owner wants to be forgotten, and since when."""

    address: str
    at: datetime


class Forgettings:
    """What is to be forgotten, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def ask(self, addresses: Iterable[str], at: datetime) -> None:
        """The owner of these addresses wants to be forgotten; the wish stays until it has been done."""
        there = {one.address for one in self.all()}
        new = [{"address": one, "at": at} for one in dict.fromkeys(addresses) if one not in there]
        if new:
            self._db.execute(insert(tables.forgetting), new)
        for table in (tables.standby, tables.refusal, tables.watch):
            self._db.execute(delete(table).where(table.c.address.in_([one["address"] for one in new])))

    def all(self) -> list[Forgetting]:
        """Every wish, the oldest first."""
        table = tables.forgetting.c
        return [Forgetting(*row) for row in self._db.execute(select(table.address, table.at).order_by(table.at))]

    def done(self, addresses: Collection[str]) -> None:
        """These addresses are forgotten, and so is that they were to be."""
        self._db.execute(delete(tables.forgetting).where(tables.forgetting.c.address.in_(addresses)))

    def addresses(self, address: str) -> tuple[str, ...]:
        """An address and all others of its owner: those of their seats, present and former ones."""
        found = {address: None}
        places = {(row.game_id, row.number) for row in self._db.execute(_seats_at(address))}
        for game, number in sorted(places):
            here = select(_seat.address).where(_seat.game_id == game, _seat.number == number)
            more = select(_further.address).where(
                _further.game_id == game, _further.seat == number, _further.status != "asked"
            )
            for query in (here, more):
                found |= dict.fromkeys(self._db.execute(query).scalars())
        return tuple(one for one in found if one)

    def games(self, addresses: Collection[str]) -> list[str]:
        """The games that are not over in which somebody plays, has played, or leads."""
        master = tables.master.c
        theirs = or_(
            exists().where(_seat.game_id == _game.id, _seat.address.in_(addresses)),
            exists().where(_sitting.game_id == _game.id, _sitting.address.in_(addresses)),
            exists().where(master.game_id == _game.id, master.address.in_(addresses)),
            _game.gm_address.in_(addresses),
        )
        query = select(_game.name).where(_game.status != "finished", theirs).order_by(_game.id)
        return list(self._db.execute(query).scalars())

    def waits(self, addresses: Collection[str]) -> bool:
        """Whether a letter to them is still on its way, or any letter has not been handled."""
        outbox, letter = tables.outbox.c, tables.letter.c
        leaving = select(outbox.id).where(outbox.recipient.in_(addresses), outbox.status.in_(("new", "sending")))
        coming = select(letter.id).where(letter.verdict.is_(None))
        return any(self._db.execute(query.limit(1)).first() is not None for query in (leaving, coming))

    def erase(self, game_id: int | None, addresses: Collection[str], *, master: str) -> None:
        """Erase people from everything about a game, or (None) from everything that is about none.

        Games that go on keep who plays in them. `master` leads the games that they have led.
        """
        self._erasing(addresses, self._names(game_id, addresses)).of_game(game_id, master)

    def people(self, before: datetime) -> Mapping[int, tuple[str, ...]]:
        """The addresses that are still in games which ended before an instant, by game."""
        over = select(_game.id).where(_game.finished_at < before)
        found: dict[int, dict[str, None]] = {}
        for game, address in (_seat.game_id, _seat.address), (_sitting.game_id, _sitting.address):
            for row in self._db.execute(select(game, address).where(game.in_(over), address != "")):
                found.setdefault(row[0], {})[row[1]] = None
        return {game: tuple(several) for game, several in sorted(found.items())}

    def old_games(self, before: datetime) -> list[int]:
        """The games that ended before an instant and whose letters are still on file."""
        mails = exists().where(tables.outbox.c.game_id == _game.id)
        query = select(_game.id).where(_game.finished_at < before, mails).order_by(_game.id)
        return list(self._db.execute(query).scalars())

    def clear(self, game_id: int) -> None:
        """Delete the letters of a game that is over; the lines that counted stay, and so does the record."""
        self._erasing((), {}).letters_of(game_id)

    def clear_strangers(self, before: datetime) -> int:
        """Delete letters about no game that were handled before an instant, and what was answered; returns how many."""
        letter, outbox, notice = tables.letter, tables.outbox, tables.notice
        gone = (
            delete(letter).where(letter.c.game_id.is_(None), letter.c.handled_at < before),
            delete(outbox).where(outbox.c.game_id.is_(None), outbox.c.sent_at < before),
            delete(notice).where(notice.c.game_id.is_(None), notice.c.seen_at < before),
        )
        return sum(self._db.execute(one).rowcount for one in gone)

    def _erasing(self, addresses: Collection[str], names: Mapping[str, str]) -> "Erasing":
        # Every look asks whether somebody is to be forgotten; what takes mails apart is rarely needed.
        from adjudicator.store.records.forgetting.erasing import Erasing

        return Erasing(self._db, addresses, names)

    def _names(self, game_id: int | None, addresses: Collection[str]) -> dict[str, str]:
        """The names of these people at a table, and the seats that stand for them; at all tables together for None."""
        seat, sitting = tables.seat.c, tables.sitting.c
        sat = select(sitting.player, seat.name).where(
            sitting.address.in_(addresses), seat.game_id == sitting.game_id, seat.number == sitting.seat
        )
        sits = select(seat.player, seat.name).where(seat.address.in_(addresses))
        if game_id is not None:
            sat, sits = sat.where(sitting.game_id == game_id), sits.where(seat.game_id == game_id)
        return {row[0]: row[1] for query in (sat, sits) for row in self._db.execute(query)}


def _seats_at(address: str) -> CompoundSelect[Any]:
    first = select(_seat.game_id, _seat.number).where(_seat.address == address)
    further = select(_further.game_id, _further.seat.label("number")).where(
        _further.address == address, _further.status != "asked"
    )
    return first.union(further)
