"""Wrapped orders: how many of the lines below an order belong to it, because they make more of it readable."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.grammar.phrase_parser import PASSED_OVER
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing.clause_parser import Answering, Outcome
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words import courtesy
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.segments import IF, counts, limits, starts_alternative

_JOINING: Final = ("with", "from", "to")
"""Words that may be missing before a number or a place."""
_ALIKE: Final = 70
"""How alike (0 to 100) a misspelt word and the intended one must be."""
_LEAST: Final = 2
"""Words of a line whose first one is wrong: a single word is too little to tell."""
_TRIED: Final = 3
"""At most this many words are tried for one."""
_MOST: Final = 20
"""Lines that one alternative may be wrapped over; trying more would take too long for a hostile letter."""


def parted(answering: Answering, order: Order, word: str) -> tuple[list[Chunk], list[Chunk]]:
    """The lines that belong to an order, and those that do not."""
    taken: list[Chunk] = []
    left: list[Chunk] = []
    for wish in order.wishes():
        fits = _fitting(answering, order, word, wish)
        taken += fits
        several = set(fits)
        left += [chunk for chunk in wish if chunk not in several]
    return taken, left


def _fitting(answering: Answering, order: Order, word: str, wish: Sequence[Chunk]) -> list[Chunk]:
    """The lines that belong to one alternative: it takes soft lines as long as they make more of it readable."""
    fits = [chunk for chunk in wish if not chunk.soft]
    failed = answered(answering, order, word, fits, alone=True).problems if len(fits) < len(wish) else ()
    soft = [i for i, chunk in enumerate(wish) if chunk.soft][:_MOST]
    for last in soft:
        longer = [chunk for i, chunk in enumerate(wish) if i <= last or not chunk.soft]
        problems = answered(answering, order, word, longer, alone=True).problems
        own = answering.heads.called(wish[last].words)[1]  # `shoot Blue` is an order of its own, in other words
        more = not own and (_goes_on(problems, wish[last]) or (failed and _better(problems, failed)))
        more = more or (problems and not own and _slipped(answering, order, word, longer, wish[last]))
        if problems and not more:
            break
        fits, failed = longer, problems
    return fits


def _goes_on(problems: Sequence[Problem], chunk: Chunk) -> bool:
    """Whether a line was read as the rest of an order until something unreadable: `with wug` below `ATTACK planet 4`.

    Without it the order would be another one.
    """
    said = [word for word in chunk.words if word.plain not in PASSED_OVER]
    if not problems or not said or courtesy.ours().closes(chunk.words):
        return False
    first = problems[0]
    return first.line == chunk.line.number and first.column > said[0].column


def rest(answering: Answering, order: Order, words: Sequence[Word], line: Line) -> bool:
    """Whether a line below an empty one is the rest of the order above it, even if its end cannot be read.

    It must begin with a word that can continue an order, and name something of the game. Below an empty line anything
    may stand, so everything else is talk; a line that ends with a colon announces what stands below it.
    """
    if order.word is None or len(order.chunks) > _MOST or courtesy.ours().closes(words) or words[-1].plain == ":":
        return False
    if limits(words) or counts(words):
        return True
    chunk = Chunk(line, words, soft=True)
    chunks = [*order.last_wish(), chunk]
    problems = answered(answering, order, order.word, chunks, alone=True).problems
    if not problems:
        return _leads(words[0], answering)
    if not _speaks(words, answering):
        return False
    if words[0].plain in IF:
        return len(words) > 1 and _goes_on(problems, Chunk(line, words[1:]))
    goes_on = _leads(words[0], answering) and _goes_on(problems, chunk)
    return goes_on or _slipped(answering, order, order.word, chunks, chunk)


def _leads(word: Word, answering: Answering) -> bool:
    """Whether it is a word of orders, such as `with`, and no name."""
    return word.plain in _leading(answering) and not answering.names.whole([word])


def _leading(answering: Answering) -> frozenset[str]:
    """The words of orders with which a continuing line may begin."""
    return frozenset([said[0] for said in answering.grammar.patterns.values() if isinstance(said[0], str)])


def _speaks(words: Sequence[Word], answering: Answering) -> bool:
    """Whether words name something of the game, or a number of it."""
    return any(word.number is not None or answering.names.whole(words, at) > 0 for at, word in enumerate(words))


def _slipped(answering: Answering, order: Order, word: str, chunks: Sequence[Chunk], chunk: Chunk) -> bool:
    """Whether a line would be the rest of an order if its first word were spelt correctly, or were not missing.

    `frmo home 1` and `3 from home 1` below `ATTACK planet 4` say where the tokens come from: the attack must not come
    from elsewhere.
    """
    from rapidfuzz import fuzz

    first = chunk.words[0]
    if len(chunk.words) < _LEAST or not _speaks(chunk.words, answering) or answering.heads.at(chunk.words) is not None:
        return False
    before = [one for one in chunks if one is not chunk]
    named = first.number is not None or answering.names.whole(chunk.words) > 0
    leading = sorted(_leading(answering))
    meant = _JOINING if named else [one for one in leading if fuzz.ratio(one, first.plain) >= _ALIKE][:_TRIED]
    for said in meant:
        lead = first._replace(text=said, plain=said, number=None)
        words = [lead, *chunk.words] if named else [lead, *chunk.words[1:]]
        changed = [*before, Chunk(chunk.line, words, soft=True)]
        if not answered(answering, order, word, changed, alone=True).problems:
            return True
    return False


def _better(problems: Sequence[Problem], failed: Sequence[Problem]) -> bool:
    """Whether adding lines of an order moves what is wrong with it, or allows an order to be offered for it."""
    if [(one.line, one.column, one.sentence) for one in problems] != [
        (one.line, one.column, one.sentence) for one in failed
    ]:
        return True
    return any(one.suggestion for one in problems) and not any(one.suggestion for one in failed)


def answered(answering: Answering, order: Order, word: str, chunks: Sequence[Chunk], *, alone: bool = False) -> Outcome:
    """The clause that some of the chunks of an order make, or that one alternative would make alone."""
    words = [one for chunk in chunks for one in chunk.words]
    if alone and words and starts_alternative(words, 0):
        del words[0]
    return answering.clause(order.head, word, words, order.where, order.before)
