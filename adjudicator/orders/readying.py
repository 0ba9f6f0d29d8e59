"""Readying: lines that end by saying that their writer is READY, behind his orders."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders import courtesy, directives
from adjudicator.orders.beginnings import PARTS, Beginnings
from adjudicator.orders.spelling import Word

_READY: Final = directives.READY.lower()
_LEAST: Final = 3
"""An order word, a sign and `ready`."""


def readied(words: Sequence[Word], beginnings: Beginnings) -> Sequence[Word] | None:
    """The orders of a line that ends by saying that its writer is READY; None for any other line.

    In some titles orders may end in that word themselves, as `HARM hurt, working, ready` does.
    """
    if all(word.plain != _READY for word in words):
        return None
    said = courtesy.ours().thankless(words, asked=False)
    end = courtesy.unsigned(said, len(said))
    if end < _LEAST or said[end - 1].plain != _READY or said[end - 2].plain not in PARTS:
        return None
    if beginnings.whole(said) is not None or beginnings.several(said):
        return None
    orders = beginnings.courteous(said[: end - 2])
    return orders if beginnings.several(orders) or beginnings.whole(orders) is not None else None
