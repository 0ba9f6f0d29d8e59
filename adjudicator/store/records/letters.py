"""Letters on file: each is stored unchanged before anything is read from it."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    Row,
    and_,
    bindparam,
    false,
    func,
    insert,
    literal_column,
    or_,
    select,
    true,
    update,
)

from adjudicator.store.records.cursors import Cursors
from adjudicator.store.records.phases import RUNNING
from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import THIS_GAME, THIS_PHASE, about, rows
from adjudicator.store.tables.values import Accepted, Aside, Held, Lately, Letter, Receipt, Stamp

LETTER = rows(tables.letter, Letter)
_letter = tables.letter.c

DUPLICATE = "duplicate"
RULING = "ruling"
HELD = "held"
_HELD = tables.letter.c.verdict == literal_column("'held'")
"""Written so that an index on exactly these rows is used."""
AHEAD = "ahead"
UNFETCHED = "unfetched"
"""The verdict on the placeholder of a withheld letter that is asked for again."""
LOST = "lost"
"""The verdict on the placeholder of a withheld letter that is given up."""
_UNFETCHED = tables.letter.c.verdict == literal_column("'unfetched'")
TROUBLE = "trouble"
"""The verdict on a letter in quarantine: the program has failed on it, and it may be read again."""
MOST_ASIDE = 100
"""How many of those are read again at once."""
HEAD = 2000
"""How many bytes of a letter suffice to find what its last server says about it."""
BEGINNING = 16_000
"""How many bytes suffice to find its writer."""
TOO_MANY = "too_many"
PAPER = "paper"
"""The source of letters that a game master entered."""
AGAIN = "again"
"""The source of orders that count once more, for a phase that replaces another."""

FOR_LATEST = and_(tables.game.c.id == _letter.game_id, tables.game.c.serial == _letter.serial)
"""The condition that a letter is for the latest phase of its game."""
_HERE = and_(_letter.game_id == THIS_GAME, _letter.serial == THIS_PHASE)
_ANY_WAITING = select(_letter.id).where(_letter.verdict.is_(None)).limit(1)
_RULINGS = LETTER.where(_HERE, _letter.verdict == RULING).order_by(_letter.id)
_ACCEPTED = (
    select(_letter.id, _letter.seat, _letter.body, _letter.received_at, _letter.writer)
    .where(_HERE, _letter.body.is_not(None))
    .order_by(_letter.id)
)
_ENTERED = select(_letter.seat, _letter.body).where(
    _letter.game_id == THIS_GAME, _letter.source == PAPER, _letter.seat.is_not(None), _letter.body.is_not(None)
)
_OF_SEAT = _ACCEPTED.where(_letter.seat == bindparam("this_seat"))
_THIS = _letter.id == bindparam("this_letter", type_=_letter.id.type)
_ONE = LETTER.where(_THIS)
_FROM_SOURCE = LETTER.where(_letter.source == bindparam("this_source")).order_by(_letter.id)
_UNHANDLED = LETTER.where(_letter.verdict.is_(None)).order_by(_letter.id).limit(bindparam("most", type_=Integer))
_ALL_OF_SEAT = LETTER.where(_letter.game_id == THIS_GAME, _letter.seat == bindparam("this_seat")).order_by(_letter.id)
_NEW = insert(tables.letter)
_AT = select(_letter.id, _letter.digest, _letter.verdict).where(
    _letter.source == bindparam("this_source"),
    _letter.uidvalidity == bindparam("this_validity"),
    _letter.uid == bindparam("this_uid"),
)
_ALIKE = select(_letter.id).where(_letter.digest == bindparam("this_digest")).order_by(_letter.id).limit(1)
_FIRST = _ALIKE.where(_letter.message_id == bindparam("this_message"))
_FIRST_UNNAMED = _ALIKE.where(_letter.message_id.is_(None))
_read = _letter.verdict.is_distinct_from(TOO_MANY)
_LATELY = select(
    func.count().filter(_read),
    func.coalesce(func.sum(func.length(_letter.raw)).filter(_read), 0),
    func.count().filter(_letter.verdict == TOO_MANY),
).where(
    _letter.ration == bindparam("this_ration"),
    _letter.received_at > bindparam("since", type_=_letter.received_at.type),
    _letter.id < bindparam("before", type_=_letter.id.type),
)
_ASIDE = (
    LETTER.where(_letter.verdict == literal_column("'trouble'"))
    .where(
        or_(
            _letter.game_id.is_(None),
            _letter.game_id.in_(select(tables.game.c.id).where(tables.game.c.status != "finished")),
        )
    )
    .order_by(_letter.id.desc())
    .limit(MOST_ASIDE)
)
_EARLIER = (
    select(_letter.raw)
    .where(_letter.ration.in_(bindparam("rations", expanding=True)), _letter.id < bindparam("before"))
    .order_by(_letter.id.desc())
)
_HANDLED = ("verdict", "detail", "game_id", "seat", "serial", "body", "handled_at", "writer")
_HANDLE = (
    update(tables.letter).where(_THIS, _letter.verdict.is_(None)).values({name: bindparam(name) for name in _HANDLED})
)
_PROVE = update(tables.letter).where(_THIS, _letter.proof.is_(None)).values(proof=bindparam("proof"))
_PROVED = select(_letter.proof).where(_THIS)
_HELD_IN_ALL = (
    select(_letter.id, _letter.game_id, _letter.seat, _letter.handled_at, tables.phase.c.deadline)
    .join(tables.phase, (tables.phase.c.game_id == _letter.game_id) & (tables.phase.c.serial == _letter.serial))
    .join(tables.game, tables.game.c.id == _letter.game_id)
    .where(tables.phase.c.closed_at.is_(None), _HELD, RUNNING)
    .order_by(_letter.id)
)
_HELD_IN_ONE = _HELD_IN_ALL.where(_letter.game_id == THIS_GAME)
_CATCH_UP = (
    update(tables.letter).where(_HERE, _letter.verdict == AHEAD).values(verdict=None, detail=None, handled_at=None)
)


class Letters:
    """All letters that ever came in, within one unit of work."""

    __slots__ = ("_cursors", "_db")

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._cursors = Cursors(db)

    def receive(
        self,
        raw: bytes,
        *,
        source: str,
        message_id: str | None,
        received_at: datetime,
        uidvalidity: int | None = None,
        uid: int | None = None,
        ration: str | None = None,
    ) -> Receipt:
        """File a letter, and note that its mailbox has been read up to it.

        Letters of one mailbox must be filed by ascending UID; a letter that did not come from a mailbox has neither UID
        nor UIDVALIDITY. The same UID with the same bytes is `known`. A mailbox that reuses a UID for other bytes has
        broken RFC 3501 (a server restored from a backup does); that letter is filed without its UID rather than lost.
        The same Message-ID and bytes on file already make it a `duplicate`. `ration` is the key under which `lately`
        counts it.
        """
        digest = sha256(raw).digest()
        written = message_id if message_id is None else _storable(message_id)
        if uidvalidity is not None and uid is not None:
            self._cursors.advance(source, uidvalidity, uid)
            twin = self._at(source, uidvalidity, uid)
            if twin is not None and twin.digest == digest:
                return Receipt(twin.id, "known")
            if twin is not None and twin.verdict in {UNFETCHED, LOST}:
                return self._come(twin.id, raw, digest, written, received_at, ration)
            if twin is not None:
                uidvalidity = uid = None
        first = self._first(digest, written)
        filed = {
            "source": source,
            "uidvalidity": uidvalidity,
            "uid": uid,
            "message_id": written,
            "digest": digest,
            "raw": raw,
            "received_at": received_at,
            **_as_new(first, received_at, ration),
        }
        key = self._db.execute(_NEW, filed).inserted_primary_key
        assert key is not None
        return Receipt(key[0], "new" if first is None else "duplicate")

    def _at(self, source: str, uidvalidity: int, uid: int) -> Row[Any, Any, Any] | None:
        """What is on file under a UID of a mailbox: the number, digest and verdict of a letter."""
        there = {"this_source": source, "this_validity": uidvalidity, "this_uid": uid}
        return self._db.execute(_AT, there).first()

    def _first(self, digest: bytes, message_id: str | None) -> int | None:
        """The first letter on file with these bytes and this Message-ID."""
        named = {} if message_id is None else {"this_message": message_id}
        query = _FIRST_UNNAMED if message_id is None else _FIRST
        found: int | None = self._db.execute(query, {"this_digest": digest, **named}).scalar()
        return found

    def _come(
        self, letter_id: int, raw: bytes, digest: bytes, message_id: str | None, at: datetime, ration: str | None
    ) -> Receipt:
        """A withheld letter has come: it is handled in the place kept for it."""
        first = self._first(digest, message_id)
        here = {"message_id": message_id, "digest": digest, "raw": raw, **_as_new(first, at, ration)}
        self._db.execute(update(tables.letter).where(_letter.id == letter_id).values(here))
        return Receipt(letter_id, "new" if first is None else "duplicate")

    def keep_place(self, source: str, uidvalidity: int, uid: int, *, at: datetime, detail: str) -> bool:
        """Keep the place of a withheld letter, and go on after it; False if it was kept before.

        Later letters stay behind it, whenever it comes.
        """
        self._cursors.advance(source, uidvalidity, uid)
        if self._at(source, uidvalidity, uid) is not None:
            return False
        self._db.execute(
            _NEW.values(
                source=source,
                uidvalidity=uidvalidity,
                uid=uid,
                digest=sha256(f"{source} {uidvalidity} {uid}".encode()).digest(),
                raw=b"",
                received_at=at,
                verdict=UNFETCHED,
                detail=detail,
                handled_at=at,
            )
        )
        return True

    def unfetched(self, source: str) -> list[Letter]:
        """The letters of a mailbox that are asked for again, in the order in which they came."""
        query = LETTER.where(_UNFETCHED, _letter.source == source).order_by(_letter.id)
        return [Letter(*row) for row in self._db.execute(query)]

    def ask_later(self, letter_id: int, detail: str, *, verdict: str = UNFETCHED) -> None:
        """A letter was withheld again; the `verdict` LOST means that it is given up."""
        here = and_(_letter.id == letter_id, _UNFETCHED)
        self._db.execute(update(tables.letter).where(here).values(detail=detail, verdict=verdict))

    def get(self, letter_id: int) -> Letter | None:
        """The letter of this number, None if there is none."""
        row = self._db.execute(_ONE, {"this_letter": letter_id}).first()
        return None if row is None else Letter(*row)

    def from_source(self, source: str) -> list[Letter]:
        """Every letter from a source, in the order of filing."""
        return [Letter(*row) for row in self._db.execute(_FROM_SOURCE, {"this_source": source})]

    def lately(self, ration: str, *, since: datetime, before: int) -> Lately:
        """How much was received under a rate limit since an instant and filed before the letter of this number."""
        these = {"this_ration": _storable(ration), "since": since, "before": before}
        return Lately(*self._db.execute(_LATELY, these).one())

    def earlier(self, rations: Iterable[str], *, before: int, most: int) -> list[bytes]:
        """The latest letters received under some rate limits before the letter of this number, with their bytes."""
        these = {"rations": list(map(_storable, rations)), "before": before}
        return list(self._db.execute(_EARLIER.limit(most), these).scalars())

    def stamps(self, most: int) -> list[Stamp]:
        """When the latest letters from a mail server came, with the beginning of their headers."""
        letter = tables.letter
        head = func.substr(letter.c.raw, 1, HEAD)
        query = select(letter.c.received_at, head).where(letter.c.uid.is_not(None))
        return [Stamp(*row) for row in self._db.execute(query.order_by(letter.c.id.desc()).limit(most))]

    def uids(self, source: str, uidvalidity: int) -> set[int]:
        """The UIDs of all letters on file from a mailbox."""
        letter = tables.letter
        query = select(letter.c.uid).where(letter.c.source == source, letter.c.uidvalidity == uidvalidity)
        return set(self._db.execute(query).scalars())

    def unhandled(self, limit: int = 100) -> list[Letter]:
        """The oldest unhandled letters, in the order in which they were filed."""
        return [Letter(*row) for row in self._db.execute(_UNHANDLED, {"most": limit})]

    def waiting(self) -> bool:
        """Whether there are unhandled letters."""
        return self._db.execute(_ANY_WAITING).first() is not None

    def handle(
        self,
        letter_id: int,
        verdict: str,
        *,
        at: datetime,
        detail: str | None = None,
        game_id: int | None = None,
        seat: int | None = None,
        serial: int | None = None,
        body: str | None = None,
        writer: int | None = None,
    ) -> bool:
        """File the outcome of a letter; False, and no change, if that was done before.

        `detail` and `body` are JSON text; a letter with a body counts as orders of its game, seat
        and phase, so those must be given with it. `writer` is who wrote them in its player's place.
        """
        if body is not None and (game_id is None or seat is None or serial is None):
            raise ValueError(f"letter {letter_id}: orders need the game, seat and phase they are for")
        became = dict(zip(_HANDLED, (verdict, detail, game_id, seat, serial, body, at, writer), strict=True))
        done = self._db.execute(_HANDLE, {"this_letter": letter_id, **became})
        return done.rowcount == 1

    def prove(self, letter_id: int, proof: str) -> str:
        """File the evidence of who sent a letter, as JSON text; earlier evidence stays. Returns what is on file."""
        if self._db.execute(_PROVE, {"this_letter": letter_id, "proof": proof}).rowcount:
            return proof
        kept = self._db.execute(_PROVED, {"this_letter": letter_id}).scalar()
        assert kept is not None, f"letter {letter_id} is on file"
        return str(kept)

    def aside(self) -> list[Letter]:
        """The latest letters in quarantine, except those of games that are over."""
        return [Letter(*row) for row in self._db.execute(_ASIDE)]

    def aside_in(self, game_id: int | None, most: int = MOST_ASIDE) -> list[Aside]:
        """The latest letters of a game (None: of none) in quarantine, the last one first."""
        letter = tables.letter
        whose = letter.c.game_id.is_(None) if game_id is None else letter.c.game_id == game_id
        head = func.substr(letter.c.raw, 1, BEGINNING)
        query = select(letter.c.id, letter.c.received_at, letter.c.seat, head, letter.c.detail)
        query = query.where(letter.c.verdict == literal_column("'trouble'"), whose)
        return [Aside(*row) for row in self._db.execute(query.order_by(letter.c.id.desc()).limit(most))]

    def take_up(self, numbers: Sequence[int]) -> int:
        """Have quarantined letters handled again; returns how many. The notes on each stay."""
        letter = tables.letter
        which = and_(letter.c.id.in_(list(numbers)), letter.c.verdict == TROUBLE)
        return self._db.execute(update(letter).where(which).values(verdict=None, handled_at=None)).rowcount


class GameLetters:
    """The letters of games within one unit of work: orders and rulings, and those that are held or wait."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def release(self, letter_id: int, verdict: str, *, detail: str, body: str | None) -> bool:
        """A held letter is handled after all, in its place among the others; False if it was not held."""
        letter = tables.letter
        done = self._db.execute(
            update(letter)
            .where(letter.c.id == letter_id, letter.c.verdict == HELD)
            .values(verdict=verdict, detail=detail, body=body)
        )
        return done.rowcount == 1

    def held(self, game_id: int | None = None) -> list[Held]:
        """The letters held in open phases of running games, or of one, in the order of filing, without their bulk."""
        found = self._db.execute(_HELD_IN_ALL) if game_id is None else self._db.execute(_HELD_IN_ONE, about(game_id))
        return [Held(*row) for row in found]

    def ahead(self, game_id: int, serial: int | None = None) -> int:
        """How many letters wait for a phase of a game to open; without its number, for any phase."""
        query = select(func.count()).where(_letter.game_id == game_id, _letter.verdict == AHEAD)
        which = query if serial is None else query.where(_letter.serial == serial)
        return int(self._db.execute(which).scalar_one())

    def catch_up(self, game_id: int, serial: int) -> int:
        """The phase that letters have waited for is open, so they are handled now like any others; returns how many."""
        return self._db.execute(_CATCH_UP, about(game_id, serial)).rowcount

    def entered(self, game_id: int) -> set[tuple[int, str]]:
        """The orders of a game that a game master has entered: the seat, and the JSON text of their lines."""
        found = self._db.execute(_ENTERED, {"this_game": game_id})
        return {(row[0], row[1]) for row in found}

    def accepted(self, game_id: int, serial: int, seat: int | None = None) -> list[Accepted]:
        """The orders on file for a phase of a game, in the order of filing; all seats, or one."""
        here = about(game_id, serial)
        found = (
            self._db.execute(_ACCEPTED, here)
            if seat is None
            else self._db.execute(_OF_SEAT, here | {"this_seat": seat})
        )
        return [Accepted(*row) for row in found]

    def noted(self, game_id: int, serial: int, seat: int, words: str, most: int) -> list[str]:
        """The notes on a seat's letters for a phase that contain some words, the latest first."""
        letter = tables.letter
        here = (letter.c.game_id == game_id, letter.c.serial == serial, letter.c.seat == seat)
        query = select(letter.c.detail).where(*here, letter.c.detail.contains(words, autoescape=True))
        return list(self._db.execute(query.order_by(letter.c.id.desc()).limit(most)).scalars())

    def unread(self, game_id: int, serial: int) -> list[tuple[int, int, datetime, str]]:
        """The letters for a phase in which no order was understood: seat, number, when it came, and notes; in order."""
        letter = tables.letter
        lost = or_(
            letter.c.verdict == "unreadable", and_(letter.c.verdict == "asked", letter.c.detail.contains('"offers":'))
        )
        here = (letter.c.game_id == game_id, letter.c.serial == serial, letter.c.seat.is_not(None), lost)
        query = select(letter.c.seat, letter.c.id, letter.c.received_at, letter.c.detail).where(*here)
        return [(row[0], row[1], row[2], row[3] or "{}") for row in self._db.execute(query.order_by(letter.c.id))]

    def rulings(self, game_id: int, serial: int) -> list[Letter]:
        """The game master's rulings for a phase of a game, in the order of filing."""
        return [Letter(*row) for row in self._db.execute(_RULINGS, about(game_id, serial))]

    def copy(
        self,
        game_id: int,
        was: int,
        serial: int,
        *,
        at: datetime,
        but: int | None = None,
        rulings: bool = True,
        as_: Callable[[str], str] = str,
    ) -> None:
        """Let the orders and rulings for one phase count for another that replaces it, except one seat's orders.

        `as_` converts each body for the new phase.
        """
        letter = tables.letter
        here = and_(letter.c.game_id == game_id, letter.c.serial == was)
        counting = or_(letter.c.body.is_not(None), and_(letter.c.verdict == RULING, true() if rulings else false()))
        query = LETTER.add_columns(letter.c.writer).where(here, counting).order_by(letter.c.id)
        for row in self._db.execute(query).all():
            filed = Letter(*row[:-1])
            if filed.seat == but and filed.body is not None:
                continue
            # The bytes of a letter are kept once; those of a ruling are its words.
            raw = filed.raw if filed.verdict == RULING else f"letter {filed.id}".encode()
            self._db.execute(
                insert(letter).values(
                    source=AGAIN,
                    digest=sha256(raw).digest(),
                    raw=raw,
                    received_at=filed.received_at,
                    verdict=filed.verdict,
                    detail=f'{{"of":{filed.id}}}',
                    game_id=game_id,
                    seat=filed.seat,
                    serial=serial,
                    body=None if filed.body is None else as_(filed.body),
                    handled_at=at,
                    writer=row.writer,
                )
            )

    def rewrite(self, letter_id: int, body: str | None) -> None:
        """The orders of a program of the house, for a phase as it is now; None: they do not count any more."""
        letter = tables.letter
        self._db.execute(update(letter).where(letter.c.id == letter_id).values(body=body))

    def of_seat(self, game_id: int, seat: int) -> list[Letter]:
        """Every letter a seat has written in a game, in the order of filing."""
        return [Letter(*row) for row in self._db.execute(_ALL_OF_SEAT, {"this_game": game_id, "this_seat": seat})]


def _as_new(first: int | None, at: datetime, ration: str | None) -> dict[str, object]:
    """What is filed about a letter that nobody has handled, or about a copy of an earlier one."""
    return {
        "verdict": None if first is None else DUPLICATE,
        "detail": None if first is None else f'{{"of":{first}}}',
        "handled_at": None if first is None else at,
        "ration": _storable(ration) if ration is not None and first is None else None,
    }


def _storable(text: str) -> str:
    # A database accepts no text with smuggled characters (lone surrogates, NUL). The letter's bytes keep them anyway,
    # and no letter may be refused because of them.
    return text.encode("utf-8", "backslashreplace").decode().replace("\0", "\\x00")
