"""`adjudicator deliver`: a letter from a mail server's alias."""

import sys
from typing import Annotated

import typer

from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config

SAID = ("ORIGINAL_RECIPIENT", "RECIPIENT")
"""Variables in which mail servers give a letter's recipient, if they cannot give it on a command line."""

# The exit codes that mail servers understand (sysexits.h): this is no letter; or try again later.
EMPTY, LATER = 65, 75


def deliver(
    to: Annotated[
        str, typer.Option(envvar=list(SAID), help="The address it was sent to, with what stands behind the plus.")
    ] = "",
    config: Config = CONFIG,
) -> None:
    """Store a letter from standard input; `adjudicator serve` handles it.

    Exit code 0 if it is on file, 65 for an empty one, and 75 (try again later) for any other failure.
    """
    raw = sys.stdin.buffer.read()
    if not raw.strip():
        typer.echo("adjudicator: there is no letter on standard input", err=True)
        raise typer.Exit(EMPTY)
    from adjudicator.mail.parsing.headers import addresses
    from adjudicator.service.mailroom.reception import receive

    try:
        # As local delivery does; the letter's own headers need not say where it was sent.
        delivered = [f"Delivered-To: {address}\n".encode() for _, address in addresses(to)[:1]]
        receive(office(config), b"".join(delivered) + raw, source="pipe")
    except Exception as fault:  # noqa: BLE001 - no letter may return to its sender because of a fault here
        typer.echo(f"adjudicator: try again later: {' '.join(str(fault).split()) or type(fault).__name__}", err=True)
        raise typer.Exit(LATER) from None
