"""Orders for later phases: what is kept of an order until its phase opens."""

from collections.abc import Sequence

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.text.sayings import Saying, house
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing.clause_parser import Outcome, alone
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.orders.values.problems import Problem


def kept(order: Order, chunks: Sequence[Chunk], outcome: Outcome, choices: Sequence[type[Choice]]) -> Kept | None:
    """The form in which an order for a later phase is kept; None for other orders, and if no later name could mend it.

    `choices` are those of its order word.
    """
    if order.when is None or (outcome.clause is None and not outcome.unnamed):
        return None
    about, where = choices[0].about, order.before or order.where
    if outcome.clause is not None:
        about, where = outcome.clause.question
    elif not any(choice.of_challenge for choice in choices):
        where = 0
    words = order.written(chunks)
    return Kept(order.when, f"IN {where} {words}" if where else words, about, where)


def told(outcome: Outcome, kept: Kept | None) -> tuple[Problem, ...]:
    """What is wrong with an order that is kept for later all the same."""
    if kept is None or not outcome.unnamed:
        return outcome.problems
    return tuple(replace(one, sentence=_kept_anyway(one.sentence, kept)) for one in outcome.problems)


def _kept_anyway(sentence: str, kept: Kept) -> Saying:
    """What is wrong with an order, and a note that it is kept all the same."""
    return house("order-kept-anyway", what=alone(sentence), when=kept.when.said)
