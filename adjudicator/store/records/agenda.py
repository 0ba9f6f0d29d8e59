"""What is to be done in which game, and when: read from the files, so that it cannot be lost or done twice."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, not_, select, union_all

from adjudicator.store.records.letters import RULING, TROUBLE
from adjudicator.store.records.phases import ENDS, FREE, RUNNING, ended
from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, THIS_PHASE, about

_game, _phase, _press, _standby = tables.game.c, tables.phase.c, tables.press.c, tables.standby.c
# Every look at a game uses this query, and building it takes several times as long as running it.
_OF_GAME = (
    select(
        _game.status,
        _game.serial,
        _game.resumes_at,
        _game.starts_at,
        ENDS.label("ends"),
        FREE.label("free"),
        _phase.remind_at,
        _phase.reminded_at,
        select(func.min(_press.due_at))
        .where(_press.game_id == THIS_GAME, _press.status == "waiting")
        .scalar_subquery(),
        select(func.min(_standby.until))
        .where(_standby.game_id == THIS_GAME, _standby.status == "offered")
        .scalar_subquery(),
    )
    .join_from(tables.game, tables.phase, and_(_phase.game_id == _game.id, _phase.closed_at.is_(None)), isouter=True)
    .where(_game.id == THIS_GAME)
)

_letter, _absence, _vote, _hook = tables.letter.c, tables.absence.c, tables.vote.c, tables.hook.c
_stand_in = tables.stand_in.c
_later = tables.letter.alias("later")
_again = exists().where(
    _later.c.game_id == THIS_GAME,
    _later.c.serial == THIS_PHASE,
    _later.c.seat == _letter.seat,
    _later.c.body.is_not(None),
    _later.c.id > _letter.id,
    _later.c.received_at >= _letter.handled_at,
)
"""Whether orders have come from a seat since a letter of it was handled."""
_BESIDE = select(
    exists().where(_letter.verdict.is_(None)),
    exists().where(_letter.game_id == THIS_GAME, _letter.serial == THIS_PHASE, _letter.verdict == RULING),
    exists().where(_absence.game_id == THIS_GAME),
    exists().where(_standby.game_id == THIS_GAME, _standby.status == "waiting"),
    exists().where(_press.game_id == THIS_GAME, _press.to_all),
    exists().where(
        _press.game_id == THIS_GAME, _press.serial <= THIS_PHASE, _press.status == "waiting", _press.due_at.is_(None)
    ),
    exists().where(
        _letter.game_id == THIS_GAME,
        _letter.serial == THIS_PHASE,
        _letter.seat.is_not(None),
        _letter.verdict == TROUBLE,
        not_(_again),
    ),
    exists().where(_vote.game_id == THIS_GAME, _vote.serial == THIS_PHASE, _vote.stands),
    exists().where(_hook.game_id == THIS_GAME),
    exists().where(_stand_in.game_id == THIS_GAME, _stand_in.ended.is_(None)),
)


class Beside(Struct, frozen=True):
    """What there is beside orders when a phase ends: usually nothing, and one query shows that."""

    letters: bool
    """Letters of any game that nobody has handled yet."""
    rulings: bool
    """The game master's rulings for the phase."""
    absences: bool
    """Days on which somebody was, is or will be away."""
    standbys: bool
    """People who wait for a seat and have not been offered one."""
    to_all: bool
    """Messages to everybody, of any phase."""
    with_results: bool
    """Messages that wait for the end of the phase."""
    aside: bool
    """A letter that its seat has surely written for the phase, on which the program failed; none came since."""
    votes: bool
    """Votes in the phase to end the game."""
    hooks: bool
    """Webhooks that are told of the game."""
    stand_ins: bool
    """Somebody who stands in for a player, now or on days to come."""


class Plan(Struct, frozen=True):
    """The instants at which something is to be done in a game; None if there is nothing of the kind."""

    serial: int = 0
    """The number of its open phase, or of its last one."""
    resumes: datetime | None = None
    """When a paused game goes on."""
    ends: datetime | None = None
    """When its open phase ends."""
    reminds: datetime | None = None
    """When players are reminded of it."""
    press: datetime | None = None
    """When messages between players are delivered."""
    lapses: datetime | None = None
    """When the time to answer the offer of a seat is over."""
    starts: datetime | None = None
    """When an open game begins that is looking for players still."""

    @property
    def instants(self) -> tuple[datetime, ...]:
        """All of them, in no order."""
        every = (self.resumes, self.ends, self.reminds, self.press, self.lapses, self.starts)
        return tuple(at for at in every if at is not None)

    def next(self, after: datetime) -> datetime | None:
        """The first of them after an instant."""
        return min((at for at in self.instants if at > after), default=None)


class Agenda:
    """What is to be done in all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, game_id: int) -> Plan:
        """What is to be done in a game."""
        row = self._db.execute(_OF_GAME, about(game_id)).first()
        if row is None:
            return Plan()
        status, serial, resumes_at, starts_at, ends, free, remind_at, reminded_at, due_at, until = row
        running = status == "running"
        return Plan(
            serial=serial,
            resumes=resumes_at if status == "paused" else None,
            ends=ends if running and free else None,
            reminds=remind_at if running and reminded_at is None else None,
            press=due_at,
            lapses=until,
            starts=starts_at if status == "forming" else None,
        )

    def beside(self, game_id: int, serial: int) -> Beside:
        """What there is beside the orders for a phase."""
        return Beside(*map(bool, self._db.execute(_BESIDE, about(game_id, serial)).one()))

    def due(self, at: datetime, read_at: datetime | None) -> list[int]:
        """The games in which something is to be done by an instant, the most overdue first.

        A phase ends only if its end is not later than `read_at`, when the mailbox was last read; None: it never was.
        """
        read = ended(min(at, read_at)) if read_at is not None else ()
        return [row[0] for row in self._first(_instants(at, read))]

    def until(self, at: datetime) -> list[tuple[int, datetime]]:
        """The games in which something is to be done by an instant, each with the earliest instant, in that order."""
        return [(row[0], row[1]) for row in self._first(_instants(at, ended(at)))]

    def _first(self, instants: list[Select[tuple[int, datetime]]]) -> list[tuple[int, datetime]]:
        every = union_all(*instants).subquery()
        game, at = every.c
        first = func.min(at, type_=at.type)
        query = select(game, first).group_by(game).order_by(first, game)
        return [(row[0], row[1]) for row in self._db.execute(query)]


def _instants(at: datetime, ending: Iterable[ColumnElement[bool]]) -> list[Select[tuple[int, datetime]]]:
    """Each kind of instant up to `at`, with its game; only phases that fulfil one of the conditions `ending`."""
    game, phase, press, standby = tables.game, tables.phase, tables.press, tables.standby
    running = and_(game.c.id == phase.c.game_id, RUNNING, phase.c.closed_at.is_(None))
    return [
        select(game.c.id, game.c.resumes_at.label("at")).where(game.c.status == "paused", game.c.resumes_at <= at),
        select(game.c.id, game.c.starts_at).where(game.c.status == "forming", game.c.starts_at <= at),
        *(select(phase.c.game_id, ENDS).where(running, FREE, kind) for kind in ending),
        select(phase.c.game_id, phase.c.remind_at).where(
            running, phase.c.reminded_at.is_(None), phase.c.remind_at <= at
        ),
        select(press.c.game_id, press.c.due_at).where(press.c.status == "waiting", press.c.due_at <= at),
        select(standby.c.game_id, standby.c.until).where(standby.c.status == "offered", standby.c.until <= at),
    ]
