"""The hand of a game master on a game: who acts, when, and on which game."""

import re
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from adjudicator.mail.intake import length
from adjudicator.mail.parsing.letter import Line as MailLine
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.service.documents.game_notices import notice, notice_key
from adjudicator.service.game import orders_on_file, seat_names, table
from adjudicator.service.game.orders_on_file import Body
from adjudicator.service.game.table import Table
from adjudicator.service.games import games
from adjudicator.service.games.games import GameWrong
from adjudicator.service.office.gm_notices import blind, playing
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.masters import COMMAND_LINE
from adjudicator.store.tables.values import Game, Seat

_PHASE: Final = re.compile(r"\bturn\s+(\d{1,9})\s*,?\s*phase\s+(\d{1,9})\b", re.I)


def few_enough(lines: Sequence[str], instead: str) -> None:
    """Raise GameWrong if there are more lines than are read of a letter; `instead` says what came of it."""
    numbered = [MailLine(number, text) for number, text in enumerate(lines, start=1) if text.strip()]
    beyond = length.told(numbered)
    if beyond is not None:
        raise GameWrong(
            f"these are more lines than I read at once ({beyond.most}; a longer line counts once for every "
            f"{beyond.columns} characters): it is too much from line {beyond.line} on, {beyond.words!r}. {instead}"
        )


class Miswritten(GameWrong):
    """A command cannot be carried out as written, and its usage would help."""


class Hand(Struct, frozen=True):
    """Who acts (an address, or the command line), on which game, when, and within which unit of work."""

    office: Office
    unit: Unit
    game: Game
    who: str
    at: datetime
    outdated: bool = False
    """Whether the command may date from before a restore: then it may have been meant for the lost files."""

    @property
    def now(self) -> Game:
        """The game as it is now."""
        return self.unit.games.get(self.game.id)

    def laid(self) -> Table:
        """The open phase; raises GameWrong if there is none."""
        game = self.now
        laid = table.laid(self.unit, game)
        if laid is None:
            raise GameWrong(f"{game.name} has no open phase: {games.condition(game)}")
        return laid

    def open_phase(self, text: str) -> tuple[Table, str]:
        """The open phase, which the words must name, and the remaining words; raises GameWrong, which names the phase.

        So a command that arrives late, or a second time, does nothing to another phase.
        """
        laid = self.laid()
        named, rest = phase_in(text)
        if not named:
            raise Miswritten(
                f"say which phase is meant, so that it cannot be another one by then: {laid.heading} is open"
            )
        if named != str(laid.heading):
            raise GameWrong(f"{named} is not open, {laid.heading} is; nothing was done")
        return laid, rest

    def seat(self, said: str) -> Seat:
        """The seat of this name; raises GameWrong."""
        return games.seat_named(self.unit, self.game, said)

    def when(self, moment: datetime) -> str:
        """An instant by the clock of the game."""
        return f"{moment.astimezone(ZoneInfo(self.game.zone)):%-d %B %Y, %H:%M} ({self.game.zone})"

    @property
    def blind(self) -> bool:
        """Whether the person may see no more of the game than a player."""
        return blind(self.who, set(self.unit.masters.of(self.game.id)), playing(self.unit, self.game))

    def look(self, what: str) -> None:
        """Refuse something that only a person who does not play may see; raises GameWrong."""
        if self.blind:
            raise GameWrong(
                f"{what} cannot be shown to somebody who plays in {self.game.name}; name another game master with "
                f"MASTER eve@example.org, or at the command line: adjudicator game master {self.game.name} ADDRESS"
            )

    def log(self, what: str) -> int:
        """Log an action; returns the number of the entry."""
        return self.unit.masters.log(self.game.id, who=self.who, at=self.at, serial=self.now.serial, text=what)

    def read(self, laid: Table, seat: Seat, lines: Sequence[str]) -> tuple[LetterReading, Body | None]:
        """Lines that a master gives as orders of a seat in a phase, as read, and what is kept of them."""
        view, numbered = laid.view(seat.number), tuple(Line(*one) for one in enumerate(lines, start=1))
        known = seat_names.of(self.unit, laid, self.at)
        written, reading = orders_on_file.read_from(laid.title, view, seat.number, numbered, known)
        return reading, orders_on_file.body(laid.title, view, seat.number, written, reading)

    def file(
        self, laid: Table, seat: Seat, words: str, *, source: str, key: str, verdict: str, body: Body | None
    ) -> None:
        """File a master's words for a seat among the letters of a phase.

        `key` tells them from the same words given at another time: equal bytes are filed only once.
        """
        message_id = f"<{source}.{key}@{self.office.host}>"
        filed = self.unit.letters.receive(words.encode(), source=source, message_id=message_id, received_at=self.at)
        self.unit.letters.handle(
            filed.id,
            verdict,
            at=self.at,
            game_id=self.game.id,
            seat=seat.number,
            serial=laid.phase.serial,
            body=orders_on_file.written(body) if body is not None else None,
        )

    def tell(self, seats: Sequence[Seat], heading: str, paragraphs: Sequence[str]) -> None:
        """A notice to some seats.

        Nothing in it may depend on the number of the action, which reveals what else game masters have done. Of notices
        with the same heading at the same moment, the seat's second one is counted as the second.
        """
        game = self.now
        laid = table.laid(self.unit, game)
        mails = []
        for seat in seats:
            keys = (f"{self.at.isoformat()}/{heading}/{n}" for n in count(1))
            new = self.unit.outbox.free(keys, partial(notice_key, game, seat))
            mails.append(notice(self.office, self.unit, game, laid, seat, heading, paragraphs, key=new, at=self.at))
        self.unit.outbox.queue(mails)

    def players(self) -> list[Seat]:
        """The seats of all players who are to be told what happens to the game."""
        laid = table.laid(self.unit, self.now)
        seats = self.unit.seats.of(self.game.id)
        if laid is None:
            return [seat for seat in seats if seat.status == "playing"]
        return [seat for seat in seats if laid.seated(seat.number)]


def taken(office: Office, unit: Unit, name: str, who: str = COMMAND_LINE) -> Hand:
    """The hand of one of a game's masters, or of the command line, on the game; raises GameWrong for anybody else."""
    game = games.named(unit, name)
    masters = unit.masters.of(game.id)
    if who not in (COMMAND_LINE, *masters):
        raise GameWrong(f"{who} is no game master of {game.name}; those who are: {', '.join(masters)}")
    return Hand(office, unit, game, who, office.clock.now())


def phase_in(text: str) -> tuple[str, str]:
    """The phase that some words name (empty: none), and the remaining words."""
    found = _PHASE.search(text)
    if found is None:
        return "", " ".join(text.split())
    return f"turn {int(found[1])} phase {int(found[2])}", " ".join(
        (text[: found.start()] + text[found.end() :]).split()
    )
