"""Options that many commands have."""

from pathlib import Path
from typing import Annotated, Final

import typer

from adjudicator.cli.tools.command_errors import Wrong

CONFIG_VARIABLE: Final = "ADJUDICATOR_CONFIG"
"""The environment variable with the configuration, if no option names one."""


def _chosen(context: typer.Context, here: Path) -> Path:
    """The configuration named after the command, else before it, else in the environment."""
    said = context.get_parameter_source("config")
    before: Path | None = context.find_root().params.get("config")
    typed = said is not None and said.name == "COMMANDLINE"
    return here if before is None or typed else before


Config = Annotated[
    Path,
    typer.Option("--config", "-c", help="The configuration.", dir_okay=False, show_default=True, callback=_chosen),
]
CONFIG = Path("adjudicator.toml")

Json = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]

Game = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game.", show_default=False)]
Seat = Annotated[str, typer.Option("--seat", help="The seat, for example Red.", show_default=False)]


def told_of(turn: int | None, phase: int | None, otherwise: str) -> str | None:
    """The phase that --turn and --phase name; `otherwise` if neither is given. Raises Wrong for one alone."""
    if (turn is None) != (phase is None):
        raise Wrong(f"say both --turn and --phase, or neither for {otherwise}")
    return None if turn is None else f"turn {turn} phase {phase}"
