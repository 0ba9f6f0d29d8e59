"""Directives: what a player says to the service rather than in the game; the same for every title."""

from typing import Final

from msgspec import Struct

from adjudicator.orders.values.kept_orders import When

READY: Final = "READY"
OF_A_PHASE: Final = frozenset(["PASS", READY, "WAIT", "WITHDRAW", "REPLACE ALL"])
"""The directives about the open phase's orders."""


class Directive(Struct, frozen=True):
    """One directive: its word, the line where it stands, and the text that follows it as written.

    For PRESS, `text` names the receivers and `body` is the message; it is `open` if only the end of the letter closed
    it. For NOTE, `text` is the note. For WITHDRAW, `text` is ALL or the numbers of lines with spaces between them.
    `when` is the later phase of the heading above it.
    """

    word: str
    line: int
    text: str = ""
    body: str = ""
    open: bool = False
    when: When | None = None
