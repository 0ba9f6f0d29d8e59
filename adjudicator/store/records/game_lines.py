"""Every game at a glance, for a list: read in a few queries, without the bulk of any game."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, CompoundSelect, Connection, Select, and_, func, or_, select, union

from adjudicator.engine.contract.heading import Heading
from adjudicator.store.records.games import GOING_ON, STANDS
from adjudicator.store.records.letters import FOR_LATEST, HELD
from adjudicator.store.records.outbox import UNWANTED
from adjudicator.store.records.read_orders import Stood
from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import SeatStatus, Standing


class Glance(Struct, frozen=True):
    """A game and its open phase; the last six fields are None if it has none."""

    id: int
    name: str
    title: str
    status: Standing
    zone: str
    resumes_at: datetime | None
    serial: int | None
    heading: Heading | None
    opened_at: datetime | None
    deadline: datetime | None
    ends_at: datetime | None
    held: str | None


class Sitting(Struct, frozen=True):
    """The facts that decide who is to write for a seat."""

    game_id: int
    number: int
    name: str
    status: SeatStatus
    hands: int


class GameLetter(Struct, frozen=True):
    """The orders of a letter for the open phase of a game."""

    game_id: int
    seat: int
    body: str


class Glances:
    """All games at a glance, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def games(self) -> list[Glance]:
        """Every game, oldest first."""
        game, phase = tables.game, tables.phase
        here = and_(phase.c.game_id == game.c.id, phase.c.serial == game.c.serial, phase.c.closed_at.is_(None))
        of_game = (game.c.id, game.c.name, game.c.title, STANDS, game.c.zone, game.c.resumes_at)
        of_phase = (phase.c.serial, phase.c.heading, phase.c.opened_at, phase.c.deadline, phase.c.ends_at, phase.c.held)
        query: Select[Any] = select(*of_game, *of_phase).join_from(game, phase, here, isouter=True).order_by(game.c.id)
        return [Glance(*row) for row in self._db.execute(query)]

    def sitting(self) -> list[Sitting]:
        """The seats of all games that are being played."""
        seat, game = tables.seat, tables.game
        query = (
            select(seat.c.game_id, seat.c.number, seat.c.name, seat.c.status, seat.c.hands)
            .join(game, game.c.id == seat.c.game_id)
            .where(GOING_ON)
            .order_by(seat.c.game_id, seat.c.number)
        )
        return [Sitting(*row) for row in self._db.execute(query)]

    def written(self) -> Mapping[int, tuple[int, int]]:
        """By game, how many letters with orders there are for its open phase, and the number of the last of them."""
        letter, game = tables.letter, tables.game
        query = (
            select(letter.c.game_id, func.count(), func.max(letter.c.id))
            .join(game, FOR_LATEST)
            .where(letter.c.body.is_not(None), GOING_ON)
            .group_by(letter.c.game_id)
        )
        return {row[0]: (row[1], row[2]) for row in self._db.execute(query)}

    def newest(self) -> Mapping[int, int]:
        """By game, the number of the last letter for its open phase, whatever is in it."""
        letter, game = tables.letter, tables.game
        query = select(letter.c.game_id, func.max(letter.c.id)).join(game, FOR_LATEST).where(GOING_ON)
        return {row[0]: row[1] for row in self._db.execute(query.group_by(letter.c.game_id))}

    def stood(self, of: Sequence[int]) -> list[Stood]:
        """What stands for the seats of all open phases, as it was read; or `of` these games, if they are few."""
        game, stood = tables.game, tables.stood
        here = and_(game.c.id == stood.c.game_id, game.c.serial == stood.c.serial)
        query = rows(stood, Stood).join(game, here).where(GOING_ON, *_few(of))
        return [Stood(*row) for row in self._db.execute(query)]

    def orders(self, of: Sequence[int]) -> list[GameLetter]:
        """The orders in letters for all open phases, in the order of filing; or `of` these games, if they are few."""
        letter, game = tables.letter, tables.game
        query = select(letter.c.game_id, letter.c.seat, letter.c.body).join(game, FOR_LATEST)
        query = query.where(letter.c.body.is_not(None), GOING_ON, *_few(of)).order_by(letter.c.id)
        return [GameLetter(*row) for row in self._db.execute(query)]

    def records(self) -> Mapping[int, bytes]:
        """The public records of finished games."""
        game = tables.game
        query = select(game.c.id, game.c.record).where(game.c.record.is_not(None))
        return {row[0]: row[1] for row in self._db.execute(query)}

    def held(self) -> Mapping[int, tuple[int, ...]]:
        """By game, the numbers of the letters that are held in its open phase, oldest first."""
        letter, game = tables.letter, tables.game
        query = (
            select(letter.c.game_id, letter.c.id)
            .join(game, FOR_LATEST)
            .where(letter.c.verdict == HELD, GOING_ON)
            .order_by(letter.c.id)
        )
        found: dict[int, tuple[int, ...]] = {}
        for game_id, number in self._db.execute(query):
            found[game_id] = (*found.get(game_id, ()), number)
        return found

    def press(self) -> Mapping[int, int]:
        """By game, how many messages between players wait to be delivered."""
        press = tables.press
        query = select(press.c.game_id, func.count()).where(press.c.status == "waiting").group_by(press.c.game_id)
        return {row[0]: row[1] for row in self._db.execute(query)}

    def bounced(self) -> Mapping[int, int]:
        """By game, to how many of its seats letters come back."""
        seat, bounce = tables.seat, tables.bounce
        query = (
            select(seat.c.game_id, func.count())
            .join(bounce, bounce.c.address == seat.c.address)
            .where(bounce.c.count > 0, seat.c.status != "removed")
            .group_by(seat.c.game_id)
        )
        return {row[0]: row[1] for row in self._db.execute(query)}

    def notices(self) -> Mapping[int | None, int]:
        """By game (None: about none), how many unread notices there are."""
        notice = tables.notice
        query = select(notice.c.game_id, func.count()).where(notice.c.seen_at.is_(None)).group_by(notice.c.game_id)
        return {row[0]: row[1] for row in self._db.execute(query)}

    def over(self, game_id: int) -> list[Heading]:
        """The headings of a game's valid phases that are over, the last one first."""
        phase = tables.phase
        query = select(phase.c.serial, phase.c.follows, phase.c.heading, phase.c.closed_at)
        there = {row.serial: row for row in self._db.execute(query.where(phase.c.game_id == game_id))}
        last, found = max(there, default=0), []
        while last in there:
            row = there[last]
            found += [row.heading] if row.closed_at is not None else []
            last = row.serial - 1 if row.follows is None else row.follows
        return found

    def masters(self) -> Mapping[int, set[str]]:
        """By game, the addresses of its masters."""
        query = _masters()
        return _sets(self._db.execute(query).all())

    def playing(self) -> Mapping[int, set[str]]:
        """By game, the addresses of those masters who have a seat in it."""
        seat, further, master = tables.seat, tables.address, _masters().subquery()
        same = and_(seat.c.game_id == further.c.game_id, seat.c.number == further.c.seat)
        sitting = union(
            select(seat.c.game_id, seat.c.address).where(seat.c.status != "removed"),
            select(further.c.game_id, further.c.address)
            .join(seat, same)
            .where(further.c.status == "counts", seat.c.status != "removed"),
        ).subquery()
        here = and_(sitting.c.game_id == master.c.game_id, sitting.c.address == master.c.address)
        return _sets(self._db.execute(select(master.c.game_id, master.c.address).join(sitting, here)).all())

    def stuck(self) -> Mapping[int | None, tuple[int, int]]:
        """By game (None: about none), how many of our letters were given up, and how many are to be tried again."""
        outbox = tables.outbox
        failed = and_(outbox.c.status == "failed", outbox.c.error.is_distinct_from(UNWANTED))
        again = and_(outbox.c.status == "new", outbox.c.error.is_not(None))
        query = (
            select(outbox.c.game_id, func.count().filter(failed), func.count().filter(again))
            .where(or_(failed, again))
            .group_by(outbox.c.game_id)
        )
        return {row[0]: (row[1], row[2]) for row in self._db.execute(query)}


_FEW: Final = 100
"""Of so many games rows are looked for one by one; of more, all are read."""


def _few(games: Sequence[int]) -> list[ColumnElement[bool]]:
    return [tables.game.c.id.in_(games)] if len(games) <= _FEW else []


def _masters() -> CompoundSelect[Any]:
    game, master = tables.game, tables.master
    first = select(game.c.id.label("game_id"), game.c.gm_address.label("address"))
    return union(first, select(master.c.game_id, master.c.address))


def _sets(rows: Iterable[Any]) -> Mapping[int, set[str]]:
    found: dict[int, set[str]] = {}
    for game_id, address in rows:
        found.setdefault(game_id, set()).add(address)
    return found
