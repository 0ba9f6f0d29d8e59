"""`adjudicator orders enter`: letters on paper, typed in by a game master."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.tools import given_letters, showing
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, told_of

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
    json: Json = False,
) -> None:
    """Enter the orders of a seat, and show its acknowledgement, which is also sent to the player.

    They count as if they had come by mail now: until the open phase is adjudicated. Exit code 1 if something was not
    understood; everything else stands all the same.
    """
    from adjudicator.service.master import paper_orders

    heading = told_of(turn, phase, "the open phase")
    lines = _lines(letter, f"# Orders of {seat} in {game}, one on a line. This line is not read.")
    said, understood = paper_orders.enter(given_letters.office(config), game, seat, lines, heading)
    if json:
        showing.json({"understood": understood, "answer": said})
    else:
        showing.say(said)
    if not understood:
        raise typer.Exit(1)


def _lines(letter: Path | None, head: str) -> list[str]:
    if letter is not None:
        return given_letters.data(letter, "the letter", given_letters.ORDERS).decode("utf-8", "replace").splitlines()
    wanted = "give a file with the orders, - for what is piped in, or set EDITOR to the editor you like"
    return given_letters.edited(head, wanted).splitlines()
