"""`adjudicator game new`: makes a game from the command line."""

from typing import Any

import typer

from adjudicator.cli.tools.declared import taking
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config
from adjudicator.cli.tools.wanted_game import Wanted


@taking(Wanted)
def new(config: Config = CONFIG, **given: Any) -> None:
    """Make a game and invite its players, or open its seats. It begins when all have joined, or with `game start`."""
    wanted, room = Wanted(**given), office(config)
    typer.echo(wanted.said(wanted.made(room), room))
