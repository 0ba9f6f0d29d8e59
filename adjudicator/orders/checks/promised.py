"""Things promised more often than they are there."""

from collections.abc import Iterator
from typing import Any

from adjudicator.engine.rounds import PROMISED
from adjudicator.engine.trace import Answer, How
from adjudicator.orders.checking import Check, Sheet
from adjudicator.orders.findings import Finding
from adjudicator.orders.watching import Weighed


class PromisedTwice(Check):
    """The same card, or the same tokens, are promised in several places, and there are not enough of them.

    What you wrote first is granted first; if one line speaks of several challenges, the lower number. What is left
    without goes on to its next alternative. So put the important things on top.
    """

    code = "A103"
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        put = sheet.trial.quiet.mine(sheet.seat)
        told = set()
        for answer, _, weighed in put:
            for tried in answer.tried:
                place = (tried.order + 1, tried.alternative, answer.where)
                if tried.why != PROMISED or place in told:
                    continue
                wanted = _resources(weighed, *place[:2])
                takers = [one for one, _, found in put if wanted & _taken(one, found)]
                wish = next(one for one in sheet.wishes() if (one.line, one.number) == place[:2])
                if takers:
                    told.add(place)
                    yield self.at(sheet, wish, _sentence(answer, takers))


def _resources(weighed: tuple[Weighed, ...], line: int, number: int) -> set[Any]:
    return {claim.resource for one in weighed if (one.line, one.number) == (line, number) for claim in one.claims}


def _taken(answer: Answer, weighed: tuple[Weighed, ...]) -> set[Any]:
    """What an answer that was ordered has taken."""
    return _resources(weighed, answer.order + 1, answer.alternative) if answer.how is How.ORDERED else set()


def _sentence(answer: Answer, takers: list[Answer]) -> str:
    here = f" in challenge {answer.where}" if answer.where else ""
    lines = dict.fromkeys(
        f"line {taker.order + 1}{f' in challenge {taker.where}' if taker.where else ''}" for taker in takers
    )
    if answer.how is How.ORDERED:
        then = f"alternative {answer.alternative} of line {answer.order + 1} is taken"
    else:
        then = "nothing else of yours answers"
    return f"There is not enough for this{here}: {' and '.join(lines)} takes it first, and {then}."
