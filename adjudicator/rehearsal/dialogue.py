"""What a game master types in a rehearsal of their own game, line by line, and what they are shown."""

import re
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import timedelta
from pathlib import Path
from textwrap import fill
from typing import Final, Protocol
from zoneinfo import ZoneInfo

from msgspec import Struct

from adjudicator.engine.contract.misstatements import guess
from adjudicator.given_files import Unreadable, contents, text
from adjudicator.mail.servers.client import Received
from adjudicator.rehearsal import showing
from adjudicator.rehearsal.own_game import NotNow, OwnGame
from adjudicator.rehearsal.player import NotSent, Player
from adjudicator.service.games import summaries

PROGRAM: Final = "adjudicator"
LAST: Final = "."
"""The line below the last line of a letter."""
_TIME: Final = re.compile(r"(\d{1,3}) *(day|hour)s?", re.I)


class Mistyped(Exception):
    """A line is none that can be followed; the text says what would work."""


class Terminal(Protocol):
    """Where somebody types, and reads what is said."""

    def line(self, prompt: str) -> str | None:
        """The next line that is typed; None if there is none."""

    def say(self, words: str) -> None:
        """Show something."""

    def edited(self, head: str) -> str:
        """What somebody writes below a line in their editor."""

    def run(self, words: Sequence[str]) -> None:
        """Give another command of the program, on the rehearsal's own configuration."""


class Verb(Struct, frozen=True):
    """Something that can be typed: how it is written, what it does, and who does it."""

    usage: str
    says: str
    follow: Callable[["Dialogue", Sequence[str]], None]


class Dialogue:
    """A rehearsal as somebody sees it who types."""

    def __init__(self, own: OwnGame, terminal: Terminal, keep: Path | None = None) -> None:
        self._own = own
        self._terminal = terminal
        self._keep = keep
        self._ended = False

    def open(self) -> None:
        """What has happened before the first line is typed."""
        self._own.settle()
        self._tell()

    @property
    def ended(self) -> bool:
        """Whether somebody has ended the rehearsal."""
        return self._ended

    def follow(self, typed: str) -> None:
        """Do what a line says, and tell which letters have arrived. Raises Mistyped, NotNow and NotSent."""
        words = typed.split()
        if not words or words[0].startswith("#"):
            return
        name = words[0].lower()
        if name not in VERBS:
            raise Mistyped(f"{words[0]!r} is nothing to do here{guess(name, VERBS)}; `help` lists what there is")
        VERBS[name].follow(self, words[1:])

    # ---- letters

    def write(self, words: Sequence[str]) -> None:
        """A letter from a file, or from the lines that follow."""
        writer = self._whose(words)
        self._send(writer, _given(Path(" ".join(words[1:]))) if len(words) > 1 else self._typed(writer))

    def edit(self, words: Sequence[str]) -> None:
        """A letter from an editor."""
        writer = self._whose(words)
        self._send(writer, self._terminal.edited(f"# The letter of {writer.seat}. This line is not read."))

    def _typed(self, writer: Player) -> str:
        lines: list[str] = []
        while (line := self._terminal.line(f"{writer.seat}: ")) is not None and line.strip() != LAST:
            lines.append(line)
        return "\n".join([*lines, ""])

    def _send(self, writer: Player, letter: str) -> None:
        name = self._own.write(writer, letter)
        answer = writer.answer_to(name)
        self._tell()
        if answer is not None:
            self._show(answer)

    def join(self, words: Sequence[str]) -> None:
        """Everybody joins."""
        self._own.join()
        self._tell()

    def bots(self, words: Sequence[str]) -> None:
        """House bots write."""
        self._own.bots()
        self._tell()

    def list(self, words: Sequence[str]) -> None:
        """What is in the mailboxes."""
        for one in [self._whose(words)] if words else self._own.mailboxes:
            self._terminal.say(f"{one.seat}, {one.person.name} <{one.address}>: {_letters(one)}")
            for number, received in enumerate(one.inbox, start=1):
                self._terminal.say(f"  {number} {received.letter.subject}")

    def read(self, words: Sequence[str]) -> None:
        """A letter."""
        reader = self._whose(words)
        which = words[1] if len(words) > 1 else str(len(reader.inbox))
        if not which.isascii() or not which.isdigit() or not 0 < int(which) <= len(reader.inbox):
            raise Mistyped(f"{reader.seat} has {_letters(reader)}, and none is number {which}")
        self._show(reader.inbox[int(which) - 1])

    # ---- time

    def end(self, words: Sequence[str]) -> None:
        """The phase ends."""
        try:
            self._own.end()
        finally:
            self._tell()
            self._stand()

    def wait(self, words: Sequence[str]) -> None:
        """Time passes."""
        said = _TIME.fullmatch(" ".join(words))
        if said is None:
            raise Mistyped("say how long: wait 2 days, or wait 12 hours")
        self._own.wait(timedelta(**{f"{said[2].lower()}s": int(said[1])}))
        self._tell()
        self._stand()

    # ---- everything else

    def command(self, words: Sequence[str]) -> None:
        """Another command of the program."""
        try:
            self._terminal.run(shlex.split(" ".join(words)))
        except ValueError as fault:
            raise Mistyped(f"this cannot be read as a command: {fault}") from fault
        self._own.settle()
        self._tell()

    def help(self, words: Sequence[str]) -> None:
        """All that can be typed."""
        for verb in VERBS.values():
            self._terminal.say(f"  {verb.usage:<22}{verb.says}")

    def quit(self, words: Sequence[str]) -> None:
        """The end."""
        self._ended = True

    def _whose(self, words: Sequence[str]) -> Player:
        """The mailbox that the first word names."""
        names = {one.seat.lower(): one for one in self._own.mailboxes}
        said = words[0].lower() if words else ""
        found = [one for name, one in names.items() if said and name.startswith(said)]
        if said in names or len(found) == 1:
            return names.get(said) or found[0]
        listed = ", ".join(one.seat for one in names.values())
        raise Mistyped(
            f"say whose: {listed}"
            + (f", not {words[0]!r}{guess(words[0], [one.seat for one in names.values()])}" if words else "")
        )

    def _tell(self) -> None:
        """Say which letters have arrived."""
        for one, number, received in self._own.arrived():
            self._terminal.say(f"{one.seat} got {number}: {received.letter.subject}")
        if self._keep is not None:
            for one in self._own.mailboxes:
                showing.pages(self._keep / showing.PAGES, one)

    def _show(self, received: Received) -> None:
        rule = "-" * 72
        self._terminal.say(f"{rule}\n{showing.text(received).rstrip()}\n{rule}")

    def _stand(self) -> None:
        """Say how the game stands."""
        now = summaries.show(self._own.house.office, self._own.name)
        zone = ZoneInfo(now.zone)
        said = f"It is {self._own.house.clock.now().astimezone(zone):%a %d %b %Y %H:%M} {now.zone}. "
        if now.winners:
            said += f"{now.name} is over, won by {' and '.join(now.winners)}."
        elif now.deadline is not None:
            due = f"{now.deadline.astimezone(zone):%a %d %b %Y %H:%M}"
            said += f"In {now.name} {now.heading} is open, orders are due by {due}."
        else:
            said += f"{now.name} is {now.status}."
        self._terminal.say(fill(said, 100))


def _letters(one: Player) -> str:
    """How many letters are in a mailbox."""
    return "1 letter" if len(one.inbox) == 1 else f"{len(one.inbox)} letters"


def _given(path: Path) -> str:
    """The text of a file; raises Mistyped."""
    try:
        return text(contents(path))
    except Unreadable as fault:
        raise Mistyped(f"{path} cannot be read: {fault.sentence}") from fault
    except OSError as fault:
        raise Mistyped(f"{path} cannot be read: {fault.strerror}") from fault


VERBS: Final[Mapping[str, Verb]] = {
    "write": Verb(
        "write SEAT [FILE]",
        f"Send a letter: a file, or the lines below, up to a line with {LAST} alone.",
        Dialogue.write,
    ),
    "edit": Verb("edit SEAT", "The same, in your editor (EDITOR).", Dialogue.edit),
    "join": Verb("join", "All who have not joined answer their invitation with JOIN.", Dialogue.join),
    "bots": Verb("bots", "House bots write for all whose orders have not come.", Dialogue.bots),
    "end": Verb("end", "Let time pass until the open phase is over, with the reminders on the way.", Dialogue.end),
    "wait": Verb("wait 2 days", "Let so much time pass, or so many hours.", Dialogue.wait),
    "list": Verb("list [SEAT]", "List what is in the mailboxes, or in one.", Dialogue.list),
    "read": Verb(
        "read SEAT [NUMBER]", "Show a letter in a mailbox, the latest unless you give its number.", Dialogue.read
    ),
    PROGRAM: Verb(f"{PROGRAM} ...", "Give any other command: it is about this game alone.", Dialogue.command),
    "help": Verb("help", "List all this.", Dialogue.help),
    "quit": Verb("quit", "End the rehearsal.", Dialogue.quit),
}
"""Everything that can be typed. SEAT is a seat, or GM for the game master's own mailbox."""


def lines(dialogue: Dialogue, terminal: Terminal) -> Iterator[str]:
    """The lines that are typed, until one of them ends the rehearsal or there are no more."""
    while not dialogue.ended and (typed := terminal.line("rehearsal> ")) is not None:
        yield typed


WRONG: Final = (Mistyped, NotNow, NotSent)
"""What can be said of a line that cannot be followed; the rehearsal goes on."""
