"""Messages between players, on file until they are delivered and afterwards; and who has muted whom."""

from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, THIS_PHASE, about, rows
from adjudicator.store.tables.values import NewPress, Press

PRESS = rows(tables.press, Press)
_press = tables.press.c
_WITH_RESULTS = PRESS.where(
    _press.game_id == THIS_GAME, _press.serial <= THIS_PHASE, _press.status == "waiting", _press.due_at.is_(None)
).order_by(_press.id)
_TO_ALL = PRESS.where(
    _press.game_id == THIS_GAME,
    _press.to_all,
    _press.status == "delivered",
    _press.delivered_at >= bindparam("since"),
    _press.delivered_at < bindparam("until"),
).order_by(_press.id)


class Presses:
    """The messages of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, message: NewPress) -> Press:
        """File a message that waits to be delivered."""
        key = self._db.execute(insert(tables.press).values(**asdict(message), status="waiting")).inserted_primary_key
        assert key is not None
        row = self._db.execute(PRESS.where(tables.press.c.id == key[0])).one()
        return Press(*row)

    def waiting(self, game_id: int, sender: int) -> list[Press]:
        """The messages of a seat that have not been sent to anybody yet, oldest first."""
        press = tables.press
        mine = and_(press.c.game_id == game_id, press.c.sender == sender, press.c.status == "waiting")
        return [Press(*row) for row in self._db.execute(PRESS.where(mine).order_by(press.c.id))]

    def queued(self, game_id: int) -> list[Press]:
        """The messages in a game that have not been sent to anybody yet, oldest first."""
        press = tables.press
        here = and_(press.c.game_id == game_id, press.c.status == "waiting")
        return [Press(*row) for row in self._db.execute(PRESS.where(here).order_by(press.c.id))]

    def due(self, game_id: int, at: datetime) -> list[Press]:
        """The messages in a game whose instant has come, oldest first."""
        press = tables.press
        here = and_(press.c.game_id == game_id, press.c.status == "waiting", press.c.due_at <= at)
        return [Press(*row) for row in self._db.execute(PRESS.where(here).order_by(press.c.id))]

    def with_results(self, game_id: int, serial: int) -> list[Press]:
        """The messages that wait for the end of a phase, including those of earlier phases, oldest first."""
        return [Press(*row) for row in self._db.execute(_WITH_RESULTS, about(game_id, serial))]

    def to_all(self, game_id: int, since: datetime, until: datetime) -> list[Press]:
        """The messages to everybody that were delivered from an instant on and before another, oldest first."""
        here = about(game_id) | {"since": since, "until": until}
        return [Press(*row) for row in self._db.execute(_TO_ALL, here)]

    def written(self, game_id: int, serial: int, sender: int, *, public: bool = False) -> int:
        """How many messages a seat has written in a phase, including withdrawn ones; or how many to everybody."""
        press = tables.press
        here = [press.c.game_id == game_id, press.c.serial == serial, press.c.sender == sender]
        if public:
            here.append(press.c.to_all)
        return int(self._db.execute(select(func.count()).select_from(press).where(*here)).scalar_one())

    def faces(self, game_id: int, but: int) -> set[str]:
        """The names that other seats have invented."""
        press = tables.press
        made_up = (press.c.game_id == game_id, press.c.sender != but, press.c.face != "")
        return {str(face) for face in self._db.execute(select(press.c.face).where(*made_up)).scalars()}

    def delivered(self, numbers: list[int], at: datetime) -> None:
        """These messages have been put in the outbox."""
        press = tables.press
        self._db.execute(update(press).where(press.c.id.in_(numbers)).values(status="delivered", delivered_at=at))

    def withdraw(self, number: int) -> bool:
        """Withdraw a message; False if it has been delivered, or withdrawn before."""
        press = tables.press
        done = self._db.execute(
            update(press).where(press.c.id == number, press.c.status == "waiting").values(status="withdrawn")
        )
        return done.rowcount == 1

    # ---- who has muted whom

    def mute(self, game_id: int, seat: int, other: int) -> None:
        """A seat mutes another."""
        if other not in self.muted(game_id, seat):
            self._db.execute(insert(tables.mute).values(game_id=game_id, seat=seat, other=other))

    def unmute(self, game_id: int, seat: int, other: int) -> None:
        """A seat unmutes another."""
        mute = tables.mute
        self._db.execute(delete(mute).where(mute.c.game_id == game_id, mute.c.seat == seat, mute.c.other == other))

    def muted(self, game_id: int, seat: int) -> set[int]:
        """The seats that a seat has muted."""
        mute = tables.mute
        query = select(mute.c.other).where(mute.c.game_id == game_id, mute.c.seat == seat)
        return set(self._db.execute(query).scalars())

    def forget(self, game_id: int, seat: int) -> None:
        """Another player has the seat from now on: they have muted nobody, and nobody has muted them."""
        mute = tables.mute
        about = or_(mute.c.seat == seat, mute.c.other == seat)
        self._db.execute(delete(mute).where(mute.c.game_id == game_id, about))
