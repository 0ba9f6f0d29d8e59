"""Notices to the game master, kept until they are read."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import Notice

NOTICE = rows(tables.notice, Notice)


class Notices:
    """The notices of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, kind: str, text: str, *, at: datetime, game_id: int | None = None) -> int:
        """File a notice, about one game or about none; returns its number."""
        key = self._db.execute(
            insert(tables.notice).values(kind=kind, text=text, at=at, game_id=game_id)
        ).inserted_primary_key
        assert key is not None
        return int(key[0])

    def latest(self, kind: str) -> datetime | None:
        """When the latest notice of a kind was filed, read or not; None if there never was one."""
        notice = tables.notice
        found = self._db.execute(select(notice.c.at).where(notice.c.kind == kind).order_by(notice.c.id.desc()).limit(1))
        return found.scalar()

    def since(self, kind: str, at: datetime) -> list[str]:
        """The texts of a kind's notices filed after an instant, read or not."""
        notice = tables.notice
        query = select(notice.c.text).where(notice.c.kind == kind, notice.c.at > at).order_by(notice.c.id)
        return list(self._db.execute(query).scalars())

    def unseen(self) -> list[Notice]:
        """The unread notices, oldest first."""
        notice = tables.notice
        query = NOTICE.where(notice.c.seen_at.is_(None)).order_by(notice.c.id)
        return [Notice(*row) for row in self._db.execute(query)]

    def of(self, game_id: int) -> list[Notice]:
        """Every notice about a game, oldest first."""
        notice = tables.notice
        query = NOTICE.where(notice.c.game_id == game_id).order_by(notice.c.id)
        return [Notice(*row) for row in self._db.execute(query)]

    def see(self, numbers: Iterable[int], at: datetime) -> None:
        """The game master has read these notices; the first time counts."""
        notice = tables.notice
        self._db.execute(
            update(notice).where(notice.c.id.in_(list(numbers)), notice.c.seen_at.is_(None)).values(seen_at=at)
        )
