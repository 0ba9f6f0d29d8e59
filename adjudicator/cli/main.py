"""The command `adjudicator`: every command in its place, and one line for anything that can go wrong with one."""

import atexit
import gc
import logging
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.tools import given_letters, showing
from adjudicator.cli.tools.command_errors import expected
from adjudicator.cli.tools.command_list import Commands
from adjudicator.cli.tools.options import CONFIG_VARIABLE
from adjudicator.disk_cache import shelf
from adjudicator.orders.grammar import parser_tables

app = typer.Typer(
    name="adjudicator",
    cls=Commands,
    help="Adjudicates play-by-mail games of simultaneous written orders: letters in, reports out.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    if wanted:
        from adjudicator import __version__

        typer.echo(f"adjudicator {__version__}")
        raise typer.Exit


@app.callback()
def _whole(
    context: typer.Context,
    config: Annotated[  # Each command asks for it: see `options.Config`.
        Path | None,
        typer.Option(
            "--config", "-c", envvar=CONFIG_VARIABLE, help="The configuration, for every command.", dir_okay=False
        ),
    ] = None,
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
) -> None:
    context.call_on_close(given_letters.close)
    parser_tables.keep_in(shelf)


def run() -> None:
    """Run the command line; expected errors are one line on stderr and exit code 1, wrong usage is 2."""
    # The collector need not go through everything at the end, to free one by one what ends with the process.
    atexit.register(gc.freeze)
    # Pydantic would search everything installed for plugins; nobody has any here.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    # The log is for `serve`; without this, Python would print warnings of ours beside a command's output.
    logging.getLogger("adjudicator").addHandler(logging.NullHandler())
    try:
        app()
    except BrokenPipeError:
        # The reader of our output has closed it; nothing may be written to it again, not even at the end.
        sys.stderr.close()
        sys.exit(1)
    except Exception as fault:
        sentence = expected(fault)
        if sentence is None:
            raise
        typer.echo(showing.safe(f"adjudicator: {sentence}"), err=True)
        sys.exit(1)
