"""Closing words of players: kept until a game is over."""

from datetime import datetime

from sqlalchemy import Connection, insert

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, about, rows
from adjudicator.store.tables.values import Statement

_OF_GAME = (
    rows(tables.statement, Statement).where(tables.statement.c.game_id == THIS_GAME).order_by(tables.statement.c.id)
)


class Statements:
    """The closing words in all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def say(self, game_id: int, seat: int, words: str, at: datetime) -> None:
        """A seat says this at the end, in place of what it said before; empty words take that back."""
        self._db.execute(insert(tables.statement).values(game_id=game_id, seat=seat, words=words, at=at))

    def of(self, game_id: int, until: datetime | None = None) -> list[Statement]:
        """What stands of each seat by an instant, or now; in the order of the seats."""
        said: dict[int, Statement] = {}
        for row in self._db.execute(_OF_GAME, about(game_id)):
            one = Statement(*row)
            if until is None or one.at <= until:
                said[one.seat] = one
        return [said[seat] for seat in sorted(said) if said[seat].words]
