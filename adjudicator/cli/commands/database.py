"""`adjudicator database copy`: all games into another database."""

from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.options import CONFIG, Config, Json

app = typer.Typer(help="Move to another database.", no_args_is_help=True)


@app.callback()
def _whole() -> None:
    """Move to another database."""


@app.command()
def copy(
    to: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Where to, for example postgresql://games@db.example.org/games.", show_default=False
        ),
    ],
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Copy everything into an empty database, while no service runs; then name that one in the configuration."""
    from adjudicator.engine.text.speech import counted
    from adjudicator.service.maintenance.database_move import copy as copied
    from adjudicator.service.settings.toml_reader import load

    counts = copied(load(config), to)
    if json:
        showing.json({"rows": counts})
        return
    rows = sum(counts.values())
    size = f"{counted(rows, 'row')} of {len(counts)} tables"
    typer.echo(f"{size} were copied and read back as they were, {counted(counts['game'], 'game')}")
    typer.echo(f"Now set store.url in {config}, put the old database away, and start the service.")
