"""Swallowed: the order behind a word of the service on its line, which nobody would carry out.

`WITHDRAW ALL, attack planet 4` and `HELP, attack planet 4` are two things on one line. To do the first alone would look
like success, and to do both would be a guess: the line is refused as a whole, and the order offered where it can be.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.text.sayings import house
from adjudicator.orders.parsing.clause_parser import Answering
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import Word, quoted
from adjudicator.orders.words.names import Likeness

_PROSE: Final = frozenset(["NOTE", "PRESS"])
"""What is followed by somebody's own words."""
_TAKING_BACK: Final = frozenset(["WITHDRAW", "WITHDRAW PRESS", "REPLACE ALL"])
"""To offer the order alone would drop what was said before it."""
_PARTS: Final = frozenset([".", "!", "?", ";", ":", ",", "and", "&", "then", "-"])
_ASKED_ABOUT: Final = frozenset(["HELP", "RULES", "LUCK", "STANDBY"])
"""What may be followed by an order as it stands: what is asked about, and names and words of one's own."""


def behind(word: str, words: Sequence[Word], beginnings: Beginnings) -> Sequence[Word]:
    """The order behind a word of the service, parted from it or not; empty if there is none that can be read whole.

    An order word alone is what HELP and others may be about, and a whole order that no sign or `and` parts from them.
    """
    if word in _PROSE:
        return ()
    for at in beginnings.places(words):
        head = beginnings.begun(words[at:])
        if not at or head is None or not head.words:
            continue
        order = words[at:]
        whole = beginnings.whole(order) is not None or bool(beginnings.several(order))
        if whole and (words[at - 1].plain in _PARTS or word not in _ASKED_ABOUT):
            return order
    return ()


def rather(word: str, words: Sequence[Word], answering: Answering) -> bool:
    """Whether a line is rather an order in other words than the word of the service that it begins with.

    `HELP Green with 3 tokens` asks for no page: it goes on with a player, or is that order and has a number in it, or
    names both: `help defend Green with 2`. Nor does `help the defence`, which that order goes on with. `HELP ATTACK`
    and `HELP defence` ask for a page: an order word, or one word, is all that they go on with.
    """
    choices, size = answering.heads.called(words)
    if not choices or any(choice.word == word for choice in choices) or size == len(words):
        return False
    rest = words[size:]
    players = [answering.names.match("seat", rest, at) for at in range(len(rest))]
    named = [who is not None and who.fit.likeness is Likeness.EXACT for who in players]
    if named[0]:
        return True
    head = answering.heads.at(rest)
    if len(rest) == 1 or (head is not None and head.size == len(rest)):
        return False
    if any(answering.readable(choice.word, rest) for choice in choices):
        return True
    counts = any(one.number is not None for one in rest)
    return counts and (any(named) or any(answering.mended(words[0], choice.word, rest, None) for choice in choices))


def swallows(word: str, words: Sequence[Word], beginnings: Beginnings, answering: Answering) -> bool:
    """Whether a word of the service would take an order with it, or is none."""
    return bool(behind(word, words, beginnings)) or rather(word, words, answering)


def told(word: str, order: Sequence[Word]) -> tuple[str, str]:
    """What to say of such a line, and what may have been meant."""
    return house("order-one-a-line", words=order[0].text), "" if word in _TAKING_BACK else quoted(order)
