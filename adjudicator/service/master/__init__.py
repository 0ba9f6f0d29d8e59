"""What a game master does to a game: the same words by letter and at the command line, and a log of them all."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec import Struct

from adjudicator.service.games.games import GameWrong
from adjudicator.service.master import sent_orders
from adjudicator.service.master.command_reader import Command, read
from adjudicator.service.master.command_run import done
from adjudicator.service.master.hand import taken
from adjudicator.service.master.verbs import VERBS
from adjudicator.service.office.office import Office
from adjudicator.store.records.people.masters import COMMAND_LINE
from adjudicator.store.tables.errors import StoreError


def command(office: Office, name: str, word: str, text: str = "", lines: Sequence[str] = ()) -> tuple[str, ...]:
    """Do what was typed at the command line; returns the results, in sentences. Raises games.GameWrong."""
    _look_ahead(office, name, COMMAND_LINE, [Command(word, text, tuple(lines))])
    with office.store.unit() as unit:
        return VERBS[word].does(taken(office, unit, name), text, tuple(lines))


class Said(Struct, frozen=True):
    """The results of some commands, and whether all of them were done."""

    lines: tuple[str, ...]
    done: bool


def commanded(office: Office, name: str, text: str, who: str = COMMAND_LINE) -> Said:
    """Do the commands in a text, as if one of the game's masters had mailed it. Raises games.GameWrong."""
    found = read(text.splitlines())
    _look_ahead(office, name, who, found.commands)
    with office.store.unit() as unit:
        hand = taken(office, unit, name, who)
        said, count, _ = done(hand, found.commands)
    if not said and not found.problems:
        said = ["There is no command in it."]
    return Said((*said, *found.problems), 0 < len(found.commands) == count and not found.problems)


def _look_ahead(office: Office, name: str, who: str, commands: Sequence[Command]) -> None:
    """Do the slow part of some commands while others use the database; problems are reported when they are done."""
    slow = [(VERBS[one.word].ahead, one) for one in commands]
    if not any(ahead for ahead, _ in slow):
        return
    with suppress(GameWrong, StoreError), office.store.looking() as unit:
        hand = taken(office, unit, name, who)
        for ahead, one in slow:
            if ahead is not None:
                with suppress(GameWrong):
                    ahead(hand, one.text, one.lines)


def correction(office: Office, name: str, seat: str, heading: str, who: str = COMMAND_LINE) -> str:
    """The command that would replace a seat's orders for a phase by the same orders; raises games.GameWrong."""
    with office.store.unit() as unit:
        lines = sent_orders.orders(taken(office, unit, name, who), f"{seat} {heading}")
    return "\n".join((f"CORRECT ORDERS FOR {seat} {heading}", *lines, "END"))


def look(office: Office, name: str, what: str) -> None:
    """Log that somebody looks at what players may not know; raises games.GameWrong if they must not."""
    with office.store.unit() as unit:
        hand = taken(office, unit, name)
        hand.look(what)
        hand.log(f"looked at {what}")
