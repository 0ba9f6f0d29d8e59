"""Swallowed orders: an order that follows a word of the service on the same line and would be overlooked.

`WITHDRAW ALL, attack planet 4` and `HELP, attack planet 4` say two things on one line. To do only the first would look
like success, and to do both would be a guess. So the line is refused as a whole, and the order is offered if possible.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.text.sayings import house
from adjudicator.orders.parsing.clause_parser import ClauseParser
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import Word, quoted
from adjudicator.orders.words.names import Likeness

_PROSE: Final = frozenset(["NOTE", "PRESS", "STATEMENT"])
"""Words that are followed by free text."""
_TAKING_BACK: Final = frozenset(["WITHDRAW", "WITHDRAW PRESS", "REPLACE ALL"])
"""Offering only the order would drop the withdrawal before it."""
_PARTS: Final = frozenset([".", "!", "?", ";", ":", ",", "and", "&", "then", "-"])
_ASKED_ABOUT: Final = frozenset(["HELP", "RULES", "LUCK", "STANDBY"])
"""Words that an order may follow as it stands: those that ask about something, and those that take free text."""


def behind(word: str, words: Sequence[Word], beginnings: Beginnings) -> Sequence[Word]:
    """The order that follows a word of the service, with or without a sign between; empty if none can be read whole.

    HELP and others may be about an order word alone, or about a whole order that follows without a sign or `and`.
    """
    if word in _PROSE:
        return ()
    for at in beginnings.places(words):
        head = beginnings.begun(words[at:])
        if not at or head is None or not head.words:
            continue
        order = words[at:]
        if beginnings.makes_orders(order) and (words[at - 1].plain in _PARTS or word not in _ASKED_ABOUT):
            return order
    return ()


def rather(word: str, words: Sequence[Word], parser: ClauseParser) -> bool:
    """Whether a line that begins with a word of the service is rather an everyday order.

    `HELP ATTACK` and `HELP defence` ask for a page: nothing but an order word, or one word, follows. `HELP Green with 3
    tokens` does not: a player follows. Neither does `help defend Green with 2`, an order with a number or a player, nor
    `help the defence`, whose order goes on.
    """
    choices, size = parser.heads.called(words)
    if not choices or any(choice.word == word for choice in choices) or size == len(words):
        return False
    rest = words[size:]
    players = [parser.names.match("seat", rest, at) for at in range(len(rest))]
    named = [who is not None and who.fit.likeness is Likeness.EXACT for who in players]
    if named[0]:
        return True
    head = parser.heads.at(rest)
    if len(rest) == 1 or (head is not None and head.size == len(rest)):
        return False
    if any(parser.alternatives.readable(choice.word, rest) for choice in choices):
        return True
    counts = any(one.number is not None for one in rest)
    return counts and (any(named) or any(parser.mended(words[0], choice.word, rest, None) for choice in choices))


def swallows(word: str, words: Sequence[Word], beginnings: Beginnings, parser: ClauseParser) -> bool:
    """Whether a line with a word of the service would swallow an order, or is rather an order itself."""
    return bool(behind(word, words, beginnings)) or rather(word, words, parser)


def told(word: str, order: Sequence[Word]) -> tuple[str, str]:
    """What to say of such a line, and what may have been meant."""
    return house("order-one-a-line", words=order[0].text), "" if word in _TAKING_BACK else quoted(order)
