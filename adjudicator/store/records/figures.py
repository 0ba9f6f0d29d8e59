"""Figures on everything: they can be read beside any writer, and cheaply however much is on file."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, and_, func, or_, select, text

from adjudicator.store.records.games import GOING_ON, STANDS
from adjudicator.store.records.letters import FOR_LATEST, HELD
from adjudicator.store.records.outbox import UNWANTED
from adjudicator.store.records.phases import ENDS, FREE
from adjudicator.store.tables import tables

TRIED: Final = 20
"""How many of the latest attempts show whether any mail leaves at all."""


class Waiting(Struct, frozen=True):
    """Waiting things: how many, and since when the first one waits."""

    count: int
    since: datetime | None


class Figures:
    """The figures of one database, as they are now."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def games(self) -> Mapping[str, int]:
        """The number of games by status."""
        query = select(STANDS, func.count()).group_by(STANDS)
        return {row[0]: row[1] for row in self._db.execute(query)}

    def letters(self) -> Waiting:
        """The letters that nobody has handled."""
        letter = tables.letter
        query = select(func.count(), func.min(letter.c.received_at)).where(letter.c.verdict.is_(None))
        return Waiting(*self._db.execute(query).one())

    def held(self) -> int:
        """How many letters in open phases wait for the owner of a seat to release them."""
        letter, game = tables.letter, tables.game
        query = select(func.count()).join_from(letter, game, FOR_LATEST).where(letter.c.verdict == HELD, GOING_ON)
        return int(self._db.execute(query).scalar_one())

    def outbox(self, now: datetime) -> Mapping[str, Waiting]:
        """The mails that have not left: due, postponed, being sent, and given up."""
        outbox = tables.outbox
        count, first = func.count(), func.min(outbox.c.due_at)
        found = {}
        for name, status, which in (
            ("due", "new", and_(outbox.c.waits.is_(False), outbox.c.due_at <= now)),
            ("later", "new", or_(outbox.c.waits, outbox.c.due_at > now)),
            ("sending", "sending", None),
            ("failed", "failed", outbox.c.error.is_distinct_from(UNWANTED)),
        ):
            query = select(count, first).where(outbox.c.status == status)
            found[name] = Waiting(*self._db.execute(query if which is None else query.where(which)).one())
        return found

    def refused(self, attempts: int) -> int:
        """The largest number of failed attempts for one mail, if none of the latest mails has left; else 0.

        A few attempts count as none, because servers postpone mails now and then.
        """
        outbox = tables.outbox
        latest = (
            select(outbox.c.status, outbox.c.attempts)
            .where(outbox.c.attempts > 0)
            .order_by(outbox.c.id.desc())
            .limit(TRIED)
        )
        tried = self._db.execute(latest).all()
        most = max((row.attempts for row in tried if row.status in ("new", "sending")), default=0)
        return 0 if most < attempts or any(row.status == "sent" for row in tried) else most

    def overdue(self, now: datetime) -> Waiting:
        """Phases past their end that nobody has adjudicated, without held ones."""
        phase, game = tables.phase, tables.game
        query = (
            select(func.count(), func.min(ENDS))
            .join_from(phase, game, game.c.id == phase.c.game_id)
            .where(game.c.status == "running", phase.c.closed_at.is_(None), now >= ENDS, FREE)
        )
        return Waiting(*self._db.execute(query).one())

    def phases_held(self) -> int:
        """How many open phases wait for their game master."""
        phase, game = tables.phase, tables.game
        query = (
            select(func.count())
            .join_from(phase, game, game.c.id == phase.c.game_id)
            .where(game.c.status == "running", phase.c.closed_at.is_(None), phase.c.held != "")
        )
        return int(self._db.execute(query).scalar_one())

    def notices(self) -> int:
        """How many notices no game master has read."""
        notice = tables.notice
        return int(self._db.execute(select(func.count()).where(notice.c.seen_at.is_(None))).scalar_one())

    def looks(self) -> Mapping[str, datetime]:
        """When each mailbox was last read to its end."""
        look = tables.look
        return {row[0]: row[1] for row in self._db.execute(select(look.c.source, look.c.at))}

    def size(self) -> int:
        """The database's size in bytes, in whole millions: a finer figure could reveal what was written."""
        if self._db.dialect.name == "sqlite":
            pages, each = (self._db.execute(text(f"PRAGMA {one}")).scalar_one() for one in ("page_count", "page_size"))
            found = int(pages) * int(each)
        else:
            found = int(self._db.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
        return round(found, -6) or 1_000_000
