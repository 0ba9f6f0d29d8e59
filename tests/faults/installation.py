"""A whole installation in a folder, on real mail servers: everything is done by turns, in this process, when asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.client import Client, Received
from adjudicator.mail.servers.smtp import Courier
from adjudicator.rehearsal.house import furnish
from adjudicator.rehearsal.people import HOUSE, MASTER, PEOPLE, users
from adjudicator.service.games import games
from adjudicator.service.games.games import Player
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.mailroom.reception import handle_all
from adjudicator.service.maintenance.backup import back_up
from adjudicator.service.maintenance.restore import restore
from adjudicator.service.office.office import Office, opened
from adjudicator.service.settings.clock import FileClock
from adjudicator.service.settings.configuration import FILE, IMAP_PASSWORD, SMTP_PASSWORD
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.store.tables.values import Game, Letter, Mail, Phase
from tests import hands
from tests.due import adjudicate_due, remind_due
from tests.store.empty import lay

PLAYERS = 3
NAME = "andromeda"


class Installation:
    """A game of three players by mail. `work` is what a service does when it looks at everything once."""

    def __init__(self, folder: Path, post: Embedded, *, furnished: bool = False) -> None:
        self.folder = folder
        self.post = post
        if not furnished:
            lay(folder / "adjudicator.db")
            furnish(folder, post, 1).office.store.close()
        self.environment = {
            IMAP_PASSWORD: post.imap(HOUSE.user).password,
            SMTP_PASSWORD: post.smtp(HOUSE.user).password,
        }
        self.clock = FileClock(folder / "clock")
        self.clients = [
            Client(one.name, post.address(one.user), post.imap(one.user), post.smtp(one.user))
            for one in PEOPLE[:PLAYERS]
        ]
        self.office = self.open()

    @property
    def config(self) -> Path:
        return self.folder / FILE

    @property
    def database(self) -> Path:
        return self.folder / "adjudicator.db"

    def open(self) -> Office:
        """The office, anew: after everything beneath it has changed."""
        self.office = opened(load(self.config))
        return self.office

    def begin(self) -> None:
        """A game with its first reports in everybody's mailbox."""
        games.create(
            self.office,
            title="postal-cosmic",
            name=NAME,
            players=[Player(one.name, one.address) for one in self.clients],
            gm_half=bytes(32),
            schedule_of=Schedule(hours=168, remind=24),
        )
        hands.start(self.office, NAME)
        self.work()

    def work(self) -> None:
        """Fetch, handle, remind, adjudicate and send, until nothing is left to do."""
        self.take_in()
        handle_all(self.office)
        remind_due(self.office)
        adjudicate_due(self.office, read_at=self.clock.now())
        handle_all(self.office)
        self.send()

    def take_in(self) -> None:
        """Fetch what has come."""
        source = ImapFolder(self.post.imap(HOUSE.user))
        now = self.clock.now()
        try:
            source.fetch(self.office)
            looked(self.office, source.name, now)
        finally:
            source.close()

    def send(self) -> None:
        """Send what is to be sent."""
        courier = Courier(self.post.smtp(HOUSE.user))
        sending = Sending(self.office, courier)
        try:
            while sending.send_some():
                pass
        finally:
            courier.close()

    def pass_time(self, **much: float) -> None:
        self.clock.move(self.clock.now() + timedelta(**much))

    # ---- what is on file

    def game(self) -> Game:
        with self.office.store.unit() as unit:
            found = unit.games.named(NAME)
        assert found is not None
        return found

    def phases(self) -> list[Phase]:
        game = self.game()
        with self.office.store.unit() as unit:
            return unit.phases.all(game.id)

    def letters(self) -> list[Letter]:
        with self.office.store.unit() as unit:
            found = [unit.letters.get(number) for number in range(1, 200)]
        return [letter for letter in found if letter is not None]

    def mails(self) -> list[Mail]:
        game = self.game()
        with self.office.store.unit() as unit:
            return unit.outbox.of_game(game.id)

    def notices(self, kind: str = "") -> list[str]:
        with self.office.store.unit() as unit:
            return [notice.text for notice in unit.notices.unseen() if kind in ("", notice.kind)]

    # ---- the players

    def latest(self, seat: int, part: str) -> Received:
        """The latest letter to a player with this in its subject, small or large."""
        client = Client("", "", self.post.imap(PEOPLE[seat].user), self.post.smtp(PEOPLE[seat].user))
        try:
            found = [one for one in client.unread() if part.lower() in one.letter.subject.lower()]
        finally:
            client.close()
        assert found, f"nothing about {part!r} has come"
        return found[-1]

    def write(self, seat: int, words: str, part: str = "turn 1 phase 1") -> None:
        """A player answers a report of his."""
        self.clients[seat].reply(self.latest(seat, part), words, self.clock.now())

    def came(self) -> list[bytes]:
        """The letters in the games' mailbox."""
        return self.post.letters(HOUSE.user)

    def got(self) -> list[tuple[str, bytes]]:
        """Every letter in a mailbox of a player or the game master, with whose it is."""
        users = [one.user for one in (*PEOPLE[:PLAYERS], MASTER)]
        return [(user, raw) for user in users for raw in self.post.letters(user)]

    def close(self) -> None:
        for client in self.clients:
            client.close()
        self.office.store.close()


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installation]:
    """An installation with its mail servers, and its passwords in the environment."""
    with Embedded(users(PLAYERS)) as post:
        found = Installation(folder, post)
        for name, value in found.environment.items():
            monkeypatch.setenv(name, value)
        try:
            yield found
        finally:
            found.close()


def saved(one: Installation) -> Path:
    """A backup of an installation, beside its folder."""
    file = one.folder.parent / "backup"
    back_up(load(one.config), one.config, file)
    return file


def put_back(one: Installation, file: Path) -> None:
    """The installation as it was in a backup."""
    one.office.store.close()
    restore(one.config, file, force=True)
    one.open()
