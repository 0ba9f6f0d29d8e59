"""`adjudicator templates`: tries the words of letters before anybody reads them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.options import CONFIG, Config, Json

if TYPE_CHECKING:
    from adjudicator.service.proofreading import Proof

app = typer.Typer(help="Words of your own in letters and reports.", no_args_is_help=True)


@app.callback()
def _together() -> None:
    """Words of your own in letters and reports."""


@app.command()
def check(
    templates: Annotated[
        Path | None,
        typer.Option(help="The folder; otherwise the configuration says, or it is ours.", show_default=False),
    ] = None,
    game: Annotated[str, typer.Option(help="Only as this game sees them.", show_default=False)] = "",
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Make every kind of letter and page of every title with the templates and phrases; exit 1 if anything is wrong."""
    from adjudicator.service.proofreading import proofread
    from adjudicator.service.settings.toml_reader import load

    if templates is not None and not templates.is_dir():
        raise Wrong(f"{templates} is no folder")
    own = templates
    if own is None and config.exists():
        own = load(config).templates
        if own is not None and not own.is_dir():
            raise Wrong(f"there is no folder {own}, which service.templates names: make it, or correct the name")
    if game and not _known(game, own, config):
        raise Wrong(f"there is no game {game!r}, nor words of your own for one of that name in a folder games/{game}")
    found = proofread(own, game)
    if json:
        showing.json(found)
    else:
        showing.lines(_lines(found, own))
    if found.faults:
        raise typer.Exit(1)


def _known(game: str, own: Path | None, config: Path) -> bool:
    """Whether there is a game of this name, or one that already has words of its own."""
    from adjudicator.service.settings.template_folders import GAMES

    if own is not None and (own / GAMES / game).is_dir():
        return True
    if not config.exists():
        return False
    from adjudicator.cli.tools.given_letters import office

    with office(config).store.unit() as unit:
        return unit.games.named(game) is not None


def _lines(found: "Proof", own: Path | None) -> list[str]:
    from adjudicator.engine.text.speech import counted

    where = f"{own} and ours" if own is not None else "our own templates"
    said = [*map(str, found.faults), *(f"Note: {one}." for one in found.notes)]
    good = f"Nothing is wrong in {where}" if not found.faults else f"{counted(len(found.faults), 'fault')} in {where}"
    pages = f" and {found.pages} pages" if found.pages else ""
    return [*said, f"{good}: {found.letters} letters{pages} made."]
