"""Options that many commands have."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.faults import Wrong

Config = Annotated[Path, typer.Option("--config", "-c", help="The configuration.", dir_okay=False, show_default=True)]
CONFIG = Path("adjudicator.toml")

Json = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]

Game = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game.", show_default=False)]
Seat = Annotated[str, typer.Option("--seat", help="The seat, for example Red.", show_default=False)]


def told_of(turn: int | None, phase: int | None, otherwise: str) -> str | None:
    """The phase that --turn and --phase name; None for neither, which means `otherwise`. Raises Wrong for one alone."""
    if (turn is None) != (phase is None):
        raise Wrong(f"say both --turn and --phase, or neither for {otherwise}")
    return None if turn is None else f"turn {turn} phase {phase}"
