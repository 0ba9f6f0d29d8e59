"""What the house makes of a letter, whatever stands in it: nothing breaks off, what is read back is read the same."""

from collections.abc import Sequence
from typing import Any, Final

from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.engine.contract.title import Title
from adjudicator.orders.dry_run.order_checks import Sheet, findings
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.standing.merged_letters import merged
from adjudicator.orders.standing.readback import gone, readback
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words.directives import WORDS
from adjudicator.service.game import orders_on_file
from tests.fuzz.faults import must, nothing_raised

KEPT_ANYWAY: Final = "order-kept-anyway"
"""What is said of an order that can only be read when its phase opens."""


def by_the_house(
    title: Title[Any], view: State, seat: int, letter: Sequence[str], *, closely: bool = True
) -> tuple[Clause, ...]:
    """What stands after a letter; `closely`: what its writer is told of it is looked at, too, which takes long."""
    names = title.vocabulary(view, seat)
    lines = [Line(number, line) for number, line in enumerate(letter, 1)]
    with nothing_raised("reading a letter"):
        if closely:
            _, reading = orders_on_file.read_from(title, view, seat, lines, ())
        else:
            tongue, where = orders_on_file.language_of(title), title.where(view)
            reading = tongue.read(lines, names, where, title.phases, closely=False)
    clauses = merged((), reading).clauses
    for clause in clauses:
        _same(title, view, names, clause)
    if closely:
        _looked_at(title, view, seat, lines, reading)
    return clauses


def _looked_at(title: Title[Any], view: State, seat: int, lines: Sequence[Line], reading: LetterReading) -> None:
    """What is kept of a letter are the same orders, and all that its writer is told of them can be said."""
    names, clauses = title.vocabulary(view, seat), merged((), reading).clauses
    with nothing_raised("keeping a letter"):
        body = orders_on_file.body(title, view, seat, lines, reading)
        stood = orders_on_file.orders(title, view, seat, [] if body is None else [body])
    own = tuple(clause for clause in stood.clauses if not clause.said)
    must(own == clauses, f"{lines} are kept as other orders", "orders are kept as other ones")
    told = {problem.words for problem in reading.problems if getattr(problem.sentence, "name", "") == KEPT_ANYWAY}
    for kept in reading.kept if not told else ():
        # Not as an order for now: `IN 6 JOIN offence` may be possible by then.
        letter = f"{kept.when.heading}\n{kept.words}"
        again = orders_on_file.language_of(title).read(letter, names, title.where(view), title.phases, closely=False)
        must(not again.problems, f"{kept.words!r} is kept and not read: {again.problems}", "what is kept is not read")
    for problem in reading.problems:
        with nothing_raised("a problem"):
            str(problem)
        _of_use(title, view, names, problem)
    with nothing_raised("the checks"):
        found = findings(Sheet(title, view, seat, clauses))
        [str(one) for one in found]
    with nothing_raised("reading back"):
        done = gone(title, view, seat, clauses)
        readback(clauses, title.questions(view, seat), names, reading, stood.problems, done)


def _same(title: Title[Any], view: State, names: Vocabulary, clause: Clause) -> None:
    """An order as it is read back is the same order."""
    with nothing_raised("writing orders out"):
        written = text(clause, names)
    again = orders_on_file.language_of(title).read(written, names, title.where(view), closely=False)
    problem = next(iter(again.problems), None)
    must(problem is None, f"read back as {written!r} it is not understood: {problem}", "what is read back is not read")
    must(again.clauses == (clause,), f"read back as {written!r} it is another order", "it is read back otherwise")


def _of_use(title: Title[Any], view: State, names: Vocabulary, problem: Problem) -> None:
    """What is offered can be read as a line, or is a word to begin one with, or one within it."""
    offer = problem.suggestion
    words = sorted(names.kinds.get(ORDER_WORD, ()), key=len) or [choice.word for choice in title.choices]
    if not offer or offer in words or offer in WORDS:
        return
    first = next((word for word in (*words, *WORDS, "IN", "TURN") if f"{offer} ".startswith(f"{word} ")), None)
    if first is not None:
        again = orders_on_file.language_of(title).read(offer, names, title.where(view), title.phases)
        wrong = next(iter(again.problems), None)
        must(wrong is None, f"{problem.words!r} is offered {offer!r}: {wrong}", f"an offer of {first} is not read")
