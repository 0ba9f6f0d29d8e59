"""Phases on file: a game is the sequence of its phases, of which the last one is open."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, and_, bindparam, func, insert, select, true, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.errors import StoreConflict
from adjudicator.store.tables.statements import THIS_GAME, THIS_PHASE, about, rows
from adjudicator.store.tables.values import Away, Due, NewPhase, Phase

REMINDED: Final = timedelta(days=1)
"""The shortest time after which players are reminded of a phase again."""

PHASE = rows(tables.phase, Phase)

_OF_GAME = tables.phase.c.game_id == THIS_GAME
_ONE = PHASE.where(_OF_GAME, tables.phase.c.serial == THIS_PHASE)
_OPEN = PHASE.where(_OF_GAME, tables.phase.c.closed_at.is_(None))
_CLOSE = (
    update(tables.phase)
    .where(_OF_GAME, tables.phase.c.serial == THIS_PHASE, tables.phase.c.closed_at.is_(None))
    .values({name: bindparam(name) for name in ("closed_at", "events", "trace")})
)
_MOVE_ON = (
    update(tables.game)
    .where(
        tables.game.c.id == THIS_GAME,
        tables.game.c.serial == THIS_PHASE - 1,
        ~select(tables.phase.c.serial).where(_OF_GAME, tables.phase.c.closed_at.is_(None)).exists(),
    )
    .values(serial=THIS_PHASE)
)
_NEW = insert(tables.phase)
_AT_FIRST: Final[Mapping[str, Any]] = {
    "moves": 0,
    **dict.fromkeys(("reminded_at", "ends_at", "held", "closed_at", "events", "trace")),
}

_ends_at, _deadline = tables.phase.c.ends_at, tables.phase.c.deadline
# Not `status = 'running'`, which is indexed: both databases should begin with the phases that are due, not with all
# running games.
RUNNING: Final = tables.game.c.status.concat("") == "running"
ENDS: Final = func.coalesce(tables.phase.c.ends_at, tables.phase.c.deadline)
FREE: Final = func.coalesce(tables.phase.c.held, "") == ""


class Phases:
    """The phases of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def open(self, phase: NewPhase) -> Phase:
        """Open the next phase of a game; returns it as it is on file.

        Raises `StoreConflict` if the previous phase is still open, or if this serial is not the next number.
        """
        moved = self._db.execute(_MOVE_ON, about(phase.game_id, phase.serial))
        if moved.rowcount != 1:
            if (still := self.current(phase.game_id)) is not None:
                raise StoreConflict(f"game {phase.game_id}: phase {still.serial} is open; close it first")
            raise StoreConflict(f"game {phase.game_id}: phase {phase.serial} does not follow its latest phase")
        known = {name: _in_utc(value) for name, value in asdict(phase).items()}
        self._db.execute(_NEW, {**known, "moves": 0})
        return Phase(**known, **_AT_FIRST)

    def close(self, game_id: int, serial: int, *, at: datetime, events: bytes | None, trace: bytes | None) -> bool:
        """End a phase with the events in it (None: it is given up); False, and no change, if it is not open."""
        ended = {"closed_at": at, "events": events, "trace": trace}
        done = self._db.execute(_CLOSE, about(game_id, serial) | ended)
        return done.rowcount == 1

    def move(
        self,
        game_id: int,
        serial: int,
        *,
        deadline: datetime,
        remind_at: datetime | None,
        planned: datetime | None = None,
        stretched: tuple[Away, ...] = (),
        at: datetime | None = None,
    ) -> bool:
        """Give an open phase another deadline and reminder; False if it is not open any more.

        With `at` (now), a reminder that was sent is sent once more if the new one is at least a day after it and not
        yet due. A held phase goes on. For a deadline postponed because players are away, `planned` and `stretched` say
        from when and for whom.
        """
        phase = self.current(game_id)
        sent = phase.reminded_at if phase is not None else None
        soon = at is None or remind_at is None or sent is None or remind_at <= at or remind_at < sent + REMINDED
        return self._alter(
            _is_open(game_id, serial),
            deadline=deadline,
            remind_at=remind_at,
            reminded_at=sent if soon else None,
            ends_at=None,
            held=None,
            moves=tables.phase.c.moves + 1,
            planned=planned,
            stretched=stretched,
        )

    def end_at(self, game_id: int, serial: int, at: datetime | None, *, told: bool = True) -> bool:
        """Let an open phase end at another instant than its deadline (None: at its deadline after all).

        `told` means that players are told. False if it is not open any more.
        """
        more = {"moves": tables.phase.c.moves + 1} if told else {}
        return self._alter(_is_open(game_id, serial), ends_at=at, **more)

    def let_end(self, game_id: int, serial: int, at: datetime) -> bool:
        """Let an open phase end at this instant in spite of any hold; False if it is not open any more.

        Letters received by then count, and no later ones.
        """
        phase = self.current(game_id)
        deadline = min(at, phase.deadline) if phase is not None else at
        return self._alter(_is_open(game_id, serial), deadline=deadline, ends_at=at, held="", remind_at=None)

    def hold(self, game_id: int, serial: int, why: str) -> bool:
        """Hold an open phase until somebody releases it; False if it is held already, or not open."""
        return self._alter(and_(_is_open(game_id, serial), tables.phase.c.held.is_(None)), held=why)

    def release(self, game_id: int, serial: int) -> bool:
        """Let a held phase go on; False if it was not held."""
        return self._alter(and_(_is_open(game_id, serial), tables.phase.c.held != ""), held=None)

    def _alter(self, which: ColumnElement[bool], **becomes: object) -> bool:
        done = self._db.execute(update(tables.phase).where(which).values(**becomes))
        return done.rowcount == 1

    def remind(self, game_id: int, serial: int, at: datetime) -> bool:
        """Note that the reminders of an open phase are sent; False if they were sent before."""
        done = self._db.execute(
            update(tables.phase)
            .where(_is_open(game_id, serial), tables.phase.c.reminded_at.is_(None))
            .values(reminded_at=at)
        )
        return done.rowcount == 1

    def get(self, game_id: int, serial: int) -> Phase | None:
        """The phase of this number of a game, None if it was never opened."""
        row = self._db.execute(_ONE, about(game_id, serial)).first()
        return None if row is None else Phase(*row)

    def current(self, game_id: int) -> Phase | None:
        """The open phase of a game, None if it has none."""
        row = self._db.execute(_OPEN, about(game_id)).first()
        return None if row is None else Phase(*row)

    def of(self, game_id: int) -> list[Phase]:
        """The valid phases of a game, first to last, without those that others have replaced."""
        every = {phase.serial: phase for phase in self.all(game_id)}
        return line(every, max(every, default=0))

    def all(self, game_id: int) -> list[Phase]:
        """Every phase that a game ever had, including those taken back, in the order of their opening."""
        phase = tables.phase
        query = PHASE.where(phase.c.game_id == game_id).order_by(phase.c.serial)
        return [Phase(*row) for row in self._db.execute(query)]

    def marks(self, game_id: int) -> list[tuple[object, ...]]:
        """A small value that changes whenever the phases of a game change, read without their bulk."""
        phase = tables.phase
        columns = ("serial", "heading", "opened_at", "deadline", "ends_at", "held", "closed_at", "follows", "revises")
        query = select(*(phase.c[name] for name in columns)).where(phase.c.game_id == game_id).order_by(phase.c.serial)
        return [tuple(row) for row in self._db.execute(query)]

    def due(self, at: datetime) -> list[Due]:
        """The open phases of running games that are past their end and not held, the most overdue first."""
        return self._due(*(and_(kind, FREE) for kind in ended(at)))

    def between(self, first: datetime, last: datetime) -> list[Due]:
        """The open phases of running games whose end is later than an instant and not later than another."""
        early = and_(_ends_at > first, _ends_at <= last)
        usual = and_(_ends_at.is_(None), _deadline > first, _deadline <= last)
        return self._due(early, usual)

    def running(self) -> list[Due]:
        """The open phases of all running games."""
        return self._due(true())

    def next_instant(self) -> datetime | None:
        """When the next phase ends, reminder is due or paused game goes on (a past instant if overdue)."""
        phase, game = tables.phase, tables.game
        early = self._first(_ends_at, FREE)
        usual = self._first(_deadline, _ends_at.is_(None), FREE)
        reminder = self._first(phase.c.remind_at, phase.c.reminded_at.is_(None))
        going_on = self._db.execute(select(func.min(game.c.resumes_at)).where(game.c.status == "paused")).scalar()
        return min((moment for moment in (early, usual, reminder, going_on) if moment is not None), default=None)

    def _first(self, instant: ColumnElement[Any], *conditions: ColumnElement[bool]) -> datetime | None:
        """The earliest of these instants among the open phases of running games."""
        phase, game = tables.phase, tables.game
        query = (
            select(instant)
            .join_from(phase, game, game.c.id == phase.c.game_id)
            .where(RUNNING, phase.c.closed_at.is_(None), instant.is_not(None), *conditions)
            .order_by(instant)
            .limit(1)
        )
        return self._db.execute(query).scalar()

    def _due(self, *conditions: ColumnElement[bool]) -> list[Due]:
        """The open phases of running games that fulfil any of these conditions; no phase fulfils two."""
        phase, game = tables.phase, tables.game
        query = (
            select(phase.c.game_id, game.c.name, phase.c.serial, phase.c.deadline)
            .join_from(phase, game, game.c.id == phase.c.game_id)
            .where(RUNNING, phase.c.closed_at.is_(None))
        )
        found = [Due(*row) for condition in conditions for row in self._db.execute(query.where(condition))]
        return sorted(found, key=lambda due: (due.deadline, due.game_id))


def ended(at: datetime) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The condition that a phase ends by an instant, early or as usual: two queries that an index answers."""
    return _ends_at <= at, and_(_ends_at.is_(None), _deadline <= at)


def _in_utc(value: Any) -> Any:
    """A value as it is read back: instants are in UTC."""
    return value.astimezone(UTC) if isinstance(value, datetime) and value.tzinfo is not None else value


def _is_open(game_id: int, serial: int) -> ColumnElement[bool]:
    phase = tables.phase
    return and_(phase.c.game_id == game_id, phase.c.serial == serial, phase.c.closed_at.is_(None))


def line(phases: Mapping[int, Phase], last: int) -> list[Phase]:
    """The phases that led to one, first to last, and that one."""
    found = []
    while last in phases:
        found.append(phases[last])
        last = phases[last].before
    return found[::-1]
