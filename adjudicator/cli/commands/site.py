"""`adjudicator site` and `zine`: pages on which anybody can watch the public games, and issues that tell of them."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.commands.paper import Paper
from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
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
        str, typer.Option(help="Where the site is on the web; `site.address` of the configuration if left out.")
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


def zine(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the issues are, and what they have told.")],
    name: Annotated[str, typer.Option(help="What the zine is called; the name of the service if left out.")] = "",
    language: Annotated[str, typer.Option(help="The language it is written in.")] = "English",
    pdf: Annotated[bool, typer.Option(help="With a PDF, which needs the extra `paper`.")] = True,
    paper: Annotated[Paper, typer.Option(help="The sheets of the PDF.")] = Paper.A4,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Write an issue of all public games since the last: standings, what happened, openings, closing words."""
    from adjudicator.service.publishing.zine import issue
    from adjudicator.service.settings.language_names import named

    room = office(config)
    code = named(language)
    if code not in room.languages:
        raise Wrong(f"there are no words in {language!r}; there are some in {', '.join(room.languages)}")
    made = issue(room, folder, language=str(code), name=name, size=paper.value, pdf=pdf)
    if json:
        showing.json(made)
        return
    if not made.games:
        typer.echo("no public game has news since the last issue, so there is no new one")
        return
    for file in made.files:
        typer.echo(f"{folder / file}")
    for fault in made.faults:
        typer.echo(f"adjudicator: {folder}: {fault}", err=True)
