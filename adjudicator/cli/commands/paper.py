"""`adjudicator print`: packets on paper, for players without mail."""

from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, told_of


class Paper(Enum):
    """The paper sizes."""

    A4 = "a4"
    LETTER = "letter"


def print_(
    game: Game,
    seat: Annotated[
        str, typer.Option("--seat", help="The seat; every seat, each in a file of its own, if left out.")
    ] = "",
    turn: Annotated[int | None, typer.Option(help="Which turn it tells of; the latest if left out.")] = None,
    phase: Annotated[int | None, typer.Option(help="Which phase it tells of; turn 1 phase 0 is the deal.")] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The PDF to write; without --seat, a folder for them.", show_default=False),
    ] = None,
    paper: Annotated[
        Paper | None, typer.Option(help="The sheets to print on; those of the configuration if left out.")
    ] = None,
    words: Annotated[
        list[str] | None, typer.Option(help="A paragraph of your own in an invitation.", show_default=False)
    ] = None,
    rules: Annotated[
        bool, typer.Option("--rules", help="With the rules of everything in play; the first report has them.")
    ] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Write a report as a PDF for a player without mail: report, board, and a sheet to fill in by hand.

    In a game that has not begun, it is the invitation.
    """
    from adjudicator.service import master
    from adjudicator.service.games import paper_packets

    wanted = told_of(turn, phase, "the latest report")
    if output is not None and bool(seat) == output.is_dir():
        raise Wrong(f"{output} is {'a' if seat else 'no'} folder; name {'a file' if seat else 'one that is there'}")
    room = office(config)
    packets = paper_packets.packets(
        room, game, seat or None, wanted, paper.value if paper is not None else None, words or (), rules
    )
    # Looking for something that does not exist reveals nothing.
    master.look(room, game, f"a report of {seat.capitalize()} on paper" if seat else "all reports on paper")
    written = [
        (Path(one.name) if output is None else output if seat else output / one.name, one.pdf) for one in packets
    ]
    for place, pdf in written:
        place.write_bytes(pdf.data)
    if json:
        showing.json([{"file": str(place), "faults": pdf.faults} for place, pdf in written])
        return
    for place, pdf in written:
        typer.echo(f"{place}")
        for fault in pdf.faults:
            typer.echo(f"adjudicator: {place}: {fault}", err=True)
