"""`adjudicator health`: whether the service is well."""

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.options import CONFIG, Config, Json


def health(config: Config = CONFIG, json: Json = False) -> None:
    """Say whether the service is well, from the database alone.

    Exit code 1 and a line for each reason if it is not.
    """
    from adjudicator.service.health.health import patient
    from adjudicator.service.settings.toml_reader import load

    who = patient(load(config))
    try:
        reasons = who.examined()
    finally:
        who.store.close()
    if json:
        showing.json({"well": not reasons, "reasons": reasons})
    for reason in reasons if not json else ():
        typer.echo(reason.sentence)
    if reasons:
        raise typer.Exit(1)
    if not json:
        typer.echo("all is well")
