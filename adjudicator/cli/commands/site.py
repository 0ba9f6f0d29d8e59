"""Pages on which anybody can watch the public games, issues that tell of them, and a phase in one picture."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.commands.paper import Paper
from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, told_of


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


def picture(
    game: Game,
    turn: Annotated[int | None, typer.Option(help="Which turn it shows; the latest if left out.")] = None,
    phase: Annotated[int | None, typer.Option(help="Which phase it shows.")] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The PNG to write; named after game and phase if left out."),
    ] = None,
    language: Annotated[str, typer.Option(help="The language it is in.")] = "English",
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Write what a phase came to as one picture, which can be shown to anybody: board, fights, and how all stand.

    It holds what somebody without a seat may know, whether the game is public or not.
    """
    from adjudicator.service.games import games
    from adjudicator.service.publishing.phase_results import result_picture
    from adjudicator.service.settings.language_names import named

    wanted = told_of(turn, phase, "the latest phase")
    room = office(config)
    code = named(language)
    if code is None or code not in room.languages:
        raise Wrong(f"there are no words in {language!r}; there are some in {', '.join(room.languages)}")
    with room.store.unit() as unit:
        found = games.named(unit, game)
        made = result_picture(room, unit, found, wanted, code)
    place = output if output is not None else Path(made.name)
    place.write_bytes(made.data)
    if json:
        showing.json({"file": str(place)})
    else:
        typer.echo(str(place))
