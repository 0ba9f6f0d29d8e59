"""A service with everything real but the network: letters are handed in and taken out as bytes."""

import os
import signal
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.event import State
from adjudicator.games import catalogue
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.writing.compose import Attachment, Mail, compose
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import games, rulings
from adjudicator.service.games.games import Player
from adjudicator.service.mailroom import reception
from adjudicator.service.office.envelopes import refusal_key
from adjudicator.service.office.office import Office
from adjudicator.service.seats import seating
from adjudicator.service.settings.clock import FileClock
from adjudicator.service.settings.configuration import Limits
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat
from adjudicator.store.tables.values import Letter as Filed
from adjudicator.store.tables.values import Mail as Queued
from tests import flowed, hands
from tests.due import adjudicate_due, remind_due
from tests.proved import accusations
from tests.store.empty import hurried, lay

START = datetime(2026, 5, 1, 18, tzinfo=UTC)
GM = "gm@mail.test"
MAILBOX = "games@mail.test"
SECRET = b"the key of the seat tokens in tests"
GM_HALF = b"the games master's half, for tests"[:32]
PLAYERS = tuple(Player(name, f"{name.lower()}@mail.test") for name in ("Ann", "Bob", "Cy", "Dan", "Eve"))
EVERYBODY = (*PLAYERS, *(Player(name, f"{name.lower()}@mail.test") for name in ("Flo", "Gil", "Hal")))
"""Those of the largest tables."""


class House:
    """One office on a database of its own, with a clock that stands still until it is moved."""

    def __init__(self, folder: Path, *, reply: str = "plus", store: type[Store] = Store) -> None:
        self.clock = FileClock(folder / "clock")
        if not (folder / "clock").exists():
            self.clock.move(START)
        self._file = folder / "games.db"
        lay(self._file)
        self.store = hurried(store(f"sqlite:///{folder / 'games.db'}"))
        self.store.migrate()
        self.office = Office(
            store=self.store,
            clock=self.clock,
            name="The Adjudicator",
            mailbox=MAILBOX,
            gm=GM,
            secret=SECRET,
            limits=Limits(letters=0, megabytes=0, strangers=0),
            reply="subject" if reply == "subject" else "plus",
        )
        self.written = 0
        self._proved: set[bytes] = set()

    def move_to(self, url: str) -> None:
        """Keep everything from now on in another database, which is empty."""
        self.store.close()
        self.store = Store(url)
        self.store.migrate()
        self.office = replace(self.office, store=self.store)

    # ---- the game master

    def create(self, name: str = "andromeda", players: int | None = None, **more: object) -> Game:
        """A game of so many players; without a number of three, or as many as the title needs."""
        more.setdefault("schedule_of", Schedule(hours=168, remind=24))
        more.setdefault("gm_half", GM_HALF)
        more.setdefault("title", "postal-cosmic")
        most = max(3, catalogue.title(str(more["title"])).fewest) if players is None else players
        return games.create(self.office, name=name, players=EVERYBODY[:most], **more)  # type: ignore[arg-type]

    def begun(self, name: str = "andromeda", players: int | None = None, **more: object) -> Game:
        """A game whose first phase is open."""
        self.create(name, players, **more)
        return hands.start(self.office, name)

    def begun_now(self, name: str = "andromeda") -> Game:
        """Begin a game that waits."""
        return hands.start(self.office, name)

    def give(self, name: str, seat: str, player: Player, words: Sequence[str] = ()) -> Seat:
        """Invite somebody to a seat that is free."""
        with self.store.unit() as unit:
            return seating.given(self.office, unit, games.named(unit, name), seat, player, words)

    def rewrite(self, state: State, views: Sequence[State], name: str = "andromeda") -> None:
        """Make the open phase begin with another position, as if it had been so all along."""
        serial = self.game(name).serial
        self.store.close()
        with closing(sqlite3.connect(self._file)) as db, db:
            done = db.execute(
                "UPDATE phase SET state = ?, views = ? WHERE serial = ? AND closed_at IS NULL",
                (codec.encode(state), codec.encode(tuple(views)), serial),
            )
            assert done.rowcount == 1

    def rule(self, name: str, seat: str, words: str) -> tuple[str, ...]:
        """Rule on what a seat has attempted; what it comes to."""
        with self.store.unit() as unit:
            return rulings.ruled(self.office, unit, games.named(unit, name), seat, words)

    def game(self, name: str = "andromeda") -> Game:
        with self.store.unit() as unit:
            game = unit.games.named(name)
            assert game is not None
            # No game comes to its end in a test without its players looking whether it was an honest one.
            if game.record is not None and game.record not in self._proved:
                self._proved.add(game.record)
                accused = accusations(unit, game)
                assert not accused, accused
        return game

    def seats(self, name: str = "andromeda") -> list[Seat]:
        number = self.game(name).id
        with self.store.unit() as unit:
            return unit.seats.of(number)

    def table(self, name: str = "andromeda") -> Table:
        with self.store.unit() as unit:
            game = unit.games.named(name)
            assert game is not None
            laid = table.laid(unit, game)
        assert laid is not None
        return laid

    def notices(self, kind: str = "") -> list[str]:
        with self.store.unit() as unit:
            return [notice.text for notice in unit.notices.unseen() if kind in ("", notice.kind)]

    def pass_time(self, **much: float) -> None:
        self.clock.move(self.clock.now() + timedelta(**much))

    def to_deadline(self, name: str = "andromeda") -> None:
        self.clock.move(self.table(name).phase.deadline)

    def next_phase(self, name: str = "andromeda") -> None:
        """The deadline comes, with whatever orders there are."""
        self.to_deadline(name)
        assert adjudicate_due(self.office) == 1

    def killed(self, when: str, work: Callable[[Unit, Game], object], name: str = "andromeda") -> None:
        """Work on a game by a process that is killed just before, or just after, that is kept."""
        self.store.close()
        child = os.fork()
        if child == 0:
            try:
                with self.store.unit() as unit:
                    game = unit.games.named(name)
                    assert game is not None
                    work(unit, game)
                    if when == "before":
                        os.kill(os.getpid(), signal.SIGKILL)
            finally:
                os.kill(os.getpid(), signal.SIGKILL)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL

    def remind(self) -> None:
        """The time to remind comes."""
        remind_at = self.table().phase.remind_at
        assert remind_at is not None
        self.clock.move(remind_at)
        assert remind_due(self.office)

    # ---- the players

    def mails(self, seat: int | None = None, kind: str = "", game: str = "andromeda") -> list[Queued]:
        """The letters to a seat (None: to anybody) whose key has the kind in it, in the order of queueing."""
        number = self.game(game).id
        with self.store.unit() as unit:
            found = unit.outbox.of_game(number) if seat is None else unit.outbox.of_seat(number, seat)
        return [mail for mail in found if kind in mail.key]

    def last(self, seat: int, kind: str = "", game: str = "andromeda") -> Letter:
        """The latest letter of a kind to a seat, as its player reads it."""
        return read(self.mails(seat, kind, game)[-1].raw)

    def prose(self, seat: int, kind: str) -> str:
        """The text of the latest letter of a kind to a seat, as a program shows it."""
        return flowed.seen(flowed.content_of(self.mails(seat, kind)[-1].raw))

    def refusals(self, kind: str, address: str) -> list[Letter]:
        """Today's answers of a kind to an address."""
        found = []
        with self.store.unit() as unit:
            for n in range(1, 12):
                mail = unit.outbox.keyed(refusal_key(kind, address, self.clock.now().date(), n))
                if mail is not None:
                    assert mail.recipient == address
                    found.append(read(mail.raw))
        return found

    def raw(
        self,
        body: str,
        *,
        sender: str = PLAYERS[0].address,
        to: str = MAILBOX,
        answers: Letter | None = None,
        subject: str = "orders",
        message_id: str = "",
        files: Sequence[Attachment] = (),
    ) -> bytes:
        self.written += 1
        return compose(
            Mail(
                sender=("", sender),
                to=("", to),
                subject=f"Re: {answers.subject}" if answers is not None else subject,
                date=self.clock.now(),
                message_id=message_id or f"<{self.written}@players.test>",
                text=body,
                in_reply_to=answers.message_id if answers is not None else "",
                references=(*answers.references, answers.message_id) if answers is not None else (),
                auto=None,
                attachments=tuple(files),
            )
        )

    def receive(self, raw: bytes) -> Filed:
        """Hand a letter in and have it handled; returns it as it is on file then."""
        receipt = reception.receive(self.office, raw, source="pipe")
        reception.handle_all(self.office)
        with self.store.unit() as unit:
            filed = unit.letters.get(receipt.id)
        assert filed is not None
        return filed

    def reply(self, seat: int, body: str, kind: str = "report", *, sender: str = "", game: str = "andromeda") -> Filed:
        """The player of a seat answers the latest letter of a kind."""
        answered = self.last(seat, kind, game)
        address = sender or EVERYBODY[seat].address
        return self.receive(self.raw(body, sender=address, to=answered.reply_to or MAILBOX, answers=answered))

    def answer(self, seat: int, game: str = "andromeda") -> str:
        """The words of the latest answer to a player."""
        mail = [one for one in self.mails(seat, game=game) if one.key.startswith(("answer/", "refused/"))][-1]
        return words(read(mail.raw))

    def bot(self, seat: int, name: str = "andromeda") -> str:
        """The order lines that a house bot would write."""
        laid = self.table(name)
        view = laid.view(seat)
        names = laid.title.vocabulary(view, seat)
        return "\n".join(text(clause, names) for clause in laid.title.bot(view, seat, laid.chance)) or "PASS"


def content(raw: bytes) -> bytes:
    """What is the same in a letter that is sent again: the MIME header and all that follows it."""
    return raw[raw.index(b"MIME-Version:") :]


def words(letter: Letter) -> str:
    """What a letter says, on one line a paragraph."""
    return f"{letter.subject}\n" + " ".join(line.text.strip() for line in letter.lines)
