"""Everything that a game master can do to a game, by letter and at the command line."""

from collections.abc import Callable
from typing import Final, NamedTuple

from adjudicator.service.master import (
    clock,
    corrections,
    game_end,
    held_letters,
    notes,
    paper_orders,
    publicity,
    refusals,
    seats,
    sent_orders,
    webhooks,
)
from adjudicator.service.master.hand import Hand

Does = Callable[[Hand, str, tuple[str, ...]], tuple[str, ...]]
"""Does it, given the words behind the command and the lines below it. Raises GameWrong before anything is written."""


class Verb(NamedTuple):
    """A command word with its effect and its usage; `block` means that lines follow it, ended by END.

    `lets_go` means that it may let a held phase end or go on.
    """

    does: Does
    usage: str
    block: bool = False
    lets_go: bool = False
    ahead: "Callable[[Hand, str, tuple[str, ...]], object] | None" = None
    """The slow part that can be worked out before its turn, while others use the database."""


def usages(*words: str) -> tuple[str, ...]:
    """The usage of these commands, or of all."""
    return tuple([f"  {VERBS[word].usage}" for word in words or VERBS])


def _help(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    return ("What you can write, one command on a line:", *usages())


VERBS: Final[dict[str, Verb]] = {
    "START": Verb(clock.start, "START", lets_go=True),
    "CALL OFF": Verb(game_end.call_off, "CALL OFF (a game that has not begun)"),
    "PAUSE": Verb(clock.pause, "PAUSE (or PAUSE FOR 10 days)"),
    "RESUME": Verb(clock.resume, "RESUME", lets_go=True),
    "EXTEND": Verb(
        clock.extend, "EXTEND turn 3 phase 1 BY 2 days (or BY 12 hours, or TO 2026-05-20 18:00)", lets_go=True
    ),
    "TIMETABLE": Verb(clock.timetable, "TIMETABLE Tue, Fri 21:00; not 17 Dec - 31 Dec (or TIMETABLE 72 hours)"),
    "ADJUDICATE": Verb(clock.adjudicate, "ADJUDICATE turn 3 phase 1", lets_go=True),
    "PREVIEW": Verb(notes.preview, "PREVIEW"),
    "ORDERS FOR": Verb(
        paper_orders.orders,
        "ORDERS FOR Red turn 3 phase 1, orders one on a line, and END",
        block=True,
        ahead=paper_orders.look_ahead,
    ),
    "RULE": Verb(seats.rule, "RULE turn 3 phase 1 Red, and the words of the ruling"),
    "SEAT": Verb(seats.seat, "SEAT Blue BY Dan Low <dan@example.org> (a seat that is free)"),
    "REPLACE": Verb(
        seats.replace, "REPLACE Blue BY Dan Low <dan@example.org> (or just REPLACE Blue: by the next who waits)"
    ),
    "ADDRESS OF": Verb(seats.address, "ADDRESS OF Blue bob@example.org (for a player who has lost their mailbox)"),
    "NOTE TO ALL": Verb(notes.note, "NOTE TO ALL, what you have to say, and END", block=True),
    "NOTE TO": Verb(notes.note_to, "NOTE TO Red, what you have to say to them alone, and END", block=True),
    "UNDO": Verb(corrections.undo, "UNDO turn 3 phase 1", lets_go=True),
    "CORRECT ORDERS FOR": Verb(
        corrections.correct_orders,
        "CORRECT ORDERS FOR Red turn 3 phase 1, what they should have sent, and END",
        block=True,
        lets_go=True,
        ahead=corrections.look_ahead,
    ),
    "CORRECT RULING": Verb(
        corrections.correct_ruling, "CORRECT RULING turn 3 phase 1 Red, and the words of the ruling", lets_go=True
    ),
    "REDO": Verb(corrections.redo, "REDO", lets_go=True),
    "SHOW ORDERS FOR": Verb(sent_orders.show, "SHOW ORDERS FOR Red turn 3 phase 1"),
    "SHOW LETTER": Verb(held_letters.show, "SHOW LETTER 17 (one that is held)"),
    "RELEASE LETTER": Verb(held_letters.release, "RELEASE LETTER 17 (it counts from when it came)"),
    "DROP LETTER": Verb(held_letters.drop, "DROP LETTER 17 (it does not count)"),
    "SHOW PRESS": Verb(notes.press, "SHOW PRESS"),
    "END GAME": Verb(game_end.end, "END GAME turn 3 phase 1", lets_go=True),
    "PUBLIC": Verb(publicity.public, "PUBLIC ON (or PUBLIC OFF)"),
    "MASTER": Verb(seats.master, "MASTER eve@example.org"),
    "DISMISS": Verb(seats.dismiss, "DISMISS eve@example.org"),
    "SHOW REFUSALS": Verb(refusals.show, "SHOW REFUSALS (who wants no letters)"),
    "NEVER WRITE TO": Verb(refusals.add, "NEVER WRITE TO eve@example.org (who wants no letters)"),
    "WRITE AGAIN TO": Verb(refusals.remove, "WRITE AGAIN TO eve@example.org (who wants letters after all)"),
    "WEBHOOK": Verb(webhooks.add, "WEBHOOK https://chat.example.org/hook AS slack (or json, discord, text)"),
    "NO WEBHOOK": Verb(webhooks.remove, "NO WEBHOOK https://chat.example.org/hook"),
    "SHOW WEBHOOKS": Verb(webhooks.show, "SHOW WEBHOOKS"),
    "STATUS": Verb(notes.status, "STATUS"),
    "LOG": Verb(notes.log, "LOG"),
    "HELP": Verb(_help, "HELP"),
}
