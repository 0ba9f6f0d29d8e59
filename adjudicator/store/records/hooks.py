"""Webhooks of games, and what they are still to be told."""

from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, about, rows
from adjudicator.store.tables.values import Call, Hook, NewCall

_HOOK = rows(tables.hook, Hook)
_CALL = rows(tables.call, Call)
_OF_GAME = _HOOK.where(tables.hook.c.game_id == THIS_GAME).order_by(tables.hook.c.id)


class Hooks:
    """The webhooks of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, game_id: int, url: str, shape: str, language: str) -> Hook | None:
        """Put an address on file; None if it is there already."""
        if any(hook.url == url for hook in self.of(game_id)):
            return None
        said = {"game_id": game_id, "url": url, "shape": shape, "language": language, "fails": False}
        self._db.execute(insert(tables.hook).values(**said))
        return self.of(game_id)[-1]

    def remove(self, game_id: int, url: str) -> bool:
        """Take an address off, with all that it was still to be told; False if it is not there."""
        for hook in self.of(game_id):
            if hook.url == url:
                self._db.execute(delete(tables.call).where(tables.call.c.hook_id == hook.id))
                self._db.execute(delete(tables.hook).where(tables.hook.c.id == hook.id))
                return True
        return False

    def of(self, game_id: int) -> list[Hook]:
        """The webhooks of a game, the oldest first."""
        return [Hook(*row) for row in self._db.execute(_OF_GAME, about(game_id))]

    def file(self, call: NewCall) -> None:
        """File something that a webhook is to be told."""
        self._db.execute(insert(tables.call).values(**asdict(call), attempts=0))

    def waiting(self, hook: Hook) -> int:
        """How many calls wait for a webhook."""
        query = select(func.count()).select_from(tables.call).where(tables.call.c.hook_id == hook.id)
        return int(self._db.execute(query).scalar_one())

    def take(self, now: datetime, until: datetime, most: int) -> list[tuple[Hook, Call]]:
        """The calls that are due, the oldest first; nobody else gets them before `until`."""
        call = tables.call
        due = self._db.execute(_CALL.where(call.c.next_at <= now).order_by(call.c.next_at, call.c.id).limit(most)).all()
        taken = []
        for row in due:
            one = Call(*row)
            mine = and_(call.c.id == one.id, call.c.next_at == one.next_at)
            if self._db.execute(update(call).where(mine).values(next_at=until)).rowcount:
                hook = self._db.execute(_HOOK.where(tables.hook.c.id == one.hook_id)).one()
                taken.append((Hook(*hook), one))
        return taken

    def put_off(self, call: int, at: datetime) -> None:
        """Try a call again at an instant."""
        here = tables.call
        more = {"next_at": at, "attempts": here.c.attempts + 1}
        self._db.execute(update(here).where(here.c.id == call).values(**more))

    def settled(self, call: int) -> None:
        """A call is done, or given up."""
        self._db.execute(delete(tables.call).where(tables.call.c.id == call))

    def works(self, hook: int) -> None:
        """A webhook has answered."""
        here = tables.hook
        self._db.execute(update(here).where(here.c.id == hook, here.c.fails).values(fails=False))

    def fails(self, hook: int) -> bool:
        """A call was given up; whether the one before had not been."""
        here = tables.hook
        return self._db.execute(update(here).where(here.c.id == hook, ~here.c.fails).values(fails=True)).rowcount == 1

    def next_instant(self) -> datetime | None:
        """When the next call is due."""
        found: datetime | None = self._db.execute(select(func.min(tables.call.c.next_at))).scalar()
        return found
