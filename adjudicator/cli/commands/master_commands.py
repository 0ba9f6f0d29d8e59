"""`adjudicator game ...`: the commands that a game master can also give by letter."""

from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.tools import given_letters, showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, told_of

Turn = Annotated[int, typer.Option("--turn", help="The turn, so that no other phase can be meant.", show_default=False)]
Phase = Annotated[int, typer.Option("--phase", help="The phase of the turn.", show_default=False)]
Which = Annotated[str, typer.Argument(metavar="SEAT", help="The seat, for example Red.", show_default=False)]
Letter = Annotated[
    Path, typer.Argument(metavar="FILE", help="A text with orders, one on a line; - for stdin.", show_default=False)
]


class Switch(Enum):
    """Whether an option is given."""

    ON = "on"
    OFF = "off"


def _done(
    config: Path, name: str, word: str, text: str = "", lines: tuple[str, ...] = (), *, json: bool = False
) -> None:
    from adjudicator.service import master

    said = master.command(office(config), name, word, text, lines)
    if json:
        showing.json({"said": said})
    else:
        showing.lines(said)


def _lines(path: Path) -> tuple[str, ...]:
    return tuple(given_letters.data(path, "the text").decode("utf-8", "replace").splitlines())


def extend(
    name: Game,
    turn: Turn,
    phase: Phase,
    by: Annotated[str, typer.Option(help='How much longer, for example "2 days" or "12 hours".')] = "",
    to: Annotated[str, typer.Option(help='The new end in the zone of the game: "2026-05-20 18:00".')] = "",
    config: Config = CONFIG,
) -> None:
    """Set the deadline of the open phase later, and tell the players."""
    if bool(by) == bool(to):
        raise Wrong('say either --by "2 days" or --to "2026-05-20 18:00"')
    _done(config, name, "EXTEND", f"{told_of(turn, phase, '')} {f'BY {by}' if by else f'TO {to}'}")


def timetable(
    name: Game,
    deadlines: Annotated[str, typer.Option(help='When phases end: "Tue, Fri 21:00; not 17 Dec - 31 Dec".')] = "",
    hours: Annotated[float, typer.Option(help="How long phases last, instead of that.")] = 0.0,
    config: Config = CONFIG,
) -> None:
    """Let the phases of a game end by another timetable, and tell its players; no deadline becomes earlier."""
    if bool(deadlines) == bool(hours):
        raise Wrong('say either --deadlines "Tue, Fri 21:00" or --hours 72')
    _done(config, name, "TIMETABLE", deadlines or f"{hours:g} hours")


def note(
    name: Game,
    words: Annotated[str, typer.Argument(metavar="WORDS", help="What you have to say.", show_default=False)],
    to: Annotated[str, typer.Option(help="The seat of the one player it is for.", show_default=False)] = "",
    config: Config = CONFIG,
) -> None:
    """Write to all players of a game, or to one."""
    _done(config, name, *(("NOTE TO", f"{to} {words}") if to else ("NOTE TO ALL", words)))


def replace(
    name: Game,
    which: Which,
    player: Annotated[str, typer.Argument(metavar="PLAYER", help='Who is invited: "Dan <dan@example.org>".')] = "",
    config: Config = CONFIG,
) -> None:
    """Take a seat from its player, for the person named or the first on the waiting list."""
    _done(config, name, "REPLACE", f"{which} BY {player}" if player else which)


def address(
    name: Game,
    which: Which,
    to: Annotated[str, typer.Argument(metavar="ADDRESS", help="Where they can be reached.", show_default=False)],
    config: Config = CONFIG,
) -> None:
    """Send the letters of a player who has lost their mailbox to another address."""
    _done(config, name, "ADDRESS OF", f"{which} {to}")


def undo(name: Game, turn: Turn, phase: Phase, config: Config = CONFIG) -> None:
    """Take back a phase and everything after it: it is open again, with the letters that counted for it."""
    _done(config, name, "UNDO", told_of(turn, phase, "") or "")


def correct(name: Game, which: Which, letter: Letter, turn: Turn, phase: Phase, config: Config = CONFIG) -> None:
    """Play a phase and all after it again; the orders in a file replace everything that one seat had sent.

    With an empty file, the seat counts as having sent nothing.
    """
    _done(config, name, "CORRECT ORDERS FOR", f"{which} {told_of(turn, phase, '')}", _lines(letter))


def redo(name: Game, config: Config = CONFIG) -> None:
    """Restore what the last undo, correction or redo has put aside."""
    _done(config, name, "REDO")


def letter(
    name: Game,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Its number, as notices say it.", show_default=False)],
    release: Annotated[bool, typer.Option("--release", help="Let it count from when it came.")] = False,
    drop: Annotated[bool, typer.Option("--drop", help="Put it aside for good.")] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Show a held letter, let it count, or drop it; the owner of its seat is told if it counts or is dropped."""
    if release and drop:
        raise Wrong("say either --release or --drop, or neither to see it")
    word = "RELEASE LETTER" if release else "DROP LETTER" if drop else "SHOW LETTER"
    _done(config, name, word, str(number), json=json)


def end(name: Game, turn: Turn, phase: Phase, config: Config = CONFIG) -> None:
    """End a game early: the open phase is not adjudicated, nobody wins, and the record is opened."""
    _done(config, name, "END GAME", told_of(turn, phase, "") or "")


def call_off(name: Game, config: Config = CONFIG) -> None:
    """Cancel a game that has not begun, and tell everybody who was invited."""
    _done(config, name, "CALL OFF")


def public(
    name: Game,
    which: Annotated[Switch, typer.Argument(metavar="on|off", help="Whether it is.", show_default=False)],
    config: Config = CONFIG,
) -> None:
    """Publish what everybody may know of a game with `adjudicator site`, or no longer, and tell its players."""
    _done(config, name, "PUBLIC", which.value)


def master(
    name: Game,
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="Whose.", show_default=False)],
    dismiss: Annotated[bool, typer.Option("--dismiss", help="Take their rights away again.")] = False,
    config: Config = CONFIG,
) -> None:
    """Name another game master, who is sent the notices and can give commands by letter."""
    _done(config, name, "DISMISS" if dismiss else "MASTER", address)


def webhooks(
    name: Game,
    add: Annotated[str, typer.Option(metavar="URL", help="Tell this address from now on.")] = "",
    shape: Annotated[str, typer.Option("--as", help="json (all facts), slack, discord, or text.")] = "json",
    language: Annotated[str, typer.Option("--in", help="The language, such as de.")] = "en",
    remove: Annotated[str, typer.Option(metavar="URL", help="Tell this address no more.")] = "",
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Show which channels are told when a phase is over and when orders are due; add one, or take one off."""
    if add and remove:
        raise Wrong("say either --add or --remove")
    if add:
        _done(config, name, "WEBHOOK", f"{add} AS {shape} IN {language}", json=json)
    elif remove:
        _done(config, name, "NO WEBHOOK", remove, json=json)
    elif json:
        from adjudicator.service.games import games

        with office(config).store.unit() as unit:
            found = unit.hooks.of(games.named(unit, name).id)
        told = [{"url": one.url, "as": one.shape, "in": one.language, "fails": one.fails} for one in found]
        showing.json(told)
    else:
        _done(config, name, "SHOW WEBHOOKS")


def log(name: Game, config: Config = CONFIG, json: Json = False) -> None:
    """Show what game masters have done to a game: who, when and what."""
    from adjudicator.service.games import games
    from adjudicator.service.master import deeds
    from adjudicator.service.office.gm_notices import all_play

    room = office(config)
    with room.store.unit() as unit:
        game = games.named(unit, name)
        blind = all_play(unit, game)
        done = deeds.told(unit, game, blind=blind)
    if json:
        showing.json([{"at": one.at, "who": one.who, "serial": one.serial, "what": one.text} for one in done])
        return
    showing.rows(("When", "Who", "What"), [(showing.when(one.at, game.zone), one.who, one.text) for one in done])
    if blind:
        showing.say(deeds.UNTOLD)


def add_to(app: typer.Typer) -> None:
    """Put the commands in their place."""
    for command in (
        *(extend, timetable, note, replace, address, undo, correct, redo, letter),
        *(end, call_off, public, master, webhooks, log),
    ):
        app.command()(command)
