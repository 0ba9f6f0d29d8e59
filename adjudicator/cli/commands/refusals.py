"""`adjudicator refusals`: who wants no letters."""

from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Json

_ADD = typer.Option(metavar="ADDRESS", help="Write to this address no more.", show_default=False)
_REMOVE = typer.Option(metavar="ADDRESS", help="Write to this address again.", show_default=False)


def refusals(
    add: Annotated[str, _ADD] = "",
    remove: Annotated[str, _REMOVE] = "",
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Show the addresses that are not written to, because their owners want no letters; add one or take one off."""
    from adjudicator.service.master import refusals as listed

    if add and remove:
        raise Wrong("say either --add or --remove")
    room = office(config)
    with room.store.unit() as unit:
        said: tuple[str, ...] = ()
        if add:
            said = listed.put_on(room, unit, add.strip().lower(), room.clock.now())
        elif remove:
            said = listed.taken_off(unit, remove.strip().lower())
        names = {game.id: game.name for game in unit.games.all()}
        found = unit.refusals.all()
    if json:
        showing.json(
            [
                {
                    "address": one.address,
                    "player": one.player,
                    "at": one.at,
                    "game": names.get(one.game_id or 0),
                    "by": one.who or "themselves",
                    "kept_back": one.kept_back,
                }
                for one in found
            ]
        )
        return
    if said or not found:
        showing.lines(said or (listed.NOBODY,))
        return
    showing.rows(
        ("Address", "Player", "Since", "Game", "Said by", "Kept back"),
        [
            (
                one.address,
                one.player,
                showing.when(one.at, room.zone),
                names.get(one.game_id or 0, ""),
                one.who or "themselves",
                str(one.kept_back),
            )
            for one in found
        ],
    )
