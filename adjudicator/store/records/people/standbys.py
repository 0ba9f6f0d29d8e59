"""Who waits for a seat in a game, in order, and who has had its seats before."""

from datetime import datetime
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, and_, bindparam, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, about, rows

StandbyStatus = Literal["waiting", "offered", "taken", "declined", "lapsed", "gone"]


class Sitting(Struct, frozen=True):
    """A player who has left a seat: in which phase, when, and why (`missed`, `resigned` or `replaced`)."""

    id: int
    game_id: int
    seat: int
    player: str
    address: str
    serial: int
    at: datetime
    why: str


class Standby(Struct, frozen=True):
    """Somebody who would like a seat; `seat` is the one they were offered, `until` when they must answer."""

    id: int
    game_id: int
    address: str
    player: str
    at: datetime
    status: StandbyStatus
    seat: int | None
    until: datetime | None


STANDBY = rows(tables.standby, Standby)
SITTING = rows(tables.sitting, Sitting)
_OF_GAME = STANDBY.where(
    tables.standby.c.game_id == THIS_GAME, tables.standby.c.status.in_(bindparam("statuses", expanding=True))
).order_by(tables.standby.c.id)


class Standbys:
    """The lists of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, game_id: int, *, address: str, player: str, at: datetime) -> bool:
        """Put a person at the end of the list; False if they are on it."""
        if any(one.address == address for one in self.of(game_id, "waiting", "offered")):
            return False
        self._db.execute(
            insert(tables.standby).values(game_id=game_id, address=address, player=player, at=at, status="waiting")
        )
        return True

    def of(self, game_id: int, *statuses: StandbyStatus) -> list[Standby]:
        """The people on the list with one of these statuses, in order."""
        return [Standby(*row) for row in self._db.execute(_OF_GAME, about(game_id) | {"statuses": statuses})]

    def settle(
        self, number: int, status: StandbyStatus, *, seat: int | None = None, until: datetime | None = None
    ) -> None:
        """Note what has become of a person on the list."""
        standby = tables.standby
        self._db.execute(update(standby).where(standby.c.id == number).values(status=status, seat=seat, until=until))

    def lapsed(self, game_id: int, at: datetime) -> list[Standby]:
        """The people who have not answered the offer of a seat in a game in time."""
        standby = tables.standby
        late = and_(standby.c.game_id == game_id, standby.c.status == "offered", standby.c.until <= at)
        return [Standby(*row) for row in self._db.execute(STANDBY.where(late).order_by(standby.c.id))]

    def left(self, game_id: int, seat: int, *, player: str, address: str, serial: int, at: datetime, why: str) -> None:
        """Note that a player has left a seat in a phase."""
        self._db.execute(
            insert(tables.sitting).values(
                game_id=game_id, seat=seat, player=player, address=address, serial=serial, at=at, why=why
            )
        )

    def left_by(self, address: str) -> list[Sitting]:
        """Every seat of any game that somebody who wrote from this address has left, in order."""
        sitting = tables.sitting
        query = SITTING.where(sitting.c.address == address).order_by(sitting.c.id)
        return [Sitting(*row) for row in self._db.execute(query)]

    def sat(self, game_id: int) -> list[Sitting]:
        """Everybody who has left a seat of a game, in order."""
        sitting = tables.sitting
        query = SITTING.where(sitting.c.game_id == game_id).order_by(sitting.c.id)
        return [Sitting(*row) for row in self._db.execute(query)]
