"""Lines apart: whether a line below an empty one is the rest of the order above that, or talk.

Anything may stand below an empty line, so a line is part of the order only if it shows that it is: it can be read with
it, it is read until something unreadable, or it is a condition or an alternative and no whole sentence.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing.clause_parser import ClauseParser
from adjudicator.orders.parsing.wrapped_orders import (
    MOST_LINES,
    answered,
    goes_on,
    leads,
    reads_on,
    slipped,
    speaks,
)
from adjudicator.orders.words import courtesy, narrowing_words
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.segments import IF, counts, limits, narrows

_PARTING: Final = frozenset([",", ":", ";", ".", "!", "-"])
"""Signs behind a condition, before what is to happen then."""
_THEN: Final = frozenset(["then", "so"])
_SHORT: Final = 4
"""Words of a condition that names nothing of the game: a longer line is likelier a sentence."""


def rest(parser: ClauseParser, order: Order, words: Sequence[Word], line: Line) -> bool:
    """Whether a line below an empty one is the rest of the order above it, even if its end cannot be read.

    It must begin with a word that can continue an order, and name something of the game, or be nothing but a condition
    or an alternative. A line that ends with a colon announces what stands below it.
    """
    if order.word is None or len(order.chunks) > MOST_LINES or courtesy.ours().closes(words) or words[-1].plain == ":":
        return False
    if limits(words) or counts(words):
        return True
    chunk = Chunk(line, words, soft=True)
    chunks = [*order.last_wish(), chunk]
    lead = narrowing_words.lead(words)
    problems = answered(parser, order, order.word, chunks, alone=True).problems
    if not problems or lead == len(words):
        return lead > 0 or leads(words[0], parser)
    if problems[0].line != line.number:
        return False  # the order above cannot be read, with or without the line
    if lead:
        return _narrows(parser, order, words, lead)
    if not speaks(words, parser):
        return False
    begun = leads(words[0], parser) and goes_on(problems, chunk)
    if begun and (goes_on(problems, Chunk(line, words[1:])) or reads_on(parser, order, chunks, chunk)):
        return True
    return slipped(parser, order, order.word, chunks, chunk)


def alternative(parser: ClauseParser, order: Order, words: Sequence[Word]) -> bool:
    """Whether a line below an empty one that begins with ELSE or OR is another alternative of the order above."""
    if order.word is None or order.open_ended() or parser.alternatives.readable(order.word, words[1:]):
        return True
    return _narrows(parser, order, words, 1)


def _narrows(parser: ClauseParser, order: Order, words: Sequence[Word], lead: int) -> bool:
    """Whether a line is nothing but a condition or an alternative that cannot be read: `IF pigs fly`.

    `If you have questions, tell me` is talk: behind the condition stands what is to happen, and it is none of the
    order. Without a sign between the two, nobody can tell them apart; then a line that names something of the game, or
    is short, belongs to the order.
    """
    if any(word.plain == "?" for word in words):
        return False
    said = courtesy.ours().thankless(words[lead:], asked=False)
    end = next((at for at, word in enumerate(said) if word.plain in _PARTING and at), len(said))
    behind = [word for word in said[end:] if word.plain not in _PARTING]
    if behind and words[lead - 1].plain in IF:
        return _of_the_order(parser, order, behind)
    short = sum(word.plain.isalnum() for word in said) <= _SHORT
    asks = end == len(said) < len(words) - lead and words[lead + end].plain not in _PARTING  # `... tell me please`
    return short or (speaks(said, parser) and not asks)


def _of_the_order(parser: ClauseParser, order: Order, words: Sequence[Word]) -> bool:
    """Whether what stands behind a condition goes on with the order, or is another answer to it."""
    bare = words[1:] if words[0].plain in _THEN and len(words) > 1 else words
    if narrowing_words.lead(bare) or narrows(bare):
        return True
    assert order.word is not None
    return parser.alternatives.readable(order.word, bare) or (leads(bare[0], parser) and speaks(bare, parser))
