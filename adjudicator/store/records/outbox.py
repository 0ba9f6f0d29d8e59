"""Mails to send: each is queued once under its key, and leaves at least once.

Nobody can send a mail exactly once. A mail goes `new -> sending -> sent`. If its sender dies in between, it is taken
again and marked, so that the new sender can check whether it has left already.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from adjudicator.store.records import kept_mails
from adjudicator.store.records.digests import waiting
from adjudicator.store.records.kept_mails import KEYS_AT_ONCE
from adjudicator.store.records.people.refusals import Refusals
from adjudicator.store.tables import tables
from adjudicator.store.tables.errors import KeyReused
from adjudicator.store.tables.statements import THIS_GAME, columns
from adjudicator.store.tables.values import HOUSE, Claim, Mail, NewMail

MAIL = select(*columns(tables.outbox, Mail), tables.outbox.c.bundle)
_NEW = insert(tables.outbox)
_THIS_ID = tables.outbox.c.message_id == bindparam("this_id")
_KEYED = MAIL.where(tables.outbox.c.key == bindparam("this_key"))
_QUEUED = select(func.count()).where(tables.outbox.c.key.in_(bindparam("keys", expanding=True)))
_HERE = (tables.outbox.c.game_id == THIS_GAME, tables.outbox.c.seat == bindparam("this_seat"))
_OF_SEAT = MAIL.where(*_HERE).order_by(tables.outbox.c.id)
_LATEST_OF_SEAT = MAIL.where(*_HERE).order_by(tables.outbox.c.id.desc()).limit(bindparam("most", type_=Integer))
_NAMED = select(tables.outbox.c.key, tables.outbox.c.message_id).where(
    tables.outbox.c.key.in_(bindparam("keys", expanding=True))
)
_IDENTIFIED = MAIL.where(_THIS_ID)
_OURS = select(tables.outbox.c.id).where(_THIS_ID)
_ANY_OF = MAIL.where(
    or_(
        tables.outbox.c.key.in_(bindparam("keys", expanding=True)),
        tables.outbox.c.message_id.in_(bindparam("ids", expanding=True)),
    )
).order_by(tables.outbox.c.id)
_ALTERED = [tables.outbox.c[name] for name in ("id", "status", "attempts", "claimed_at", "claimed_by", "doubtful")]
_SENT = (
    update(tables.outbox)
    .where(tables.outbox.c.id == bindparam("this_mail"), tables.outbox.c.claimed_at.is_not(None))
    .values(status="sent", sent_at=bindparam("sent_at"), error=None, doubtful=False)
)


def _unless(status: str, at: Column[Any]) -> Select[Any]:
    """The first mails of a status with an instant up to `after` or later than `until`."""
    now = and_(at > bindparam("after", type_=at.type), at <= bindparam("until", type_=at.type))
    found = MAIL.where(tables.outbox.c.status == status, tables.outbox.c.waits.is_(False), not_(now))
    first = found.order_by(tables.outbox.c.due_at, tables.outbox.c.id).limit(bindparam("most", type_=Integer))
    return first.with_for_update(skip_locked=True)


_STALE = _unless("sending", tables.outbox.c.claimed_at)
_LEFT = _STALE.where(tables.outbox.c.claimed_by.in_(bindparam("names", expanding=True)))
_DUE = _unless("new", tables.outbox.c.due_at)
_TAKE = (
    update(tables.outbox)
    .where(tables.outbox.c.id.in_(bindparam("these", expanding=True)))
    .values(
        status="sending",
        claimed_at=bindparam("claimed_at"),
        claimed_by=bindparam("claimed_by"),
        attempts=tables.outbox.c.attempts + 1,
        doubtful=or_(tables.outbox.c.doubtful, tables.outbox.c.status == "sending"),
    )
    .returning(*_ALTERED)
)

FIRST_WAIT = timedelta(minutes=1)
LONGEST_WAIT = timedelta(hours=4)
UNWANTED = "its recipient does not want letters"
"""Why a mail was not sent to somebody whose address is among the refusals."""


class Outbox:
    """The mails of all games, within one unit of work."""

    __slots__ = ("_db", "kept_back")

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.kept_back = 0
        """How many mails were kept back in this unit of work, because their recipients refuse letters."""

    def queue(self, mails: Iterable[NewMail]) -> int:
        """Put mails in the outbox; returns how many were not there before. Nobody who refuses letters gets any.

        A mail already there under its key is left alone if it is the same to the byte. Raises `KeyReused`, and queues
        nothing, if it differs or if its Message-ID belongs to another key: a second, different version of a mail must
        never leave.
        """
        wanted: dict[str, NewMail] = {}
        for mail in mails:
            if mail.recipient.endswith(HOUSE):
                continue  # a house player reads none
            if _content(wanted.setdefault(mail.key, mail)) != _content(mail):
                raise KeyReused(f"two different mails were queued under the key {mail.key!r}")
        filed = self._filed(wanted)
        for was in filed:
            if was.key not in wanted:
                raise KeyReused(f"the Message-ID {was.message_id} belongs to the mail {was.key!r} already")
            if _content(was) != _content(wanted[was.key]):
                raise KeyReused(f"the mail {was.key!r} is on file with different content (status {was.status})")
            del wanted[was.key]
        for key in self._unwanted(list(wanted.values())):
            del wanted[key]
        if wanted:
            wanted = waiting(self._db, wanted)
            kept, fresh = (
                kept_mails.kept(self._db, wanted.values()),
                {"status": "new", "attempts": 0, "doubtful": False},
            )
            self._db.execute(_NEW, [asdict(mail) | kept[key] | fresh for key, mail in wanted.items()])
        return len(wanted)

    def strangers_answered(self, at: datetime) -> int:
        """How many answers have been queued since an instant that are about no game and for nobody with a seat."""
        outbox, seat, further = tables.outbox, tables.seat, tables.address
        query = select(func.count()).where(
            outbox.c.key >= "refused/",
            outbox.c.key < "refused0",
            outbox.c.due_at >= at,
            outbox.c.game_id.is_(None),
            outbox.c.recipient.not_in(select(seat.c.address)),
            outbox.c.recipient.not_in(select(further.c.address).where(further.c.status == "counts")),
        )
        return int(self._db.execute(query).scalar_one())

    def senders(self) -> frozenset[str]:
        """The names of those who have mails in hand."""
        outbox = tables.outbox
        query = select(outbox.c.claimed_by).where(outbox.c.status == "sending").distinct()
        return frozenset(self._db.execute(query).scalars())

    def claim(
        self,
        at: datetime,
        *,
        stale_after: timedelta,
        limit: int = 50,
        by: str = "",
        dead: Collection[str] = (),
        settled_after: timedelta = timedelta(0),
    ) -> list[Claim]:
        """Take up to `limit` mails for sending: those that are due, and those taken too long ago.

        If a sender has not reported within `stale_after`, it counts as gone, and its mail is taken again; that of a
        `dead` sender already `settled_after` it was taken. No mail is ever given to two others within that time.
        Instants too far ahead come from a clock that was wrong, so such mails are due. `by` names the sender.
        """
        free: list[Any] = []
        if dead:
            left = {"names": list(dead), "after": at - settled_after, "until": at + settled_after, "most": limit}
            free += self._db.execute(_LEFT, left)
        # Two queries, because a single one would sort all due mails to find the first.
        for query, after, until in (
            (_STALE, at - stale_after, at + stale_after),
            (_DUE, at, at + LONGEST_WAIT),
        ):
            free += self._db.execute(query, {"after": after, "until": until, "most": limit})
        first = sorted(free, key=lambda row: (row.due_at, row.id))[:limit]
        found = {mail.id: mail for mail in self._wanted(kept_mails.read(self._db, first))}
        if not found:
            return []
        # No other writer can interfere: SQLite allows none, and on PostgreSQL the rows are locked.
        ours = self._db.execute(_TAKE, {"these": list(found), "claimed_at": at, "claimed_by": by})
        taken = {row.id: replace(found[row.id], **row) for row in ours.mappings()}
        return [Claim(taken[number], interrupted=taken[number].doubtful) for number in found]

    def _wanted(self, mails: Sequence[Mail]) -> list[Mail]:
        """Mails that wait, without those whose recipients refuse letters by now, which are given up."""
        unwanted = self._unwanted(mails)
        outbox = tables.outbox
        given_up = [mail.id for mail in mails if mail.key in unwanted]
        if given_up:
            gone = update(outbox).where(outbox.c.id.in_(given_up))
            self._db.execute(gone.values(status="failed", error=UNWANTED, doubtful=False))
        return [mail for mail in mails if mail.key not in unwanted]

    def _unwanted(self, mails: Sequence[Mail] | Sequence[NewMail]) -> frozenset[str]:
        """The keys of mails to people who refuse letters; they are noted as kept back."""
        refusals = Refusals(self._db)
        unwanted = refusals.unwanted(mails) if mails else frozenset[str]()
        refusals.keep_back([mail.recipient for mail in mails if mail.key in unwanted])
        self.kept_back += len(unwanted)
        return unwanted

    def doubt(self) -> None:
        """Every waiting mail may have left already, because the files are older than the events."""
        outbox = tables.outbox
        waiting = outbox.c.status.in_(("new", "sending"))
        self._db.execute(update(outbox).where(waiting).values(doubtful=True))

    def sent(self, mail: Mail, at: datetime) -> None:
        """A mail has left. That is true whoever reports it, even after a later claim."""
        self._db.execute(_SENT, {"this_mail": mail.id, "sent_at": at})

    def left_since(self, at: datetime) -> bool:
        """Whether any mail has left after an instant."""
        outbox = tables.outbox
        query = select(outbox.c.id).where(outbox.c.status == "sent", outbox.c.sent_at > at).limit(1)
        return self._db.execute(query).first() is not None

    def retry(self, mail: Mail, at: datetime, error: str, *, doubtful: bool = False) -> datetime | None:
        """An attempt to send failed for now; returns when the next one is due.

        The wait doubles from one minute up to four hours. `doubtful` means that the mail may have left all the same.
        None, and no change, if another sender has taken it since.
        """
        due = at + wait(mail.attempts)
        becomes = {"status": "new", "due_at": due, "error": error, "doubtful": mail.doubtful or doubtful}
        done = self._db.execute(update(tables.outbox).where(_held(mail)).values(**becomes))
        return due if done.rowcount == 1 else None

    def fail(self, mail: Mail, error: str) -> bool:
        """A mail cannot be sent at all; False, and no change, if another sender has taken it."""
        done = self._db.execute(update(tables.outbox).where(_held(mail)).values(status="failed", error=error))
        return done.rowcount == 1

    def withdraw(self, game_id: int, seats: Sequence[int]) -> frozenset[int]:
        """Withdraw the mails to some seats of a game that no sender has taken yet; returns those seats."""
        outbox = tables.outbox
        here = and_(outbox.c.game_id == game_id, outbox.c.seat.in_(seats))
        waiting = and_(here, outbox.c.status == "new", outbox.c.attempts == 0, outbox.c.doubtful.is_(False))
        return frozenset(self._db.execute(delete(outbox).where(waiting).returning(outbox.c.seat)).scalars())

    def resend(self, key: str, at: datetime) -> bool:
        """Send a mail once more, the same to the byte; False unless it was sent or had failed."""
        outbox = tables.outbox
        done = self._db.execute(
            update(outbox)
            .where(outbox.c.key == key, outbox.c.status.in_(("sent", "failed")))
            .values(status="new", due_at=at, attempts=0, claimed_at=None, claimed_by=None, error=None, doubtful=False)
        )
        return done.rowcount == 1

    def keyed(self, key: str) -> Mail | None:
        """The mail of this key, None if it was never queued."""
        return self._one(_KEYED, this_key=key)

    def named(self, keys: Sequence[str]) -> dict[str, str]:
        """The Message-IDs of the mails queued under some of these few keys."""
        return {row.key: row.message_id for row in self._db.execute(_NAMED, {"keys": keys})}

    def identified(self, message_id: str) -> Mail | None:
        """The mail with this Message-ID, None if it is not one of ours."""
        return self._one(_IDENTIFIED, this_id=message_id)

    def queued(self, *keys: str) -> int:
        """Under how many of these few keys a mail was queued, whatever became of it."""
        return int(self._db.execute(_QUEUED, {"keys": keys}).scalar_one())

    def free(self, names: Iterable[str], key: Callable[[str], str] = str) -> str:
        """The first of these names under whose `key` no mail was queued; there are as many as it takes."""
        return next(name for name in names if not self.queued(key(name)))

    def ours(self, message_id: str) -> bool:
        """Whether a mail with this Message-ID was queued."""
        return self._db.execute(_OURS, {"this_id": message_id}).first() is not None

    def latest_to(self, address: str) -> Mail | None:
        """The latest mail about a game that has left for an address; None if none has."""
        outbox = tables.outbox
        there = (outbox.c.recipient == address, outbox.c.status == "sent", outbox.c.game_id.is_not(None))
        return self._one(MAIL.where(*there).order_by(outbox.c.id.desc()).limit(1))

    def of_seat(self, game_id: int, seat: int) -> list[Mail]:
        """Every mail to a seat of a game, in the order of queueing."""
        return self._read(_OF_SEAT, this_game=game_id, this_seat=seat)

    def lately(self, game_id: int, seat: int, most: int) -> list[Mail]:
        """The latest mails to a seat of a game, the last one first."""
        return self._read(_LATEST_OF_SEAT, this_game=game_id, this_seat=seat, most=most)

    def of_game(self, game_id: int) -> list[Mail]:
        """Every mail about a game, in the order of queueing."""
        return self._several(tables.outbox.c.game_id == game_id)

    def failed(self) -> list[Mail]:
        """Every mail given up, in the order of queueing."""
        return self._several(tables.outbox.c.status == "failed")

    def stuck(self, at: datetime) -> int:
        """How many mails were taken before an instant and not reported on since."""
        outbox = tables.outbox
        query = select(func.count()).where(outbox.c.status == "sending", outbox.c.claimed_at <= at)
        return int(self._db.execute(query).scalar_one())

    def next_instant(self, stale_after: timedelta) -> datetime | None:
        """When the next mail can be taken, or could have been; None if nothing waits."""
        outbox = tables.outbox
        new = (outbox.c.status == "new", outbox.c.waits.is_(False))
        due = self._db.execute(select(func.min(outbox.c.due_at)).where(*new)).scalar()
        claimed = self._db.execute(select(func.min(outbox.c.claimed_at)).where(outbox.c.status == "sending")).scalar()
        stale = None if claimed is None else claimed + stale_after
        return min((moment for moment in (due, stale) if moment is not None), default=None)

    def _filed(self, wanted: dict[str, NewMail]) -> Iterator[Mail]:
        mails = list(wanted.values())
        for start in range(0, len(mails), KEYS_AT_ONCE // 2):
            some = mails[start : start + KEYS_AT_ONCE // 2]
            keys, ids = [mail.key for mail in some], [mail.message_id for mail in some]
            yield from self._read(_ANY_OF, keys=keys, ids=ids)

    def _one(self, query: Select[Any], **these: str) -> Mail | None:
        return next(iter(self._read(query, **these)), None)

    def _several(self, *conditions: ColumnElement[bool]) -> list[Mail]:
        return self._read(MAIL.where(*conditions).order_by(tables.outbox.c.id))

    def _read(self, query: Select[Any], **these: object) -> list[Mail]:
        return kept_mails.read(self._db, self._db.execute(query, these).fetchall())


def wait(attempts: int) -> timedelta:
    """How long to wait after this many failed attempts: a minute, doubled up to four hours."""
    return min(FIRST_WAIT * (1 << min(attempts - 1, 10)), LONGEST_WAIT)


def _content(mail: NewMail | Mail) -> tuple[str, str, bytes]:
    return (mail.message_id, mail.recipient, mail.raw)


def _held(mail: Mail) -> ColumnElement[bool]:
    # The count of attempts rises with every claim and restarts only with another instant, so the two distinguish this
    # claim from any later one.
    outbox = tables.outbox
    return and_(
        outbox.c.id == mail.id,
        outbox.c.status == "sending",
        outbox.c.attempts == mail.attempts,
        outbox.c.claimed_at == mail.claimed_at,
        outbox.c.claimed_by == mail.claimed_by,
    )
