"""`adjudicator desk`: all games before a games master, with a key for whatever he does to them."""

from typing import Annotated

import typer

from adjudicator.cli import showing
from adjudicator.cli.faults import Wrong
from adjudicator.cli.files import office
from adjudicator.cli.options import CONFIG, Config


def desk(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="With --plain: one game in full.")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="Print how things stand, line by line, and end: for a screen reader.")
    ] = False,
    who: Annotated[
        str, typer.Option("--as", metavar="ADDRESS", help="Which games master you are: only your games are shown.")
    ] = "",
    config: Config = CONFIG,
) -> None:
    """Show all games: what is due, who owes orders, and what waits for you."""
    from adjudicator.cli.desk import words
    from adjudicator.service.overview import Watch
    from adjudicator.store.masters import COMMAND_LINE

    if name and not plain:
        raise Wrong("a game is named with --plain; otherwise choose it in the list")
    watch = Watch(office(config), who or COMMAND_LINE)
    showing.lines(words.seen(watch.game(name)) if name else words.overview(watch.overview()))
