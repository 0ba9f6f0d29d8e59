"""People who watch games that they do not play in, and how much of each they have been told."""

from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import Watcher

_watch, _phase, _game = tables.watch.c, tables.phase.c, tables.game.c
_ALL = rows(tables.watch, Watcher).order_by(_watch.game_id, _watch.at, _watch.address)


class Watchers:
    """The watchers of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, watcher: Watcher) -> bool:
        """Somebody watches a game from now on; False if they did before."""
        here = (_watch.game_id == watcher.game_id, _watch.address == watcher.address)
        if self._db.execute(select(_watch.told).where(*here)).first() is not None:
            return False
        self._db.execute(insert(tables.watch).values(**asdict(watcher)))
        return True

    def of(self, game_id: int) -> list[Watcher]:
        """Who watches a game, in the order in which they began."""
        return [Watcher(*row) for row in self._db.execute(_ALL.where(_watch.game_id == game_id))]

    def all(self) -> list[Watcher]:
        """Who watches which game."""
        return [Watcher(*row) for row in self._db.execute(_ALL)]

    def by(self, address: str) -> list[int]:
        """The games that somebody watches."""
        return list(self._db.execute(select(_watch.game_id).where(_watch.address == address)).scalars())

    def drop(self, address: str, game_id: int | None = None) -> int:
        """Somebody watches a game no more, or (None) none; returns how many they had watched of these."""
        here = [_watch.address == address, *([_watch.game_id == game_id] if game_id is not None else [])]
        return self._db.execute(delete(tables.watch).where(*here)).rowcount

    def due(self) -> list[int]:
        """The public games of which somebody has not been told the latest phase that is over, or the end."""
        latest = select(func.max(_phase.serial)).where(_phase.game_id == _game.id, _phase.events.is_not(None))
        news = exists().where(_watch.game_id == _game.id, _watch.told < latest.scalar_subquery())
        over = exists().where(_watch.game_id == _game.id, _game.status == "finished")
        query = select(_game.id).where(_game.public, or_(news, over)).order_by(_game.id)
        return list(self._db.execute(query).scalars())

    def told(self, game_id: int, serial: int, at: datetime) -> None:
        """Everybody who watched a game by an instant has been told up to this phase."""
        here = (_watch.game_id == game_id, _watch.at <= at)
        self._db.execute(update(tables.watch).where(*here).values(told=serial))
