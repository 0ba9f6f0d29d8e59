"""A game master's own game on servers of its own: somebody writes all its letters, and says when time passes."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.client import Received
from adjudicator.rehearsal import bots, showing
from adjudicator.rehearsal.house import House, Manner, from_seed, furnish
from adjudicator.rehearsal.people import HOUSE, MASTER, Person, accounts
from adjudicator.rehearsal.player import Player
from adjudicator.rehearsal.waiting import LOOK_SECONDS, at_rest, wait_for
from adjudicator.rehearsal.worker import Worker
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import games, summaries
from adjudicator.store.tables.values import Game, Seat

GM: Final = "GM"
"""What the game master's own mailbox is called beside those of the seats."""
_LATEST: Final = 20
"""A letter that has just been sent is looked for among so many of the latest on file."""


class NotNow(Exception):
    """Something cannot be done in the game as it stands; the text says what would work."""


class OwnGame:
    """A game on a house whose service is at work; it exists already. `watch` is called while waiting, and may raise."""

    def __init__(
        self, house: House, name: str, people: Sequence[Person], seed: int, *, watch: Callable[[], None]
    ) -> None:
        self.house = house
        self.name = name
        self._watch = watch
        self._chance = Chance(from_seed(seed, "bots"))
        self.players = [
            Player(seat.number, seat.name, person, house.post)
            for seat, person in zip(self.seats(), people, strict=True)
        ]
        self.master = Player(len(people), GM, MASTER, house.post)
        self._shown = dict.fromkeys(range(len(people) + 1), 0)

    @property
    def mailboxes(self) -> tuple[Player, ...]:
        """Everybody with a mailbox: the players, then the game master."""
        return (*self.players, self.master)

    def close(self) -> None:
        """Everybody logs out."""
        for one in self.mailboxes:
            one.close()

    def game(self) -> Game:
        """The game as it is on file."""
        with self.house.office.store.reading() as unit:
            return games.named(unit, self.name)

    def seats(self) -> list[Seat]:
        """Its seats as they are on file."""
        with self.house.office.store.reading() as unit:
            return unit.seats.of(games.named(unit, self.name).id)

    def arrived(self) -> list[tuple[Player, int, Received]]:
        """The letters that nobody has been told of yet, each with its mailbox and its number in it."""
        found = []
        for one in self.mailboxes:
            known = self._shown[one.number]
            found += [(one, number, letter) for number, letter in enumerate(one.inbox[known:], start=known + 1)]
            self._shown[one.number] = len(one.inbox)
        return found

    # ---- letters

    def write(self, writer: Player, text: str) -> str:
        """Answer the latest letter in a mailbox, or write a first; its Message-ID, once all that follows has come."""
        now = self.house.clock.now()
        if writer.inbox:
            name = writer.reply(writer.inbox[-1], text, now, whole=False)
        else:
            name = writer.write(self.house.post.address(HOUSE.user), f"{GM} {self.name}", text, now)
        self._settle(f"the letter of {writer.seat}", lambda: self._fetched(name))
        return name

    def join(self) -> None:
        """Everybody who has been invited and has not joined yet answers with JOIN. Raises NotNow if there is nobody."""
        invited = [seat for seat in self.seats() if seat.status == "invited" and seat.joined_at is None]
        if not invited:
            raise NotNow("nobody is left who could join")
        for seat in invited:
            self.write(self.players[seat.number], "JOIN\n")

    def bots(self) -> None:
        """House bots write for everybody whose orders have not come. Raises NotNow if there is nobody."""
        silent = {one.seat for one in summaries.show(self.house.office, self.name).seats if one.heard is False}
        laid = self._laid()
        if laid is None or not silent:
            raise NotNow("nobody owes orders now")
        for player in self.players:
            if player.seat in silent:
                self.write(player, bots.letter(laid, player.number, self._chance))

    # ---- time

    def settle(self) -> None:
        """Wait until the service has nothing left to do, and fetch everybody's mail."""
        self._settle("what is to be done now")

    def end(self) -> None:
        """Let time pass until the open phase is over, with the reminders on the way. Raises NotNow where none ends."""
        before = self.game()
        if before.status == "forming":
            start = f"adjudicator game start {self.name}"
            raise NotNow(f"{self.name} has not begun: `join` answers all invitations, `{start}` begins it without")
        if before.status == "finished":
            raise NotNow(f"{self.name} is over")
        while (game := self.game()).serial == before.serial and game.status != "finished":
            if not self._next():
                held = summaries.show(self.house.office, self.name).held
                why = f"the phase is held: {held}" if held else f"nothing happens in {self.name} by itself"
                raise NotNow(f"{why}; `adjudicator adjudicate {self.name}` ends the phase")

    def wait(self, much: timedelta) -> None:
        """Let so much time pass, with everything that happens on the way."""
        until = self.house.clock.now() + much
        while self._next(until):
            pass
        self.house.clock.move(until)
        self.settle()

    def _next(self, until: datetime | None = None) -> bool:
        """Move to the next instant at which something is to be done; False if there is none, or none until then."""
        with self.house.office.store.reading() as unit:
            at = unit.agenda.of(games.named(unit, self.name).id).next(self.house.clock.now())
        if at is None or (until is not None and at > until):
            return False
        self.house.clock.move(at)
        self.settle()
        return True

    def _laid(self) -> Table | None:
        with self.house.office.store.reading() as unit:
            return table.laid(unit, games.named(unit, self.name))

    def _fetched(self, message_id: str) -> bool:
        """Whether the service has filed a letter."""
        with self.house.office.store.reading() as unit:
            return any(message_id.encode() in stamp.head for stamp in unit.letters.stamps(_LATEST))

    def _settle(self, what: str, first: Callable[[], bool] = lambda: True) -> None:
        """Wait until something has come, and then until the service has nothing left to do; fetch everybody's mail."""

        def pause(seconds: float) -> None:
            self._watch()
            time.sleep(min(seconds, LOOK_SECONDS))

        wait_for(lambda: first() and at_rest(self.house.office), what, pause)
        for one in self.mailboxes:
            one.look()


@contextmanager
def staged(
    folder: Path,
    name: str,
    people: Sequence[Person],
    seed: int,
    manner: Manner,
    make: Callable[[House, bytes], None],
) -> Iterator[OwnGame]:
    """A game on servers of its own, in a folder, which is made; at the end all mailboxes are in it.

    `make` makes the game in the office of a house, with the game master's half of its seed. Raises what it raises,
    waiting.Stuck and worker.ServiceEnded.
    """
    with Embedded(accounts(people)) as post:
        house = furnish(folder, post, seed, manner)
        try:
            make(house, from_seed(seed, "rehearsal"))
            with Worker(house) as worker:
                own = OwnGame(house, name, people, seed, watch=worker.check)
                try:
                    yield own
                finally:
                    own.close()
        finally:
            house.office.store.close()
        post.maildir(folder / showing.MAILBOXES)
