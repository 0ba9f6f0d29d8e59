"""The command `adjudicator`: every command in its place, and one line for whatever can go wrong with one."""

import sys

import typer

from adjudicator.cli import (
    adjudicating,
    delivering,
    demo,
    desk,
    entering,
    explaining,
    files,
    game,
    letters,
    printing,
    proofs,
    publishing,
    setting_up,
    templates,
)
from adjudicator.cli.faults import expected

app = typer.Typer(
    name="adjudicator",
    help="Adjudicates play-by-mail games of simultaneous written orders: letters in, reports out.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("init")(setting_up.init)
app.command("deliver")(delivering.deliver)
app.command("serve")(setting_up.serve)
app.add_typer(game.app, name="game")
app.add_typer(entering.app, name="orders")
app.command("adjudicate")(adjudicating.adjudicate)
app.command("explain")(explaining.explain)
app.command("desk")(desk.desk)
app.add_typer(templates.app, name="templates")
app.command("notices")(game.notices)
app.command("check")(letters.check)
app.command("report")(letters.report)
app.command("print")(printing.print_)
app.command("verify")(proofs.verify)
app.command("simulate")(proofs.simulate)
app.command("case")(proofs.case)
app.command("site")(publishing.site)
app.command("demo")(demo.demo)


def _version(wanted: bool) -> None:
    if wanted:
        from adjudicator import __version__

        typer.echo(f"adjudicator {__version__}")
        raise typer.Exit


@app.callback()
def _whole(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
) -> None:
    context.call_on_close(files.close)


def run() -> None:
    """Run the command line; expected errors are one line on stderr and exit code 1, wrong usage is 2."""
    try:
        app()
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing may be written to it again, not even at the end.
        sys.stderr.close()
        sys.exit(1)
    except Exception as fault:
        sentence = expected(fault)
        if sentence is None:
            raise
        typer.echo(f"adjudicator: {sentence}", err=True)
        sys.exit(1)
