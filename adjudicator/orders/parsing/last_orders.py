"""Last orders: an order that ends a turn, such as RETIRE, is left out if an order before it cannot be read.

Otherwise `PLAY star mech/mehc` with `RETIRE` below it would retire at once.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.engine.text.sayings import house, phrase_of
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing import wrapped_orders
from adjudicator.orders.parsing.clause_parser import Aimed, ClauseParser, Outcome
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.names import SEAT
from adjudicator.orders.words.segments import scope_at

_EARLY: Final = "order-ends-unread"


def timely(parser: ClauseParser, order: Order, word: str, chunks: Sequence[Chunk], above: Sequence[Problem]) -> Outcome:
    """The clause that some chunks of an order make, if it may stand below what could not be read `above` it."""
    outcome = wrapped_orders.answered(parser, order, word, chunks)
    clause = outcome.clause
    if clause is None:
        return outcome
    alternatives = clause.alternatives
    first = next((i for i, one in enumerate(alternatives) if one.choice.ends and one.condition is None), None)
    if first is None:
        return outcome
    if not _lost(above, order, clause.about, clause.where, parser):
        return outcome
    said = house(_EARLY, word=alternatives[first].choice.word)
    at = _ending(parser, order, word, chunks)
    return Outcome(None, (*outcome.problems, parser.problem(ProblemKind.MISPLACED, at, said)))


def early(problem: Problem) -> bool:
    """Whether an order is left out because it would be carried out too soon."""
    return phrase_of(problem.sentence) == _EARLY


def _ending(parser: ClauseParser, order: Order, word: str, chunks: Sequence[Chunk]) -> Word:
    """The place of the first words that begin a last order."""
    if any(choice.ends for choice in parser.heads.choices[word]):
        return order.head
    words = [one for chunk in chunks for one in chunk.words]
    return next((words[i] for i in range(len(words)) if ends(words[i:], parser.heads)), words[-1])


def ends(words: Sequence[Word], heads: Heads) -> bool:
    """Whether some words begin a last order, one after which nothing comes."""
    return any(choice.ends for choice in heads.choices_at(words))


def _lost(above: Iterable[Problem], order: Order, about: str, where: int, parser: ClauseParser) -> bool:
    """Whether a line that could not be read may have answered the same question in the same place."""
    listed = _listed(parser.texts[order.head.line])
    for one in above:
        if listed and _listed(one.words):
            return True
        questions, place, later = _aimed(one.suggestion or one.words, parser)
        aims = about in questions or (not one.suggestion and _names_alone(one.words, parser))
        if aims and later == (order.when is not None) and where in (0, place):
            return True
    return False


def _names_alone(text: str, parser: ClauseParser) -> bool:
    """Whether a line is nothing but names of things: an order without its word, `sun mech/mech`."""
    words, names = split(text), parser.names
    at, things = 0, False
    while at < len(words):
        size = names.whole(words, at)
        if not size:
            return False
        things = things or names.match(SEAT, words, at) is None
        at += size
    return things


def _aimed(text: str, parser: ClauseParser) -> Aimed:
    """What a line may have answered, apart from its number and the heading of a phase in front of it."""
    found = parser.aimed.get(text)
    if found is None:
        words: Sequence[Word] = line_kinds.unnumbered(split(text))[1]
        phase = line_kinds.phase(words) if words else None
        words = words if phase is None else line_kinds.afterwards(words, phase.end)
        place = scope_at(words, 0, parser.numbered)
        order = words if place is None else words[place[1] :]
        questions = frozenset(choice.about for choice in parser.heads.choices_at(order))
        if order and not questions:  # `star mech/mech` is what PLAY may be about
            answers = [one for one in parser.heads.offered() if parser.alternatives.readable(one, order)]
            questions = frozenset(choice.about for one in answers for choice in parser.heads.choices[one])
        found = parser.aimed[text] = Aimed(questions, 0 if place is None else place[0], phase is not None)
    return found


def _listed(text: str) -> bool:
    """Whether a line is an item of a list."""
    words = split(text)
    return len(line_kinds.unnumbered(words)[1]) < len(words)
