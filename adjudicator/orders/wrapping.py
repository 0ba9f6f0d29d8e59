"""Wrapped orders: how many of the lines below an order make more sense of it, and so are the rest of it."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders import courtesy
from adjudicator.orders.answering import Answering, Outcome
from adjudicator.orders.collecting import Chunk, Order
from adjudicator.orders.phrases import PASSED_OVER
from adjudicator.orders.problems import Problem
from adjudicator.orders.segments import starts_alternative

_MOST: Final = 20
"""Lines that one alternative may be wrapped over; trying more would take a hostile letter ever longer."""


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
    """The lines of one alternative that belong to it: of soft ones as many as make more sense of it."""
    fits = [chunk for chunk in wish if not chunk.soft]
    failed = answered(answering, order, word, fits, alone=True).problems if len(fits) < len(wish) else ()
    soft = [i for i, chunk in enumerate(wish) if chunk.soft][:_MOST]
    for last in soft:
        longer = [chunk for i, chunk in enumerate(wish) if i <= last or not chunk.soft]
        problems = answered(answering, order, word, longer, alone=True).problems
        own = answering.heads.called(wish[last].words)[1]  # `shoot Blue` is an order of its own, in other words
        more = not own and (_goes_on(problems, wish[last]) or (failed and _better(problems, failed)))
        if problems and not more:
            break
        fits, failed = longer, problems
    return fits


def _goes_on(problems: Sequence[Problem], chunk: Chunk) -> bool:
    """Whether a line was read as the rest of an order, up to what cannot be read: `with wug` below `ATTACK planet 4`.

    Without it the order would be another one.
    """
    said = [word for word in chunk.words if word.plain not in PASSED_OVER]
    if not problems or not said or courtesy.ours().closes(chunk.words):
        return False
    first = problems[0]
    return first.line == chunk.line.number and first.column > said[0].column


def _better(problems: Sequence[Problem], failed: Sequence[Problem]) -> bool:
    """Whether something else is wrong with more lines of an order, or as much with an order that can be offered."""
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
