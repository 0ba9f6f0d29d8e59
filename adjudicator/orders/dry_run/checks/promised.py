"""Things that are promised more often than there are of them."""

from collections.abc import Iterator
from typing import Any

from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.run.rounds import PROMISED
from adjudicator.engine.text.sayings import Together, house
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.standing.watched_orders import Weighed
from adjudicator.orders.values.findings import Finding


class PromisedTwice(Check):
    """The same card, or the same tokens, are promised in several places, and there are not enough of them.

    What you wrote first is granted first; if one line speaks of several challenges, where it is asked first, or
    else the lower number. What is left without goes on to its next alternative. So put the important things on top.
    """

    code = "A103"
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        put = sheet.trial.quiet.mine(sheet.seat)
        told = set()
        for answer, weighed in put:
            for tried in answer.tried:
                place = (tried.order + 1, tried.alternative, answer.where)
                if tried.why != PROMISED or place in told:
                    continue
                wanted = _resources(weighed, *place[:2])
                takers = [one for one, found in put if wanted & _taken(one, found)]
                wish = next(one for one in sheet.wishes() if (one.line, one.number) == place[:2])
                if takers and not any(_is(one, place) for one in takers):
                    told.add(place)
                    yield self.at(sheet, wish, _sentence(answer, takers, sheet.names.numbered))


def _resources(weighed: tuple[Weighed, ...], line: int, number: int) -> set[Any]:
    return {claim.resource for one in weighed if (one.line, one.number) == (line, number) for claim in one.claims}


def _taken(answer: Answer, weighed: tuple[Weighed, ...]) -> set[Any]:
    """What an answer that was ordered has taken."""
    return _resources(weighed, answer.order + 1, answer.alternative) if answer.how is How.ORDERED else set()


def _is(answer: Answer, place: tuple[int, int, int]) -> bool:
    """Whether this line gave that answer: when the same is asked again, the line has done what it says."""
    return (answer.order + 1, answer.alternative, answer.where) == place


def _sentence(answer: Answer, takers: list[Answer], place: str) -> str:
    there = ((taker.order + 1, taker.where) for taker in takers)
    lines = dict.fromkeys(house("line-there", line=line, place=place, where=where) for line, where in there)
    ordered = answer.how is How.ORDERED
    return house(
        "found-promised",
        place=place,
        where=answer.where,
        takers=Together(lines, house("list-and")),
        alternative=answer.alternative if ordered else 0,
        line=answer.order + 1 if ordered else 0,
    )
