"""`adjudicator desk`: all games before a games master, with a key for whatever he does to them."""

import os
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
    light: Annotated[
        bool | None, typer.Option("--light/--dark", help="The colours of your terminal; found out where it tells.")
    ] = None,
    config: Config = CONFIG,
) -> None:
    """Show all games: what is due, who owes orders, and what waits for you, with a key for whatever you do about it."""
    from adjudicator.cli.desk import words
    from adjudicator.service.overview import Watch
    from adjudicator.store.masters import COMMAND_LINE

    if name and not plain:
        raise Wrong("a game is named with --plain; otherwise choose it in the list")
    watch = Watch(office(config), who or COMMAND_LINE)
    if plain:
        told = words.seen(watch.game(name)) if name else words.overview(watch.overview())
        showing.lines(map(words.safe, told))
        return
    try:
        from adjudicator.cli.desk.terminal import Desk
    except ModuleNotFoundError as fault:
        raise _missing(fault) from fault
    Desk(watch, light=_light() if light is None else light).run()


def _missing(fault: ModuleNotFoundError) -> Wrong:
    return Wrong(f"{fault.name} is not installed: pip install 'adjudicator[desk]', or use --plain, which needs nothing")


def _light() -> bool:
    """Whether the terminal says that its background is light; many say nothing."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")
