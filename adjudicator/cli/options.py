"""Options that many commands have."""

from pathlib import Path
from typing import Annotated

import typer

Config = Annotated[Path, typer.Option("--config", "-c", help="The configuration.", dir_okay=False, show_default=True)]
CONFIG = Path("adjudicator.toml")

Json = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]

Game = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game.", show_default=False)]
Seat = Annotated[str, typer.Option("--seat", help="The seat, for example Red.", show_default=False)]
