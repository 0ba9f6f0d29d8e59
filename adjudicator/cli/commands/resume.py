"""`adjudicator game resume`: one game goes on, or all that a restore has held."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Json

if TYPE_CHECKING:
    from adjudicator.service.maintenance.resumption import Left, Waits


def resume(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The name of the game.", show_default=False)] = "",
    restored: Annotated[
        bool, typer.Option("--restored", help="Instead of one game: all that a restore from a backup holds.")
    ] = False,
    yes: Annotated[
        bool, typer.Option("--yes", help="With --restored: let them go on; without it they are only shown.")
    ] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Let a paused or held game go on and tell its players; a deadline that has passed is set again."""
    if restored == bool(name):
        raise Wrong("say which game goes on, or --restored for all that a restore from a backup holds")
    if restored:
        _all(config, yes=yes, json=json)
        return
    if yes:
        raise Wrong("--yes goes with --restored; one game goes on without it")
    from adjudicator.service import master
    from adjudicator.service.games import summaries

    room = office(config)
    master.command(room, name, "RESUME")
    one = summaries.show(room, name)
    if json:
        showing.json(one)
        return
    typer.echo(f"{name} goes on: {one.heading}, orders are due by {showing.when(one.deadline, one.zone)}")


def _all(config: Path, *, yes: bool, json: bool) -> None:
    from adjudicator.service.games.games import GameWrong
    from adjudicator.service.maintenance import resumption

    room = office(config)
    waits, left = resumption.waiting(room)
    if not yes:
        if json:
            showing.json({"would_go_on": waits, "left": left})
        else:
            _show(waits, left)
        return
    refused: list[str] = []
    for one in waits:
        try:
            said = resumption.resume(room, one.game)
        except GameWrong as wrong:
            refused.append(one.game)
            typer.echo(str(wrong), err=True)
        else:
            showing.lines(() if json else said)
    if json:
        showing.json({"gone_on": [one for one in waits if one.game not in refused], "refused": refused, "left": left})
    else:
        _tell(left)
        if not waits:
            typer.echo(_NONE)
    if refused:
        raise Wrong("not all of them go on; see above")


_NONE = "No game waits because of a restore alone: nothing was done."


def _show(waits: "list[Waits]", left: "list[Left]") -> None:
    for one in waits:
        ends = showing.when(one.deadline, one.zone)
        how = f"orders are due by {ends}"
        if one.passed:
            how = f"its deadline has passed, and the new one would be {ends}"
        elif one.early:
            how = f"all are READY, and it ends by {ends}"
        showing.say(f"{one.game}: {one.heading}, {how}")
    _tell(left)
    if waits:
        typer.echo("Nothing has been done. With --yes, those that are not left as they are go on.")
    else:
        typer.echo(_NONE)


def _tell(left: "list[Left]") -> None:
    for one in left:
        showing.say(f"{one.game} is left as it is: {one.why}")
