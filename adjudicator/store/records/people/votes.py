"""Votes of players to end their game: each counts in the phase in which it was cast."""

from datetime import datetime

from sqlalchemy import Connection, and_, insert, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import Vote

VOTE = rows(tables.vote, Vote)


class Votes:
    """The votes of all games, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def cast(self, game_id: int, serial: int, seat: int, winner: int, at: datetime) -> None:
        """A seat votes for this end of the game, and for no other any more."""
        self.take_back(game_id, serial, seat)
        vote = tables.vote
        mine = and_(vote.c.game_id == game_id, vote.c.serial == serial, vote.c.seat == seat, vote.c.winner == winner)
        if self._db.execute(update(vote).where(mine).values(stands=True, at=at)).rowcount == 0:
            said = {"game_id": game_id, "serial": serial, "seat": seat, "winner": winner, "stands": True, "at": at}
            self._db.execute(insert(vote).values(**said))

    def take_back(self, game_id: int, serial: int, seat: int) -> bool:
        """A seat takes its vote back; False if none stood."""
        vote = tables.vote
        mine = and_(vote.c.game_id == game_id, vote.c.serial == serial, vote.c.seat == seat, vote.c.stands)
        return self._db.execute(update(vote).where(mine).values(stands=False)).rowcount > 0

    def of(self, game_id: int, serial: int) -> list[Vote]:
        """All votes of a phase by their seats, also those that were taken back."""
        vote = tables.vote
        here = VOTE.where(vote.c.game_id == game_id, vote.c.serial == serial).order_by(vote.c.seat, vote.c.winner)
        return [Vote(*row) for row in self._db.execute(here)]
