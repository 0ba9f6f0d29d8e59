"""Erases people from all tables, column by column, as the list of traces says."""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Column, Connection, Table, delete, insert, select, update

from adjudicator.store.records.forgetting.rubbing import Rub
from adjudicator.store.records.forgetting.traces import TRACES, Trace
from adjudicator.store.tables import tables
from adjudicator.store.tables.packing import Bundle, bundled, packed, unpacked

_RUBBED: Final = frozenset[Trace](("words", "orders", "mail", "record"))
_NO_LETTER: Final = b""
"""What is left of a letter whose lines counted; they are kept beside it."""


class Erasing:
    """Erases people, known by their addresses and by their names at one table (name: seat)."""

    __slots__ = ("_addresses", "_db", "_rub")

    def __init__(self, db: Connection, addresses: Collection[str], names: Mapping[str, str]) -> None:
        self._db = db
        self._addresses = tuple(addresses)
        self._rub = Rub(addresses, names)

    def of_game(self, game_id: int | None, master: str) -> None:
        """Erase them from everything about a game, or from everything about none."""
        self._own_letters(game_id)
        self._outbox(game_id)
        for name, traces in TRACES.items():
            table = tables.ALL.tables[name]
            game = _game_of(table)
            if game is None and game_id is not None:
                continue
            here = () if game is None else (game.is_(None) if game_id is None else game == game_id,)
            for column in [column for column, trace in traces.items() if trace == "owner"]:
                self._db.execute(delete(table).where(table.c[column].in_(self._addresses), *here))
            self._rub_out(table, traces, here)
        if game_id is not None:
            self._seats(game_id, master)

    def letters_of(self, game_id: int) -> None:
        """Delete all letters of a game, in and out, and the notices of it; lines that counted are kept."""
        outbox, notice = tables.outbox, tables.notice
        here = outbox.c.game_id == game_id
        bundles = self._db.execute(select(outbox.c.bundle).where(here, outbox.c.bundle.is_not(None)).distinct())
        gone = list(bundles.scalars())
        self._db.execute(delete(outbox).where(here))
        self._db.execute(delete(tables.bundle).where(tables.bundle.c.id.in_(gone)))
        self._db.execute(delete(notice).where(notice.c.game_id == game_id))
        letter = tables.letter.c
        found = self._db.execute(select(letter.id, letter.body, letter.verdict).where(letter.game_id == game_id))
        self._drop(found.fetchall())

    # ---- letters that came

    def _own_letters(self, game_id: int | None) -> None:
        """Delete the letters that they have written; of those that counted, the lines stay."""
        letter = tables.letter.c
        here = letter.game_id.is_(None) if game_id is None else letter.game_id == game_id
        seats = self._seats_of(game_id)
        query = select(letter.id, letter.body, letter.verdict, letter.seat, letter.detail, letter.ration).where(here)
        froms = [f'"from":"{one}"' for one in self._addresses]
        mine = [
            row
            for row in self._db.execute(query)
            if row.seat in seats
            or row.ration in self._addresses
            or any(one in (row.detail or "").lower() for one in froms)
        ]
        self._drop(mine)

    def _drop(self, found: Sequence[Any]) -> None:
        letter = tables.letter
        gone = [row.id for row in found if row.body is None and row.verdict is not None]
        kept = [row.id for row in found if row.body is not None]
        blank = {"raw": _NO_LETTER, "digest": sha256(_NO_LETTER).digest()}
        for number in gone:
            self._db.execute(delete(letter).where(letter.c.id == number))
        for number in kept:
            empty = update(letter).where(letter.c.id == number)
            self._db.execute(empty.values(**blank, message_id=None, detail=None, proof=None, ration=None))

    def _seats_of(self, game_id: int | None) -> frozenset[int]:
        if game_id is None:
            return frozenset()
        seat = tables.seat.c
        query = select(seat.number).where(seat.game_id == game_id, seat.address.in_(self._addresses))
        return frozenset(self._db.execute(query).scalars())

    # ---- letters that went

    def _outbox(self, game_id: int | None) -> None:
        """Delete the letters to them, and write those to others again without them; bundles are made again."""
        outbox, bundle = tables.outbox, tables.bundle
        here = outbox.c.game_id.is_(None) if game_id is None else outbox.c.game_id == game_id
        query = select(outbox.c.id, outbox.c.recipient, outbox.c.raw, outbox.c.bundle).where(here)
        by_bundle: dict[int | None, list[Any]] = {}
        for row in self._db.execute(query):
            by_bundle.setdefault(row.bundle, []).append(row)
        for number, rows in sorted(by_bundle.items(), key=lambda item: item[0] or 0):
            opened = None
            if number is not None:
                data = self._db.execute(select(bundle.c.data).where(bundle.c.id == number)).scalar_one()
                opened = Bundle(data)
            was = {row.id: opened.letter(row.raw) if opened is not None else unpacked(row.raw) for row in rows}
            stays = [row.id for row in rows if row.recipient not in self._addresses]
            now = {one: self._rub.mail(was[one]) for one in stays}
            if len(stays) == len(rows) and all(now[one] == was[one] for one in stays):
                continue
            gone = [row.id for row in rows if row.id not in now]
            self._db.execute(delete(outbox).where(outbox.c.id.in_(gone)))
            self._keep(number, now)

    def _keep(self, number: int | None, mails: dict[int, bytes]) -> None:
        """File these mails anew, together if they were in one bundle, whose old form is deleted."""
        outbox, bundle = tables.outbox, tables.bundle
        new, pieces = None, [packed(raw) for raw in mails.values()]
        if number is not None and len(mails) > 1:
            data, pieces = bundled(list(mails.values()))
            new = self._db.execute(insert(bundle).values(data=data).returning(bundle.c.id)).scalar_one()
        for one, piece in zip(mails, pieces, strict=True):
            self._db.execute(update(outbox).where(outbox.c.id == one).values(raw=piece, bundle=new))
        if number is not None:
            self._db.execute(delete(bundle).where(bundle.c.id == number))

    # ---- everything else

    def _rub_out(self, table: Table, traces: Mapping[str, Trace], here: Sequence[Any]) -> None:
        """Remove them from words, orders, letters and records in the rows of a table."""
        if "cache" in traces.values():
            self._db.execute(delete(table).where(*here))
        rubbed = {column: trace for column, trace in traces.items() if trace in _RUBBED}
        if not rubbed:
            return
        keys = list(table.primary_key.columns)
        query = select(*keys, *(table.c[column] for column in rubbed)).where(*here)
        for row in self._db.execute(query).fetchall():
            found = dict(zip(rubbed, row[len(keys) :], strict=True))
            now = {column: self._rubbed(rubbed[column], value) for column, value in found.items()}
            changed = {column: value for column, value in now.items() if value != found[column]}
            if changed:
                this = [key == value for key, value in zip(keys, row, strict=False)]
                self._db.execute(update(table).where(*this).values(**changed))

    def _rubbed(self, trace: Trace, value: Any) -> Any:
        if value is None:
            return None
        if trace == "mail":
            return self._rub.mail(value)
        if trace == "record":
            return self._rub.record(value)
        rub = self._rub.orders if trace == "orders" else self._rub.words
        if isinstance(value, bytes):
            said = value.decode("utf-8", "surrogateescape")
            return value if (now := rub(said)) == said else now.encode("utf-8", "surrogateescape")
        return rub(value)

    def _seats(self, game_id: int, master: str) -> None:
        """Empty their seats and those that they have left, if the game is over, and let somebody else have led it."""
        game, seat, sitting = tables.game, tables.seat, tables.sitting
        over = self._db.execute(select(game.c.status).where(game.c.id == game_id)).scalar() == "finished"
        if not over:
            return
        for number in self._seats_of(game_id):
            for table in (tables.absence, tables.statement):
                self._db.execute(delete(table).where(table.c.game_id == game_id, table.c.seat == number))
        self._db.execute(
            update(seat)
            .where(seat.c.game_id == game_id, seat.c.address.in_(self._addresses))
            .values(address="", player=seat.c.name, format=None, zone=None, language=None)
        )
        name = select(seat.c.name).where(seat.c.game_id == game_id, seat.c.number == sitting.c.seat).scalar_subquery()
        self._db.execute(
            update(sitting)
            .where(sitting.c.game_id == game_id, sitting.c.address.in_(self._addresses))
            .values(address="", player=name)
        )
        led = update(game).where(game.c.id == game_id, game.c.gm_address.in_(self._addresses))
        self._db.execute(led.values(gm_address=master))


def _game_of(table: Table) -> Column[Any] | None:
    """The column that says which game a row is about; None if rows are about none."""
    return table.c["id"] if table.name == "game" else table.c.get("game_id")
