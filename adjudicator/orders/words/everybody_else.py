"""Everybody else: `all but Blue`, and the players whom it means."""

from collections.abc import Collection, Sequence
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.names import SEAT

_ALL: Final = frozenset("all everybody everyone anybody anyone".split())
_BUT: Final = frozenset("but except excepting excluding besides without not".split())
_LISTING: Final = frozenset(["and", ",", "&"])


def everybody_else(names: Vocabulary, out: Collection[str]) -> list[str]:
    """The players that are not `out`, by the one name that each has in the game, without whoever writes."""
    return [seat for seat in names.names(SEAT) if seat.casefold() not in out and seat != names.me]


def all_but(words: Sequence[Word], names: Vocabulary) -> tuple[int, int]:
    """The first place of `all but Blue` in a line, and the place after it; (0, 0) if it is missing."""
    seats = {seat.casefold() for seat in names.kinds.get(SEAT, ())}
    for start in range(len(words) - 2):
        if words[start].plain not in _ALL or words[start + 1].plain not in _BUT:
            continue
        end = last = start + 2 + (words[start + 2].plain == "for")
        while end < len(words) and (words[end].plain in seats or words[end].plain in _LISTING):
            end += 1
            last = end if words[end - 1].plain in seats else last
        if words[last - 1].plain in seats:
            return start, last
    return 0, 0
