"""Games on file: created, started, paused, resumed, finished."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, and_, bindparam, case, insert, literal_column, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.errors import NameTaken
from adjudicator.store.tables.statements import THIS_GAME, about, rows
from adjudicator.store.tables.values import Game, GameStatus, NewGame, NewSeat

GAME = rows(tables.game, Game)
_ONE = GAME.where(tables.game.c.id == THIS_GAME)
_SEVERAL = GAME.where(tables.game.c.id.in_(bindparam("these", expanding=True)))
_NAMED = GAME.where(tables.game.c.name == bindparam("this_name"))
STANDS: Final = case(
    (
        and_(tables.game.c.status == literal_column("'finished'"), tables.game.c.serial == literal_column("0")),
        literal_column("'called off'"),
    ),
    else_=tables.game.c.status,
)
"""A game's standing, as in `Game.stands`; without parameters, so that PostgreSQL can group by it."""
GOING_ON: Final = tables.game.c.status.in_(("running", "paused"))
"""The condition that a game has begun and is not over, as in `Game.going_on`."""


class Games:
    """The game master's games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def create(self, game: NewGame, seats: Sequence[NewSeat]) -> Game:
        """File a game that is still looking for its players, with a seat for each person invited, and free ones.

        Raises `NameTaken` if this name is in use.
        """
        if self.named(game.name) is not None:
            raise NameTaken(f"there is already a game named {game.name!r}; choose another name")
        key = self._db.execute(
            insert(tables.game).values(**asdict(game), status="forming", serial=0)
        ).inserted_primary_key
        assert key is not None
        if seats:
            self._db.execute(
                insert(tables.seat),
                [
                    {"game_id": key[0], "status": "invited" if seat.address else "removed", **asdict(seat)}
                    for seat in seats
                ],
            )
        return self.get(key[0])

    def get(self, game_id: int) -> Game:
        """The game of this number; raises `LookupError` if there is none."""
        row = self._db.execute(_ONE, about(game_id)).first()
        if row is None:
            raise LookupError(f"there is no game number {game_id}")
        return Game(*row)

    def several(self, numbers: Sequence[int]) -> list[Game]:
        """The games of these few numbers, in no order."""
        return [Game(*row) for row in self._db.execute(_SEVERAL, {"these": numbers})] if numbers else []

    def named(self, name: str) -> Game | None:
        """The game of this name, None if there is none."""
        row = self._db.execute(_NAMED, {"this_name": name}).first()
        return None if row is None else Game(*row)

    def all(self, *statuses: GameStatus) -> list[Game]:
        """Every game, oldest first; with statuses given, only the games in one of them."""
        query = GAME.order_by(tables.game.c.id)
        if statuses:
            query = query.where(tables.game.c.status.in_(statuses))
        return [Game(*row) for row in self._db.execute(query)]

    def start(self, game_id: int, seed: str) -> bool:
        """Begin a forming game with the seed (hex) made from both halves; False if it is not forming."""
        return self._turn(game_id, "forming", status="running", seed=seed)

    def pause(self, game_id: int, until: datetime | None = None) -> bool:
        """Stop the clock of a running game, until an instant or until somebody resumes it; False if it does not run."""
        return self._turn(game_id, "running", status="paused", resumes_at=until)

    def reschedule(self, game_id: int, schedule: str) -> None:
        """Give a game another schedule; deadlines stay as they were."""
        self._db.execute(update(tables.game).where(tables.game.c.id == game_id).values(schedule=schedule))

    def resuming(self, game_id: int, at: datetime) -> Game | None:
        """A game, if it is paused and its pause is over."""
        game = tables.game
        query = GAME.where(game.c.id == game_id, game.c.status == "paused", game.c.resumes_at <= at)
        row = self._db.execute(query).one_or_none()
        return None if row is None else Game(*row)

    def resume(self, game_id: int) -> bool:
        """Let a paused game run again; False if it is not paused. Deadlines stay as they were."""
        return self._turn(game_id, "paused", status="running", resumes_at=None)

    def publish(self, game_id: int, *, public: bool) -> bool:
        """Publish from now on, or no longer, what everybody may know of a game; False if nothing changes."""
        game = tables.game
        done = self._db.execute(
            update(game).where(game.c.id == game_id, game.c.public.is_(not public)).values(public=public)
        )
        return done.rowcount == 1

    def finish(self, game_id: int, record: bytes, at: datetime) -> bool:
        """End a running game and file its public record; False if it is not running."""
        return self._turn(game_id, "running", status="finished", record=record, finished_at=at)

    def end(self, game_id: int, record: bytes, at: datetime) -> bool:
        """End a running or paused game early; False if it is neither."""
        finished: dict[str, object] = {"status": "finished", "record": record, "finished_at": at}
        return self._turn(game_id, "running", **finished) or self._turn(game_id, "paused", **finished)

    def call_off(self, game_id: int, at: datetime) -> bool:
        """End a forming game, which has no record; False if it is not forming."""
        return self._turn(game_id, "forming", status="finished", finished_at=at)

    def _turn(self, game_id: int, was: GameStatus, **becomes: object) -> bool:
        game = tables.game
        done = self._db.execute(update(game).where(game.c.id == game_id, game.c.status == was).values(**becomes))
        return done.rowcount == 1
