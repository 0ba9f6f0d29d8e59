"""`adjudicator desk`: all games before a game master, with a key for everything they do."""

import os
import secrets
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Json

if TYPE_CHECKING:
    from adjudicator.service.master.overview import Watch

SHORTEST: Final = 12
"""The fewest characters of a password."""


def desk(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="With --plain: one game in full.")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="Print how things stand, line by line, and end: for a screen reader.")
    ] = False,
    who: Annotated[
        str, typer.Option("--as", metavar="ADDRESS", help="Which game master you are: only your games are shown.")
    ] = "",
    light: Annotated[
        bool | None, typer.Option("--light/--dark", help="The colours of your terminal; found out where it tells.")
    ] = None,
    web: Annotated[bool, typer.Option("--web", help="As pages for a browser of this machine, behind a login.")] = False,
    port: Annotated[int, typer.Option(help="With --web: the port on 127.0.0.1.", min=1, max=65535)] = 8462,
    host: Annotated[
        str,
        typer.Option("--name", metavar="HOST", help="With --web: the name of a proxy that speaks TLS."),
    ] = "",
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Show all games: what is due, who owes orders, and what waits for you, with a key for each thing you can do."""
    from adjudicator.cli.desk import words
    from adjudicator.service.master.overview import Watch
    from adjudicator.store.records.people.masters import COMMAND_LINE

    if plain and web:
        raise Wrong("--plain prints once and ends; --web stays: choose one of them")
    if json and not plain:
        raise Wrong("--json goes with --plain, which prints once and ends")
    if name and not plain:
        raise Wrong("a game is named with --plain; otherwise choose it in the list")
    watch = Watch(office(config), who or COMMAND_LINE)
    if json:
        showing.json(watch.game(name) if name else watch.overview())
        return
    if plain:
        told = words.seen(watch.game(name)) if name else words.overview(watch.overview())
        showing.lines(told)
        return
    if web:
        _serve(watch, port, host)
        return
    try:
        from adjudicator.cli.desk.terminal import Desk
    except ModuleNotFoundError as fault:
        raise _missing(fault) from fault
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("there is no terminal here; --plain prints how things stand")
    Desk(watch, light=_light() if light is None else light).run()


def _serve(watch: "Watch", port: int, host: str) -> None:
    """Serve the pages, protected by the password in the environment or by a word made for this session."""
    try:
        from adjudicator.cli.desk.door import Door
        from adjudicator.cli.desk.web import Pages, listening, server
    except ModuleNotFoundError as fault:
        raise _missing(fault) from fault
    from adjudicator.service.settings.configuration import DESK_PASSWORD
    from adjudicator.service.settings.environment import HERE

    password = HERE.get(DESK_PASSWORD, "")
    if password and len(password) < SHORTEST:
        raise Wrong(f"{DESK_PASSWORD} has fewer than {SHORTEST} characters; choose a longer one, or leave it out")
    word = password or secrets.token_urlsafe(16)
    with listening(port) as place:
        typer.echo(f"The desk is at http://127.0.0.1:{port}/ until you press Ctrl-C.")
        if not password:
            typer.echo(f"The word to come in with, once: {word}")
        server(Pages(watch, Door(word, once=not password), name=host)).run(sockets=[place])


def _missing(fault: ModuleNotFoundError) -> Wrong:
    return Wrong(f"{fault.name} is not installed: pip install 'adjudicator[desk]', or use --plain, which needs nothing")


def _light() -> bool:
    """Whether the terminal reports a light background; many report nothing."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")
