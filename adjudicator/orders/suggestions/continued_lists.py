"""Continued lists: lines below an order that go on with its list: `BUILD cruiser`, `2 engines`.

Nothing is read by this: the order is offered with the whole list, since the line below may be something else.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from adjudicator.orders.grammar.phrase_parser import MOST_WORDS
from adjudicator.orders.lines.letter_reading import Line, Read
from adjudicator.orders.lines.line_kinds import uncommented
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words.lexer import split

_MOST: Final = 12
"""Lines over which an order may list things."""


def told(problems: Sequence[Problem], letter: Sequence[Line], read: Iterable[Read], now: Beginnings) -> list[Problem]:
    """The problems; the first line that continues an order above is offered together with that order."""
    unread = {one.line: one for one in problems if not one.ordered or one.suggestion}
    texts = {line.number: uncommented(line.text).strip(" ,.;") for line in letter} if unread else {}
    found = dict(unread)
    for order in read:
        first = next((at for at in range(order.line + 1, order.line + _MOST) if at in unread), 0)
        last = [*takewhile(unread.__contains__, range(first, first + _MOST))][-1:] if first else []
        if not last or order.clause.where or not all(texts.get(at) for at in range(order.line, last[0] + 1)):
            continue
        whole = ", ".join(texts[at] for at in range(order.line, last[0] + 1))
        words = split(whole, order.line)
        if len(words) <= MOST_WORDS and now.whole(words) is not None:
            found |= {
                at: replace(unread[at], suggestion=whole if at == first else "") for at in range(first, last[0] + 1)
            }
    return [found[one.line] if one is unread.get(one.line) else one for one in problems]
