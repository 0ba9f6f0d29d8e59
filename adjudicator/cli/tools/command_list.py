"""Every command of `adjudicator`: where it is, and its line in the list of all."""

from importlib import import_module
from typing import Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from adjudicator.cli.tools.option_values import quick


class Place(NamedTuple):
    """The module of a command, the name of its function or group there, and the first sentence of its help."""

    module: str
    name: str
    says: str


COMMANDS: Final = {
    "init": Place(
        "commands.init",
        "init",
        "Write a configuration and the key of the seat tokens, and check both mail connections.",
    ),
    "deliver": Place(
        "commands.deliver", "deliver", "Store a letter from standard input; `adjudicator serve` handles it."
    ),
    "serve": Place(
        "commands.init",
        "serve",
        "Serve the games of a configuration until stopped: letters in, reports out, deadlines by the clock.",
    ),
    "health": Place("commands.health", "health", "Say whether the service is well, from the database alone."),
    "work": Place(
        "commands.init",
        "work",
        "Help `adjudicator serve` until stopped: deadlines, and reports out.",
    ),
    "adjudicate": Place(
        "commands.adjudicate",
        "adjudicate",
        "End the open phase of a game now, or show what it would come to with the orders that stand.",
    ),
    "explain": Place(
        "commands.explain",
        "explain",
        "Show who was asked what in a phase, what they knew, what was chosen, and why nothing else.",
    ),
    "desk": Place(
        "desk",
        "desk",
        "Show all games: what is due, who owes orders, and what waits for you, with a key for each thing you can do.",
    ),
    "refusals": Place(
        "commands.refusals",
        "refusals",
        "Show the addresses that are not written to, because their owners want no letters; add one or take one off.",
    ),
    "forget": Place(
        "commands.forget",
        "forget",
        "Erase somebody from letters, tables and pages, when their games are over; or show who waits for that.",
    ),
    "notices": Place("commands.game", "notices", "Show the notices that the game master has not read yet."),
    "check": Place(
        "commands.letters",
        "check",
        "Read a letter as it would be acknowledged now, with what stands for its seat; it does not count.",
    ),
    "report": Place(
        "commands.letters",
        "report",
        "Print a report exactly as it was sent: the latest, or the one on a phase.",
    ),
    "print": Place(
        "commands.paper",
        "print_",
        "Write a report as a PDF for a player without mail: report, board, and a sheet to fill in by hand.",
    ),
    "picture": Place(
        "commands.site",
        "picture",
        "Write what a phase came to as one picture, which can be shown to anybody: board, fights, and how all stand.",
    ),
    "words": Place(
        "commands.words",
        "words",
        "Print every order word, condition and word for the service of a game on one sheet, each with an example.",
    ),
    "powers": Place(
        "commands.powers",
        "powers",
        "List the powers of a game: where each is from, when it acts, what it does, its flare, its fit for the mail.",
    ),
    "verify": Place(
        "commands.proofs",
        "verify",
        "Play a finished game again from its public record, and compare every draw and every event.",
    ),
    "simulate": Place("commands.proofs", "simulate", "Let house bots play house bots, without mail."),
    "case": Place("commands.proofs", "case", "Run cases: positions, letters, and their expected results."),
    "site": Place(
        "commands.site",
        "site",
        "Build a web site of what everybody may know of all public games, and of everything once they have ended.",
    ),
    "zine": Place(
        "commands.site",
        "zine",
        "Write an issue of all public games since the last: standings, what happened, openings, closing words.",
    ),
    "backup": Place(
        "commands.maintain",
        "backup",
        "Save games, key and configuration in one file, while the service runs; keep it safe: it holds secrets.",
    ),
    "restore": Place(
        "commands.maintain",
        "restore",
        "Restore a backup while no service runs; every game is held until you have looked at it.",
    ),
    "upgrade": Place(
        "commands.maintain",
        "upgrade",
        "Upgrade the tables of an older version, after a backup; or list what would come out differently.",
    ),
    "doctor": Place(
        "commands.maintain",
        "doctor",
        "Examine the whole installation, and say what is wrong and what to do; changes nothing.",
    ),
    "demo": Place(
        "commands.demo",
        "demo",
        "Play a game to its end entirely by mail: real servers on loopback, a simulated clock, people and house bots.",
    ),
    "rehearse": Place(
        "commands.rehearse",
        "rehearse",
        "Try a game of your own before the first real letter: no mail account, and nothing of yours is touched.",
    ),
    "game": Place("commands.game", "app", "Make, list, show, start, pause and resume games, and seat players."),
    "orders": Place("commands.enter", "app", "Enter orders that came on paper."),
    "database": Place("commands.database", "app", "Move to another database."),
    "templates": Place("commands.templates", "app", "Words of your own in letters and reports."),
}


class Commands(TyperGroup):
    """The list of all commands; only the one that is used gets loaded."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, place in COMMANDS.items():
            self.add_command(TyperCommand(name, help=place.says, rich_markup_mode=None))
        quick(self)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command at the beginning of the line, itself instead of its entry in the list."""
        name, listed, rest = super().resolve_command(ctx, args)
        return name, listed and loaded(name or ""), rest


def loaded(name: str) -> Any:
    """A command with all its parameters."""
    module, attribute, _ = COMMANDS[name]
    found = getattr(import_module(f"adjudicator.cli.{module}"), attribute)
    holder = typer.Typer(add_completion=False, rich_markup_mode=None)
    if isinstance(found, typer.Typer):
        holder.add_typer(found, name=name)
    else:
        holder.command(name)(found)
        holder.callback()(_alone)
    whole: Any = typer.main.get_command(holder)
    return quick(whole.commands[name])


def _alone() -> None:
    """A group of one command stays a group."""
