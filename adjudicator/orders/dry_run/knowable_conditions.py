"""Knowable conditions: orders are only offered with conditions whose facts the writer can know when it matters.

`if he plays a Compromise` can be written as a condition. But challenge cards are turned up together, so most players
cannot know it when they choose a card, and the order would be passed over. For a condition that cannot be read, the
examples are therefore also conditions that can be known at that moment.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.sayings import Saying, Several, Together, house
from adjudicator.orders.dry_run.checks.unknown import unknown
from adjudicator.orders.dry_run.order_checks import Sheet, Wish
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.parsing.clause_parser import OF_THE_REST
from adjudicator.orders.values.budget import STEPS, Budget, Spent
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import And, Condition, Not
from adjudicator.orders.values.problems import CLOSELY, Problem
from adjudicator.orders.words.lexer import quoted, split
from adjudicator.orders.words.segments import IF

_EXAMPLES: Final = 3


def knowable(title: Title[Any], view: State, seat: Seat, reading: LetterReading, steps: int = STEPS) -> LetterReading:
    """The reading without offers whose condition cannot be known; the problem says so instead.

    There are so many `steps` for the whole letter.
    """
    told = list(reading.problems)
    budget = Budget(steps - reading.steps)
    try:
        for at, one in enumerate(reading.problems[:CLOSELY]):
            told[at] = _told(one, title, view, seat, budget)
    except Spent:
        pass  # what has been found so far is reported
    return replace(reading, problems=tuple(told), steps=steps - budget.left, cut=budget.spent)


def _told(problem: Problem, title: Title[Any], view: State, seat: Seat, budget: Budget) -> Problem:
    """The problem without an offer that has an unknowable condition, and with examples that can be known."""
    words = split(problem.words)
    at = next((i for i, word in enumerate(words) if word.plain in IF), 0)
    if not at and IF.isdisjoint(word.plain for word in split(problem.suggestion)):
        return problem
    # If a condition could not be read, the order before it shows what is asked.
    said = problem.suggestion or quoted(words[:at])
    read = language(title.choices, title.facts).read(said, title.vocabulary(view, seat), title.where(view))
    budget.take(read.steps)
    sheet = Sheet(title, view, seat, [part for clause in read.clauses for part in _parted(clause)], budget=budget)
    found = [one for one in (unknown(sheet, wish) for wish in sheet.wishes()) if one is not None]
    if not found:
        return replace(problem, sentence=_with_examples(problem.sentence, title, sheet))
    facts = Together(list(dict.fromkeys(one for one, _ in found)), house("list-and"))
    known = next((known for _, known in found if known), "")
    sentence = house("order-unknowable", facts=facts, some=bool(known), known=known)
    return replace(problem, sentence=_standing(problem.sentence, sentence), suggestion="")


def _parted(clause: Clause) -> Iterator[Clause]:
    """The clause, once for each part of its condition: a part that is false at first may hide an unknown one."""
    for alternative in clause.alternatives:
        for condition in _needed(alternative.condition) if alternative.condition is not None else (None,):
            yield replace(clause, alternatives=(Alternative(alternative.choice, condition),))


def _needed(condition: Condition) -> Iterator[Condition]:
    if isinstance(condition, And):
        for part in condition.parts:
            yield from _needed(part)
    elif isinstance(condition, Not):
        yield from _needed(condition.part)
    else:
        yield condition


def _standing(told: str, instead: str) -> str:
    """A sentence that replaces another, with what the other one says of the order as a whole."""
    while isinstance(told, Saying) and "what" in told.args:
        if told.name in OF_THE_REST:
            return house(told.name, **{**told.args, "what": instead})
        told = told.args["what"]
    return instead


def _with_examples(told: str, title: Title[Any], sheet: Sheet) -> str:
    """A sentence whose examples are replaced by conditions that can be known for this order."""
    if not isinstance(told, Saying):
        return told
    if told.name == "expected-condition":
        found = [example for wish in sheet.wishes() for example in _examples(title, sheet, wish)][:_EXAMPLES]
        return house(told.name, some=True, examples=Several(found, "or")) if found else told
    changed = {
        name: _with_examples(part, title, sheet) for name, part in told.args.items() if name in ("what", "wanted")
    }
    return house(told.name, **{**told.args, **changed}) if changed else told


def _examples(title: Title[Any], sheet: Sheet, wish: Wish) -> Iterator[str]:
    """The examples of conditions whose facts are known when an alternative is tried."""
    for key, found in sheet.trial.quiet.watched.asked.items():
        if any((one.line, one.number) == (wish.line, wish.number) for one in found):
            known = {type(fact) for fact in sheet.known(key)}
            yield from (kind.example for kind in title.facts if kind in known)
            return
