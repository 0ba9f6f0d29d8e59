"""Addresses that are not written to, because their owners do not want letters: kept across games."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import Connection, and_, bindparam, delete, exists, insert, or_, select, update

from adjudicator.store.records.games import GOING_ON
from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import rows
from adjudicator.store.tables.values import Mail, NewMail, Refusal

REFUSAL = rows(tables.refusal, Refusal)
_seat, _further, _game = tables.seat.c, tables.address.c, tables.game.c
_REFUSED = select(tables.refusal.c.address).where(tables.refusal.c.address.in_(bindparam("addresses", expanding=True)))
_THIS = bindparam("this_address", type_=tables.seat.c.address.type)
_HERE = bindparam("this_game", type_=_game.id.type)
_PLAYS = (
    select(_game.id)
    .join(tables.seat, _seat.game_id == _game.id)
    .where(
        or_(_seat.status == "playing", and_(_seat.status == "invited", _seat.hands == 0, GOING_ON)),
        or_(_game.status != "finished", _game.id == _HERE),
        or_(
            _seat.address == _THIS,
            exists().where(
                and_(
                    _further.game_id == _seat.game_id,
                    _further.seat == _seat.number,
                    _further.address == _THIS,
                    _further.status == "counts",
                )
            ),
        ),
    )
    .limit(1)
)
AT_ONCE = 500
"""How many addresses are looked for in one statement."""


class Refusals:
    """The addresses that are not written to, within one unit of work.

    Whoever has taken a seat in a game that is not over is written to all the same: a game cannot be played otherwise.
    """

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(
        self,
        address: str,
        *,
        at: datetime,
        player: str = "",
        who: str = "",
        game_id: int | None = None,
        seat: int | None = None,
    ) -> bool:
        """Do not write to an address any more; False if it was on file already."""
        if self.of(address) is not None:
            return False
        said = {"address": address, "player": player, "at": at, "who": who, "game_id": game_id, "seat": seat}
        self._db.execute(insert(tables.refusal).values(**said, kept_back=0))
        return True

    def drop(self, address: str) -> bool:
        """Write to an address again; False if it was not on file."""
        refusal = tables.refusal
        return self._db.execute(delete(refusal).where(refusal.c.address == address)).rowcount == 1

    def of(self, address: str) -> Refusal | None:
        """What is on file of an address."""
        row = self._db.execute(REFUSAL.where(tables.refusal.c.address == address)).first()
        return None if row is None else Refusal(*row)

    def all(self, game_id: int | None = None) -> list[Refusal]:
        """All that are on file, the oldest first; or those that were said about a game."""
        refusal = tables.refusal
        query = REFUSAL.order_by(refusal.c.at, refusal.c.address)
        wanted = query if game_id is None else query.where(refusal.c.game_id == game_id)
        return [Refusal(*row) for row in self._db.execute(wanted)]

    def unwanted(self, mails: Sequence[Mail | NewMail]) -> frozenset[str]:
        """The keys of those of these mails that must not be sent."""
        refused = self._refused(mail.recipient for mail in mails)
        return frozenset([mail.key for mail in mails if mail.recipient in refused and not self._plays(mail)])

    def keep_back(self, recipients: Iterable[str]) -> None:
        """Note that a letter to each of these was not sent."""
        refusal = tables.refusal
        for address in recipients:
            self._db.execute(
                update(refusal).where(refusal.c.address == address).values(kept_back=refusal.c.kept_back + 1)
            )

    def untold(self) -> list[Refusal]:
        """Those to whom a letter was not sent, of which no game master was told."""
        refusal = tables.refusal
        query = REFUSAL.where(refusal.c.kept_back > 0, refusal.c.told_at.is_(None)).order_by(refusal.c.address)
        return [Refusal(*row) for row in self._db.execute(query)]

    def told(self, address: str, at: datetime) -> None:
        """A game master was told of it."""
        refusal = tables.refusal
        self._db.execute(update(refusal).where(refusal.c.address == address).values(told_at=at))

    def _refused(self, recipients: Iterable[str]) -> set[str]:
        wanted, found = sorted(set(recipients)), set[str]()
        for start in range(0, len(wanted), AT_ONCE):
            found |= set(self._db.execute(_REFUSED, {"addresses": wanted[start : start + AT_ONCE]}).scalars())
        return found

    def _plays(self, mail: Mail | NewMail) -> bool:
        """Whether the recipient has taken a seat in a game that goes on, or in the one that the mail is about."""
        these = {"this_address": mail.recipient, "this_game": mail.game_id or 0}
        return self._db.execute(_PLAYS, these).first() is not None
