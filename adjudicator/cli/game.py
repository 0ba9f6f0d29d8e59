"""`adjudicator game ...` and `notices`: what a game master does with games."""

import sys
from datetime import date, datetime
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli import mastering, resuming, showing
from adjudicator.cli.faults import Wrong
from adjudicator.cli.files import data, office
from adjudicator.cli.options import CONFIG, Config, Game, Json

if TYPE_CHECKING:
    from adjudicator.service.presenting import Shown
    from adjudicator.service.pressing import Copies, PressRules


class ReadyShown(Enum):
    """What players are told of who else is READY."""

    NOBODY = "nobody"
    COUNT = "count"
    NAMES = "names"


app = typer.Typer(help="Make, list, show, start, pause and resume games, and seat players.", no_args_is_help=True)
mastering.add_to(app)


_PRESS = ("none", "open", "anonymous", "both")
_WHEN = ("now", "results")
_COPIES: "dict[str, Copies]" = {"none": "none", "public": "public", "all": "all"}


@app.command("new")
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A name such as andromeda.", show_default=False)],
    player: Annotated[
        list[str],
        typer.Option(
            help='One for each player: "Ann Lee <ann@example.org>". Seats go in this order.', show_default=False
        ),
    ],
    title: Annotated[str, typer.Option(help="What is played; need not be said while there is only one title.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="A rulebook value, for example bases_to_win=4.", show_default=False)
    ] = None,
    hours: Annotated[float, typer.Option(help="How long a phase is.")] = 168.0,
    remind: Annotated[
        float | None,
        typer.Option(help="Hours before the end at which to remind; 0: never. Usually a quarter of the phase."),
    ] = None,
    deadlines: Annotated[
        str,
        typer.Option(
            help='When phases end, instead of --hours: "Tue, Fri 21:00; not 17 Dec - 31 Dec", or an RRULE.',
            show_default=False,
        ),
    ] = "",
    holidays: Annotated[
        list[Path] | None,
        typer.Option(help="A calendar file (.ics): no deadline falls on its days.", show_default=False),
    ] = None,
    at_least: Annotated[
        float | None,
        typer.Option(help="With --deadlines: a phase is not shorter than so many hours.", show_default=False),
    ] = None,
    grace: Annotated[float, typer.Option(help="Hours that missing orders are waited for after a deadline.")] = 0.0,
    early: Annotated[bool, typer.Option(help="End a phase early once all who owe orders are READY.")] = True,
    repent: Annotated[float, typer.Option(help="Minutes between all being READY and the early end.")] = 30.0,
    shown: Annotated[
        ReadyShown, typer.Option("--show-ready", help="What players are told of who else is READY.")
    ] = ReadyShown.NOBODY,
    hold_silent: Annotated[
        float,
        typer.Option(help="Hold a phase if more than so many percent of those who owe orders sent none; 100: never."),
    ] = 50.0,
    absent: Annotated[int, typer.Option(help="How many days each player can be away; 0: deadlines stay.")] = 14,
    stretch: Annotated[int, typer.Option(help="By how many days a deadline is put off at most.")] = 14,
    zone: Annotated[str, typer.Option(help="The zone of its deadlines; that of the configuration if left out.")] = "",
    gm: Annotated[str, typer.Option(help="Its game master's address; that of the configuration if left out.")] = "",
    words: Annotated[
        list[str] | None, typer.Option(help="A paragraph of your own in the invitation.", show_default=False)
    ] = None,
    press: Annotated[
        str, typer.Option(help="Messages between players: none, open (signed), anonymous, or both.")
    ] = "open",
    press_when: Annotated[str, typer.Option(help="When they are delivered: now, or with the results.")] = "now",
    press_size: Annotated[int, typer.Option(help="The most characters of a message.")] = 4000,
    press_most: Annotated[int, typer.Option(help="The most messages of a player in a phase.")] = 30,
    press_copies: Annotated[
        str, typer.Option(help="What you are sent a copy of: none, public (those to everybody), or all.")
    ] = "none",
    public: Annotated[
        bool, typer.Option("--public", help="Publish what everybody may know of it with `adjudicator site`.")
    ] = False,
    config: Config = CONFIG,
) -> None:
    """Make a game and invite its players. It begins when all have joined, or with `game start`."""
    from adjudicator.service import games, timetable
    from adjudicator.service.schedule import Schedule

    room = office(config)
    try:
        schedule = Schedule(
            hours=hours,
            remind=remind,
            deadlines=timetable.read(deadlines) if deadlines else None,
            holidays=_holidays(holidays or [], zone or room.zone, room.clock.now()),
            least=at_least,
            grace=grace,
            repent=repent if early else None,
            shown=shown.value,
            silent=hold_silent / 100,
            absent=absent,
            stretch=stretch,
        )
    except ValueError as fault:
        raise Wrong(str(fault)) from fault
    game = games.create(
        room,
        title=title or _only_title(),
        name=name,
        players=[games.Player(*_person(one)) for one in player],
        options=dict(_value(one) for one in option or []),
        gm=gm,
        schedule_of=schedule,
        zone=zone,
        words=words or (),
        press=_press(press, press_when, press_size, press_most, press_copies),
        public=public,
    )
    typer.echo(f"{game.name}: {len(player)} players are invited as soon as the service runs (adjudicator serve)")


def _holidays(files: list[Path], zone: str, now: datetime) -> tuple[tuple[date, date], ...]:
    from adjudicator.service.timetable import holidays

    found: list[tuple[date, date]] = []
    for path in files:
        try:
            found += [(one.first, one.last) for one in holidays.read(data(path, "the calendar"), zone, now)]
        except ValueError as fault:
            raise Wrong(f"{path}: {fault}") from fault
    return tuple(sorted(set(found)))


def _press(kinds: str, when: str, size: int, most: int, copies: str) -> "PressRules":
    from adjudicator.service.pressing import PressRules

    known = (("--press", kinds, _PRESS), ("--press-when", when, _WHEN), ("--press-copies", copies, _COPIES))
    for name, said, there in known:
        if said not in there:
            raise Wrong(f"{name} is one of {', '.join(there)}, not {said!r}")
    try:
        return PressRules(
            open=kinds in ("open", "both"),
            anonymous=kinds in ("anonymous", "both"),
            results=when == "results",
            longest=size,
            most=most,
            copies=_COPIES[copies],
        )
    except ValueError as fault:
        raise Wrong(str(fault)) from fault


def _only_title() -> str:
    from adjudicator.games.catalogue import titles

    names = list(titles())
    if len(names) != 1:
        raise Wrong(f"say what is played with --title; there are: {', '.join(names)}")
    return names[0]


def _person(said: str) -> tuple[str, str]:
    from email.utils import parseaddr

    name, address = parseaddr(said)
    if "@" not in address:
        raise Wrong(f'{said!r} is no player; write "Ann Lee <ann@example.org>"')
    return name or address.partition("@")[0], address


def _value(said: str) -> tuple[str, str]:
    name, equals, value = said.partition("=")
    if not (name and equals and value):
        raise Wrong(f"{said!r} is no rulebook value; write name=value, for example bases_to_win=4")
    return name, value


@app.command("list")
def list_(config: Config = CONFIG, json: Json = False) -> None:
    """List all games."""
    from adjudicator.service import presenting

    room = office(config)
    with room.store.unit() as unit:
        names = [game.name for game in unit.games.all()]
        unseen = len(unit.notices.unseen())
    shown = [presenting.show(room, name) for name in names]
    if json:
        showing.json(shown)
        return
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
    if unseen:
        typer.echo(f"Unread notices: {unseen}; adjudicator notices shows them.")


def _status(game: "Shown") -> str:
    """How a game stands, in a word: a phase that is held does not end at its deadline."""
    if game.winners:
        return f"won by {' and '.join(game.winners)}"
    return "held" if game.held and game.status == "running" else game.status


def _written(game: "Shown") -> str:
    """How many of those who owe orders have written."""
    owing = [seat.heard for seat in game.seats if seat.heard is not None]
    return f"{sum(owing)} of {len(owing)}" if owing else ""


@app.command("show")
def show(name: Game, config: Config = CONFIG, json: Json = False) -> None:
    """Show how a game stands: its phase, its deadline, and who has written."""
    from adjudicator.service import presenting

    one = presenting.show(office(config), name)
    if json:
        showing.json(one)
        return
    heading = f", {one.heading} is open" if one.heading else ""
    typer.echo(f"{one.name} ({one.title}) is {one.status}{heading}.")
    if one.deadline is not None:
        typer.echo(f"Orders are due by {showing.when(one.deadline, one.zone)}.")
    if one.timetable:
        showing.say(f"Its timetable, by the clock of {one.zone}: {one.timetable}.")
    for sentence in one.away:
        typer.echo(sentence)
    if one.held:
        showing.say(
            f"The phase is held: {one.held}. "
            f"adjudicator adjudicate {name} ends it, adjudicator game resume {name} lets it go on."
        )
    if one.winners:
        typer.echo(f"It was won by {' and '.join(one.winners)}.")
    heard = {True: "have come", False: "still to come", None: "owes none"}
    running = one.status in ("running", "paused")
    showing.rows(
        ("Seat", "Player", "Address", "Status", *(("Orders",) if running else ())),
        [
            (seat.seat, seat.player, seat.address, seat.status, *((heard[seat.heard],) if running else ()))
            for seat in one.seats
        ],
    )
    for seat in one.seats:
        if seat.bounced:
            typer.echo(f"Letters to {seat.seat} at {seat.address} come back ({seat.bounced} since he last wrote).")


@app.command("record")
def record(name: Game, config: Config = CONFIG) -> None:
    """Write out the public record of a finished game, which `verify` plays again: `game record NAME > NAME.json`."""
    from adjudicator.service import games

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


app.command("resume")(resuming.resume)


@app.command("start")
def start(name: Game, config: Config = CONFIG) -> None:
    """Begin a game before everybody has joined; who has not has a seat all the same."""
    from adjudicator.service import master, presenting

    room = office(config)
    master.command(room, name, "START")
    one = presenting.show(room, name)
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

    showing.lines(
        master.command(office(config), name, "SEAT", f"{which} BY {formataddr(_person(player))}", words or ())
    )


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
    """Show what the game master must know and has not seen yet."""
    room = office(config)
    with room.store.unit() as unit:
        unread = unit.notices.unseen()
        if seen:
            unit.notices.see([notice.id for notice in unread], room.clock.now())
    if json:
        showing.json([{"number": one.id, "at": one.at, "kind": one.kind, "text": one.text} for one in unread])
        return
    if not unread:
        typer.echo("There are no new notices.")
    for one in unread:
        showing.say(f"{one.id}. {showing.when(one.at, room.zone)}, {one.kind}: {one.text}\n\n")
