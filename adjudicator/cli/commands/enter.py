"""`adjudicator orders enter`: letters on paper, typed in by a game master."""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer

from adjudicator.cli.tools import given_letters, showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.options import CONFIG, Config, Game, told_of

MOST: Final = 256 << 10
"""How many bytes of orders are read at once, as many as of the text of a letter."""

app = typer.Typer(help="Enter orders that came on paper.", no_args_is_help=True)


@app.callback()
def _orders() -> None:
    """Makes `enter` a command of its own."""


@app.command("enter")
def enter(
    game: Game,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="The seat, for example Red.", show_default=False)],
    letter: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FILE]",
            help="A text with orders, one on a line; - for stdin. Without it, your editor opens (EDITOR).",
            show_default=False,
        ),
    ] = None,
    turn: Annotated[int | None, typer.Option(help="The turn, so that no other phase can be meant.")] = None,
    phase: Annotated[int | None, typer.Option(help="The phase of the turn.")] = None,
    config: Config = CONFIG,
) -> None:
    """Enter the orders of a seat, and show its acknowledgement, which is also sent to the player.

    They count as if they had come by mail now: until the open phase is adjudicated. Exit code 1 if something was not
    understood; everything else stands all the same.
    """
    from adjudicator.service.master import paper_orders

    heading = told_of(turn, phase, "the open phase")
    lines = _lines(letter, f"# Orders of {seat} in {game}, one on a line. This line is not read.")
    said, understood = paper_orders.enter(given_letters.office(config), game, seat, lines, heading)
    showing.say(said)
    if not understood:
        raise typer.Exit(1)


def _lines(letter: Path | None, head: str) -> list[str]:
    if letter is not None:
        return given_letters.data(letter, "the letter", MOST).decode("utf-8", "replace").splitlines()
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not sys.stdin.isatty() or not editor:
        raise Wrong("give a file with the orders, - for what is piped in, or set EDITOR to the editor you like")
    with TemporaryDirectory() as folder:
        text = Path(folder) / "orders.txt"
        text.write_text(f"{head}\n\n", encoding="utf-8")
        if subprocess.run([*shlex.split(editor), str(text)], check=False).returncode:  # noqa: S603 - their editor
            raise Wrong(f"{editor} has failed; nothing was entered")
        return given_letters.data(text, "the letter", MOST).decode("utf-8", "replace").removeprefix(head).splitlines()
