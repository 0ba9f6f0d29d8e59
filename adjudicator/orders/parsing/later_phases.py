"""Orders for later phases: what is kept of an order until its phase opens."""

from collections.abc import Sequence

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Saying, house
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing.clause_parser import ClauseParser, Outcome, alone
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words.lexer import QUOTE, Word, quoted, split, written
from adjudicator.orders.words.segments import ELSE


def kept(order: Order, chunks: Sequence[Chunk], outcome: Outcome, parser: ClauseParser) -> Kept | None:
    """The form in which an order for a later phase is kept; None for other orders, and if no later name could mend it.

    Alternatives that can never be carried out are told to its writer and not kept.
    """
    word = order.word
    if word is None or order.when is None or (outcome.clause is None and not outcome.unnamed):
        return None
    choices = parser.heads.choices[word]
    about, where = choices[0].about, order.before or order.where
    if outcome.clause is not None:
        about, where = outcome.clause.question
    elif not any(choice.of_challenge for choice in choices):
        where = 0
    words = order.written(chunks)
    if outcome.problems and outcome.clause is not None:
        words = _without_nonsense(order, word, words, outcome.clause, parser)
    return Kept(order.when, f"IN {where} {words}" if where else words, about, where)


def _without_nonsense(order: Order, word: str, said: str, clause: Clause, parser: ClauseParser) -> str:
    """The words of the alternatives that make a clause, as they were said; else the clause as it is read back.

    A limit, for one, may stand behind an alternative that can never be carried out, and belongs to all.
    """

    def read(words: Sequence[Word]) -> Outcome:
        return parser.clause(order.head, word, words, order.where, order.before)

    parts: list[list[Word]] = [[]]
    inside = False  # of what somebody has agreed to, where an ELSE parts nothing
    for one in split(said[len(word) :], order.head.line):
        inside = inside is not (one.plain == QUOTE)
        if one.plain in ELSE and not inside:
            parts.append([])
        else:
            parts[-1].append(one)
    words = f"{word} {' ELSE '.join(quoted(map(written, part)) for part in parts if not read(part).problems)}"
    again = read(split(words[len(word) :], order.head.line))
    if again.clause == clause and not again.problems:
        return words
    return text(replace(clause, where=0), parser.names.vocabulary)


def told(outcome: Outcome, kept: Kept | None) -> tuple[Problem, ...]:
    """What is wrong with an order that is kept for later all the same."""
    if kept is None or not outcome.unnamed:
        return outcome.problems
    return tuple(replace(one, sentence=_kept_anyway(one.sentence, kept)) for one in outcome.problems)


def _kept_anyway(sentence: str, kept: Kept) -> Saying:
    """What is wrong with an order, and a note that it is kept all the same."""
    return house("order-kept-anyway", what=alone(sentence), when=kept.when.said)
