"""`adjudicator forget`: erase somebody from letters, tables and pages."""

from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Json

_ADDRESS = typer.Argument(
    metavar="[ADDRESS]", help="Whom to forget; without it, who waits is shown.", show_default=False
)


def forget(address: Annotated[str, _ADDRESS] = "", config: Config = CONFIG, json: Json = False) -> None:
    """Erase somebody from letters, tables and pages, when their games are over; or show who waits for that."""
    from adjudicator.service.work.forgetting import forget_due, wanted

    room = office(config)
    if address:
        with room.store.unit() as unit:
            wanted(room, unit, address.strip().lower())
        forget_due(room)
    with room.store.reading() as unit:
        known = unit.forgettings
        waiting = [(one, known.games(known.addresses(one.address))) for one in known.all()]
    if json:
        showing.json([{"address": one.address, "since": one.at, "games": games} for one, games in waiting])
        return
    if not waiting:
        showing.lines(("Everybody who was to be forgotten has been." if address else "Nobody waits to be forgotten.",))
        return
    showing.rows(
        ("Address", "Since", "Waits for the end of"),
        [
            (one.address, showing.when(one.at, room.zone), ", ".join(games) or "letters that have not left")
            for one, games in waiting
        ],
    )
