"""`adjudicator game ...` and `notices`: what a game master does with games."""

import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from adjudicator.cli.commands import master_commands, new_game, resume
from adjudicator.cli.tools import showing
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json
from adjudicator.cli.tools.wanted_game import person

if TYPE_CHECKING:
    from adjudicator.service.games.game_list import Listed


app = typer.Typer(help="Make, list, show, start, pause and resume games, and seat players.", no_args_is_help=True)
master_commands.add_to(app)


app.command("new")(new_game.new)


@app.command("list")
def list_(config: Config = CONFIG, json: Json = False) -> None:
    """List all games."""
    from adjudicator.service.games import game_list, summaries
    from adjudicator.service.master.overview import Watch

    room = office(config)
    if json:
        with room.store.unit() as unit:
            names = [game.name for game in unit.games.all()]
        showing.json([summaries.show(room, name) for name in names])
        return
    shown = game_list.listed(room)
    if not shown:
        typer.echo(
            "There are no games yet; make one with: "
            'adjudicator game new NAME --title TITLE --player "Ann <ann@example.org>" ...'
        )
    else:
        showing.rows(
            ("Game", "Status", "Open", "Orders are due", "Written"),
            [
                (
                    one.name,
                    _status(one),
                    one.heading,
                    showing.when(one.deadline, one.zone),
                    _written(one),
                )
                for one in shown
            ],
        )
    unseen = len(Watch(room).notices())
    if unseen:
        typer.echo(f"Unread notices: {unseen}; adjudicator notices shows them.")


_AGREED: Final = {
    "draw": ": a draw that its players voted for",
    "conceded": ", to whom the others conceded it by their votes",
}


def _status(game: "Listed") -> str:
    """How a game stands, in one word: a held phase does not end at its deadline."""
    if game.winners:
        return f"won by {' and '.join(game.winners)}"
    return "held" if game.held and game.status == "running" else game.status


def _written(game: "Listed") -> str:
    """How many of the players who owe orders have written."""
    return f"{game.written} of {game.owing}" if game.owing else ""


@app.command("show")
def show(name: Game, config: Config = CONFIG, json: Json = False) -> None:
    """Show how a game stands: its phase, its deadline, and who has written."""
    from adjudicator.service.games import summaries

    one = summaries.show(office(config), name)
    if json:
        showing.json(one)
        return
    heading = f", {one.heading} is open" if one.heading else ""
    typer.echo(f"{one.name} ({one.title}) is {one.status}{heading}.")
    if one.deadline is not None:
        typer.echo(f"Orders are due by {showing.when(one.deadline, one.zone)}.")
    if one.timetable:
        showing.say(f"Its timetable, by the clock of {one.zone}: {one.timetable}.")
    for sentence in one.besides:
        showing.say(sentence)
    if one.held:
        showing.say(
            f"The phase is held: {one.held}. "
            f"adjudicator adjudicate {name} ends it, adjudicator game resume {name} lets it go on."
        )
    if one.winners:
        typer.echo(f"It was won by {' and '.join(one.winners)}{_AGREED.get(one.agreed, '')}.")
    heard = {True: "have come", False: "still to come", None: "owes none"}
    running = one.status in ("running", "paused") and not one.blind
    showing.rows(
        ("Seat", "Player", "Address", "Status", *(("Orders",) if running else ())),
        [
            (seat.seat, seat.player, seat.address, seat.status, *((heard[seat.heard],) if running else ()))
            for seat in one.seats
        ],
    )
    for seat in one.seats:
        if seat.bounced:
            typer.echo(f"Letters to {seat.seat} at {seat.address} come back ({seat.bounced} since they last wrote).")


@app.command("record")
def record(name: Game, config: Config = CONFIG) -> None:
    """Write out the public record of a finished game, which `verify` plays again: `game record NAME > NAME.json`."""
    from adjudicator.service.games import games

    sys.stdout.buffer.write(games.record(office(config), name))


@app.command("pause")
def pause(
    name: Game,
    days: Annotated[int, typer.Option(help="After so many days it goes on by itself; 90 at most.")] = 28,
    config: Config = CONFIG,
) -> None:
    """Stop the clock of a game and tell its players; letters still count."""
    from adjudicator.service import master

    master.command(office(config), name, "PAUSE", f"FOR {days} days")
    typer.echo(f"{name} is paused for {days} days at most; adjudicator game resume {name} lets it go on before")


app.command("resume")(resume.resume)


@app.command("start")
def start(name: Game, config: Config = CONFIG) -> None:
    """Begin a game before everybody has joined; players who have not joined keep their seats."""
    from adjudicator.service import master
    from adjudicator.service.games import summaries

    room = office(config)
    master.command(room, name, "START")
    one = summaries.show(room, name)
    typer.echo(f"{name} has begun: {one.heading}, orders are due by {showing.when(one.deadline, one.zone)}")


@app.command("seat")
def seat(
    name: Game,
    which: Annotated[str, typer.Argument(metavar="SEAT", help="The seat, for example Red.", show_default=False)],
    player: Annotated[
        str, typer.Argument(metavar="PLAYER", help='Who is invited: "Dan <dan@example.org>".', show_default=False)
    ],
    words: Annotated[
        list[str] | None, typer.Option(help="A paragraph of your own in the invitation.", show_default=False)
    ] = None,
    config: Config = CONFIG,
) -> None:
    """Invite somebody to a seat that nobody has taken yet, or that has lost its player."""
    from email.utils import formataddr

    from adjudicator.service import master

    showing.lines(master.command(office(config), name, "SEAT", f"{which} BY {formataddr(person(player))}", words or ()))


@app.command("rule")
def rule(
    name: Game,
    which: Annotated[str, typer.Argument(metavar="SEAT", help="The seat, for example Red.", show_default=False)],
    words: Annotated[
        str, typer.Argument(metavar="RULING", help="What comes of it, in the words of the title.", show_default=False)
    ],
    config: Config = CONFIG,
) -> None:
    """Rule by hand on what a player attempted; it happens at the start of the open phase, and everybody is told."""
    from adjudicator.service import master

    showing.lines(master.command(office(config), name, "RULE", f"{which} {words}"))


def notices(
    seen: Annotated[bool, typer.Option("--seen", help="Do not show them again.")] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Show the notices that the game master has not read yet."""
    from adjudicator.service.master.overview import Watch

    room = office(config)
    watch = Watch(room)
    unread, untold = watch.notices(), watch.untold()
    if seen:
        watch.see([notice.id for notice in unread])
    if json:
        showing.json([{"number": one.id, "at": one.at, "kind": one.kind, "text": one.text} for one in unread])
        return
    if not unread and not untold:
        typer.echo("There are no new notices.")
    for one in unread:
        showing.say(f"{showing.when(one.at, room.zone)}, {one.kind}: {one.text}\n\n")
    for name in untold:
        showing.say(
            f"There are notices about {name} that a player must not read, and all its game masters play in it. "
            f"Whoever types is shown them once there is one who does not: adjudicator game master {name} ADDRESS"
        )
