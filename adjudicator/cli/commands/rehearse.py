"""`adjudicator rehearse`: a game master's own game on mail servers of its own, before anybody gets a letter."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime, time
from email.utils import formataddr
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from adjudicator.cli.tools import given_letters, showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.declared import taking
from adjudicator.cli.tools.options import CONFIG, CONFIG_VARIABLE, Config
from adjudicator.cli.tools.wanted_game import Wanted, person

if TYPE_CHECKING:
    from adjudicator.rehearsal.dialogue import Dialogue
    from adjudicator.rehearsal.house import House, Manner

_HOUR: Final = time(18, tzinfo=UTC)
_BEGINNING: Final = """\
A rehearsal of {name} on mail servers of this machine alone: nobody gets a letter, and nothing of yours is touched.
`help` lists what you can do; `join` lets everybody join.
"""


@taking(Wanted)
def rehearse(
    script: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Do what stands in this file, one thing on a line; - for stdin.", show_default=False
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Other dice.")] = 1,
    begins: Annotated[
        str, typer.Option(metavar="DATE", help="The day on which it begins, such as 2026-12-01; today if left out.")
    ] = "",
    keep: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Keep all letters, as mail and as pages, in this new folder.", show_default=False
        ),
    ] = None,
    config: Config = CONFIG,
    **given: Any,
) -> None:
    """Try a game of your own before the first real letter: no mail account, and nothing of yours is touched.

    Everything that `game new` takes can be given here, and means the same. You write letters as any of the players, let
    time pass, and see what is in each mailbox. Your configuration is only looked at for its words, zone and kind of
    reply addresses; there need be none.
    """
    from adjudicator.rehearsal.waiting import Stuck
    from adjudicator.rehearsal.worker import LOG, ServiceEnded

    wanted = Wanted(**given)
    manner = _manner(config, begins)
    terminal = _Terminal(given_letters.data(script, "the script").decode("utf-8", "replace") if script else None)
    with _folder(keep) as folder:
        try:
            _rehearsed(folder, wanted, manner, seed, terminal, keep)
        except (ServiceEnded, Stuck) as fault:
            kept = f"; its log is {folder / LOG}" if keep is not None else ""
            raise Wrong(f"the rehearsal broke off: {fault}{kept}") from fault


def _rehearsed(
    folder: Path, wanted: Wanted, manner: "Manner", seed: int, terminal: "_Terminal", keep: Path | None
) -> None:
    from adjudicator.rehearsal import showing as pages
    from adjudicator.rehearsal.dialogue import Dialogue
    from adjudicator.rehearsal.own_game import staged
    from adjudicator.rehearsal.people import stand_ins

    if wanted.open:
        raise Wrong("a rehearsal has players by name: leave out --open, and give one --player for each seat")
    people = stand_ins(person(one) for one in wanted.player or ())

    def make(house: "House", half: bytes) -> None:
        players = [formataddr((one.name, house.post.address(one.user))) for one in people]
        wanted._replace(player=players, gm="").made(house.office, half)

    with staged(folder, wanted.name, people, seed, manner, make) as own:
        terminal.house = own.house
        terminal.say(_BEGINNING.format(name=wanted.name))
        dialogue = Dialogue(own, terminal, keep)
        dialogue.open()
        _followed(dialogue, terminal)
    if keep is not None:
        terminal.say(f"Everything is in {folder}: {pages.MAILBOXES} holds the letters, {pages.PAGES} their pages.")


def _followed(dialogue: "Dialogue", terminal: "_Terminal") -> None:
    """Follow every line; one that cannot be followed ends a script, and is said to a person."""
    from adjudicator.rehearsal import dialogue as typing

    for line in typing.lines(dialogue, terminal):
        try:
            dialogue.follow(line)
        except (*typing.WRONG, Wrong) as fault:
            if not terminal.person:
                raise Wrong(f"line {terminal.number}, {line.strip()!r}: {fault}") from fault
            terminal.say(str(fault))


def _manner(config: Path, begins: str) -> "Manner":
    """How letters are written as the game master's own configuration says, if there is one, and when all begins."""
    from adjudicator.rehearsal.house import Manner
    from adjudicator.service.settings.clock import WallClock
    from adjudicator.service.settings.toml_reader import load

    try:
        day = date.fromisoformat(begins) if begins else WallClock().now().date()
    except ValueError as fault:
        raise Wrong(f"{begins!r} is no date; write one such as 2026-12-01") from fault
    start = datetime.combine(day, _HOUR)
    if config == CONFIG and not config.exists():
        return Manner(start=start)
    settings = load(config)
    house = settings.service
    return Manner(
        name=house.name,
        zone=house.zone,
        reply=house.reply,
        templates=settings.templates,
        situations=house.situations,
        start=start,
    )


@contextmanager
def _folder(keep: Path | None) -> Iterator[Path]:
    """Where everything is: a folder that is deleted at the end, or the one to keep; raises Wrong."""
    from tempfile import TemporaryDirectory

    if keep is None:
        with TemporaryDirectory(prefix="adjudicator-rehearsal-") as folder:
            yield Path(folder)
        return
    if keep.exists() and (not keep.is_dir() or any(keep.iterdir())):
        raise Wrong(f"{keep} is there already and not empty; name a new folder with --keep")
    yield keep


class _Terminal:
    """Somebody at a terminal, or the lines of a script, which are shown as if somebody had typed them."""

    def __init__(self, script: str | None) -> None:
        self.person = script is None and sys.stdin.isatty()
        self.number = 0
        self.house: House | None = None
        self._lines = iter(script.splitlines()) if script is not None else iter(sys.stdin)

    def line(self, prompt: str) -> str | None:
        """The next line; None at the end."""
        if self.person:
            # With it, lines can be changed before they are sent, and called back.
            with suppress(ImportError):
                import readline  # noqa: F401 - `input` uses it
            try:
                return input(prompt)
            except EOFError:
                self.say("")
                return None
        typed = next(self._lines, None)
        if typed is not None:
            self.number += 1
            self.say(f"{prompt}{typed.rstrip()}")
        return typed and typed.rstrip("\n")

    def say(self, words: str) -> None:
        """Show something at once."""
        showing.say(words)
        sys.stdout.flush()

    def edited(self, head: str) -> str:
        """What somebody writes in their editor."""
        return given_letters.edited(head, "set EDITOR to the editor you like, or write the letter here with `write`")

    def run(self, words: Sequence[str]) -> None:
        """Give a command on the rehearsal's own configuration, in a process of its own."""
        assert self.house is not None, "nothing is typed before there is a house"
        environment = {**os.environ, **self.house.environment, CONFIG_VARIABLE: str(self.house.configuration)}
        command = [sys.executable, "-m", "adjudicator.cli", *words]
        given = None if self.person else subprocess.DEVNULL
        subprocess.run(command, env=environment, stdin=given, check=False)  # noqa: S603 - they typed it
