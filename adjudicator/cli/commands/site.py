"""`adjudicator site`: pages on which anybody can watch the public games."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Json


def site(
    folder: Annotated[
        Path,
        typer.Argument(metavar="FOLDER", help="Where the pages go; a web server, or rsync, takes them from there."),
    ],
    game: Annotated[
        list[str] | None, typer.Option(help="Only this game; give it again for more.", show_default=False)
    ] = None,
    url: Annotated[
        str, typer.Option(help="Where the site is on the web, for its feeds: https://games.example.org/")
    ] = "",
    name: Annotated[str, typer.Option(help="What the site is called; the name of the service if left out.")] = "",
    afresh: Annotated[
        bool, typer.Option("--afresh", help="Make every page anew, also of games of which nothing is new.")
    ] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Build a web site of what everybody may know of all public games, and of everything once they have ended."""
    from adjudicator.service.publishing import publish

    done = publish(office(config), folder, game or (), url=url, name=name, afresh=afresh)
    if json:
        showing.json(done)
    else:
        what = ", ".join(done.games) or "no game: there is no public one that has begun"
        typer.echo(f"{folder} shows {what}; {done.pages} files, {done.changed} of them changed")
