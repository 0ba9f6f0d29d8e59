"""A service with everything real but the network, on a folder that can be copied: one world among several."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any, Final, Literal

from adjudicator.core import codec
from adjudicator.core.event import State
from adjudicator.games import catalogue
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.servers.smtp import Outcome, Parcel, Sent
from adjudicator.mail.writing import token
from adjudicator.mail.writing.compose import Mail, compose
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import games
from adjudicator.service.games.games import Player
from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.office.envelopes import INVITATION, REPORT, thread_id
from adjudicator.service.office.office import Office
from adjudicator.service.settings.clock import FileClock
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Game
from adjudicator.store.tables.values import Letter as Filed
from tests import hands
from tests.due import adjudicate_due
from tests.store.empty import hurried, lay

START: Final = datetime(2026, 5, 1, 18, tzinfo=UTC)
GAME: Final = "andromeda"
MAILBOX: Final = "games@mail.test"
GM: Final = "gm@mail.test"
SECRET: Final = b"the key of the seat tokens in these worlds"
SITUATIONS: Final = 2
"""In so many the orders of every letter are tried."""
GM_HALF: Final = b"the half that nobody is to learn"
PACE: Final = Schedule(hours=168, remind=24, grace=12, repent=30, absent=14)
"""How phases go on."""
Reply = Literal["plus", "subject"]
PLAYERS: Final = tuple(
    Player(name, f"{name.lower()}@{name.lower()}s.test") for name in ("Ann", "Bob", "Cy", "Dan", "Eve")
)


def luck(seat: int) -> str:
    """The words that a player sends for the dice."""
    return f"{PLAYERS[seat].name} says quetzal {seat}"


GERMAN = 3
"""The seat whose player reads German: what he must not know, he is not told in any language."""


PROGRAM = 1
"""The seat whose player has a program read the letters: what must not be known is not in their JSON either."""


class Post:
    """Takes everything that leaves, as the network would."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        """Every letter arrives."""
        self.parcels += parcels
        return tuple(Sent("250 taken") for _ in parcels)

    def to(self, address: str) -> list[bytes]:
        """All letters to an address, in the order in which they left."""
        return [parcel.message for parcel in self.parcels if parcel.recipient == address]


class House:
    """One world: an office on the files of a folder, and whatever it has sent since it was opened."""

    def __init__(
        self, folder: Path, *, reply: Reply = "plus", situations: int = SITUATIONS, secret: bytes = SECRET
    ) -> None:
        self.folder = folder
        self.clock = FileClock(folder / "clock")
        if not (folder / "clock").exists():
            self.clock.move(START)
        lay(folder / "games.db")
        self.store = hurried(Store(f"sqlite:///{folder / 'games.db'}"))
        self.store.migrate()
        self.office = Office(
            store=self.store,
            clock=self.clock,
            name="The Adjudicator",
            mailbox=MAILBOX,
            gm=GM,
            secret=secret,
            reply=reply,
            situations=situations,
        )
        self.post = Post()
        self._sending = Sending(self.office, self.post, at_once=100)

    def close(self) -> None:
        """Let go of the files; they can be copied then."""
        self.store.close()

    # ---- what is on file

    @property
    def game(self) -> Game:
        with self.store.unit() as unit:
            found = unit.games.named(GAME)
        assert found is not None
        return found

    @property
    def table(self) -> Table:
        with self.store.unit() as unit:
            found = unit.games.named(GAME)
            assert found is not None
            laid = table.laid(unit, found)
        assert laid is not None
        return laid

    @property
    def running(self) -> bool:
        return self.game.status == "running"

    def rewrite(self, state: State, views: Sequence[State]) -> None:
        """Make the open phase begin with another position, as if it had been so all along."""
        serial = self.game.serial
        self.close()
        with sqlite3.connect(self.folder / "games.db") as db:
            done = db.execute(
                "UPDATE phase SET state = ?, views = ? WHERE serial = ? AND closed_at IS NULL",
                (codec.encode(state), codec.encode(tuple(views)), serial),
            )
            assert done.rowcount == 1
        db.close()

    # ---- the game master and the clock

    def create(
        self,
        title: str,
        players: int,
        options: Mapping[str, str],
        press: PressRules | None = None,
        *,
        schedule_of: Schedule = PACE,
        gm: str = "",
    ) -> None:
        games.create(
            self.office,
            title=title,
            name=GAME,
            players=PLAYERS[:players],
            options=options,
            gm=gm,
            schedule_of=schedule_of,
            gm_half=GM_HALF,
            press=press,
        )
        game = self.game.id
        with self.store.unit() as unit:
            unit.seats.wish(game, PROGRAM, format="both json")
            if players > GERMAN:
                unit.seats.wish(game, GERMAN, language="de")

    def wait(self, **much: float) -> None:
        self.clock.move(self.clock.now() + timedelta(**much))

    def next_phase(self) -> None:
        """The deadline comes, and the end of the grace where somebody is waited for."""
        self.clock.move(self.table.phase.deadline)
        if adjudicate_due(self.office) == 0:
            latest = self.table.phase.ends_at
            assert latest is not None, "the phase is put off"
            self.clock.move(latest)
            assert adjudicate_due(self.office) == 1

    def send(self) -> None:
        """Let everything leave that waits."""
        while self._sending.send_some():
            pass

    # ---- the players

    def token(self, seat: int, serial: int) -> str:
        """The token of a seat for a phase."""
        return token.mint(SECRET, GAME, self.table.seats[seat].name, serial)

    def report_id(self, seat: int, serial: int | None = None) -> str:
        """The Message-ID of the report that opened a phase (None: the open one) for a seat."""
        laid = self.table
        return thread_id(self.office, laid.game, laid.seats[seat], REPORT, serial or laid.phase.serial)

    def mail(self, message_id: str) -> Letter:
        """A letter of ours, as its reader's program shows it."""
        with self.store.unit() as unit:
            found = unit.outbox.identified(message_id)
        assert found is not None, message_id
        return read(found.raw)

    def arrive(
        self,
        body: str,
        *,
        sender: str,
        number: str,
        to: str = MAILBOX,
        subject: str = "orders",
        answers: Sequence[str] = (),
        named: str = "",
    ) -> int:
        """A letter comes and waits. `number` makes its Message-ID if it is not `named`; `answers` its thread."""
        raw = compose(
            Mail(
                sender=("", sender),
                to=("", to),
                subject=subject,
                date=self.clock.now(),
                message_id=named or f"<{number}@players.test>",
                text=body,
                in_reply_to=answers[-1] if answers else "",
                references=tuple(answers),
                auto=None,
            )
        )
        return reception.receive(self.office, raw, source="pipe").id

    def handled(self, letter: int) -> Filed:
        """A letter when all that wait have been handled."""
        reception.handle_all(self.office)
        with self.store.unit() as unit:
            filed = unit.letters.get(letter)
        assert filed is not None
        return filed

    def receive(self, body: str, **how: Any) -> Filed:
        """A letter comes, as above, and is handled."""
        return self.handled(self.arrive(body, **how))

    def answer(
        self, seat: int, body: str, number: str, *, to: Letter | None = None, sender: str = "", thread: str = ""
    ) -> int:
        """A player answers a letter of ours, by default the report that opened the phase; it waits."""
        answered = to if to is not None else self.mail(self.report_id(seat))
        return self.arrive(
            body,
            sender=sender or PLAYERS[seat].address,
            number=number,
            to=answered.reply_to or MAILBOX,
            subject=f"Re: {answered.subject}",
            answers=(*answered.references, answered.message_id, *([thread] if thread else [])),
        )

    def reply(self, seat: int, body: str, number: str, **how: Any) -> Filed:
        """A player answers a letter of ours, as above, and is answered."""
        return self.handled(self.answer(seat, body, number, **how))

    def join(self, title: str, players: int, options: Mapping[str, str] | None = None) -> None:
        """A game whose players have all joined, each with words for the dice: so many, or the fewest of its title."""
        self.create(title, max(players, catalogue.title(title).fewest), options or {})
        game = self.game
        with self.store.unit() as unit:
            seats = unit.seats.of(game.id)
        for seat in seats:
            invitation = self.mail(thread_id(self.office, game, seat, INVITATION, 0))
            self.reply(seat.number, f"JOIN\nLUCK {luck(seat.number)}\n", f"join.{seat.number}", to=invitation)

    def bot(self, seat: int) -> str:
        """The order lines that a house bot would write."""
        laid = self.table
        view = laid.view(seat)
        names = laid.title.vocabulary(view, seat)
        return "\n".join(text(clause, names) for clause in laid.title.bot(view, seat, laid.chance)) or "PASS"

    def bots(self, but: int | None = None, say: Callable[[str], str] = str) -> None:
        """A letter of a house bot from every player in the game but one; they are handled together."""
        laid = self.table
        for seat in range(len(laid.seats)):
            if seat != but and laid.playing(seat):
                self.answer(seat, say(self.bot(seat)), f"bot.{laid.phase.serial}.{seat}")
        reception.handle_all(self.office)


def of_ships(folder: Path, players: int, options: Mapping[str, str], *, gm: str = "") -> House:
    """One in a new folder, in which a game of Cosmoforce has begun and no orders are tried."""
    folder.mkdir()
    house = House(folder, situations=0)
    house.create("cosmoforce", players, options, gm=gm)
    hands.start(house.office, GAME)
    return house


def contents(raw: bytes) -> str:
    """Everything that can be read in a letter, its headers, HTML and attachments too, decoded."""
    parsed: Any = message_from_bytes(raw, policy=default)
    leaves = [part for part in parsed.walk() if not part.is_multipart()]
    return "\n".join(
        (
            raw.decode("latin-1"),
            *(f"{name}: {value}" for name, value in parsed.items()),
            *(part.get_payload(decode=True).decode("utf-8", "replace") for part in leaves),
        )
    )
