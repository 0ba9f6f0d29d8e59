"""Compares the results of a case with the expected ones."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from adjudicator.cases.case import Check, Part, Said, Step, Variation
from adjudicator.cases.playing import Played, Table
from adjudicator.core.event import Event, Seat, fold, told
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.orders.dry_run.order_checks import findings

_ANSWER: Final = re.compile(
    r"(?P<seat>\w+), (?P<about>[\w ]+?)(?:, challenge (?P<where>\d+))?:"
    r" (?P<how>alternative (?P<which>\d+)|by default|at random|overruled|nothing could be done)"
)
_HOW: Final = {
    "by default": How.DEFAULT,
    "at random": How.RANDOM,
    "overruled": How.OVERRULED,
    "nothing could be done": How.NOTHING,
}
_OPEN: Final = re.compile(r"(turn \d+ phase \d+) is open")
_WON: Final = re.compile(r"(?!nobody)(.+?) (?:has|have) won")


class Deviation(NamedTuple):
    """A result that differs from what a case says, at a line of it."""

    line: int
    text: str


def deviations(table: Table, step: Step, played: Played) -> list[Deviation]:
    """All results of a phase that differ from what its step says."""
    found = _impossible(table, step, played)
    parts = {check.part for check in step.checks}
    if Part.PROBLEMS not in parts and played.problems:
        lines = [f"{seat}: {problem}" for seat, problem in played.problems]
        found.append(Deviation(step.line, _list("not everything in the letters could be read:", lines)))
    if Part.DISAGREEING not in parts and played.outcome.unsettled:
        stages = list(played.outcome.unsettled)
        found.append(Deviation(step.line, _list("promises did not agree in ten runs:", stages)))
    for check in step.checks:
        found += _CHECKS[check.part](table, check, played)
    return found


def told_to(table: Table, played: Played, seat: Seat) -> list[str]:
    """The sentences that a seat reads of a phase."""
    heard = told(played.events, seat)
    return _sentences(table, heard, seat)


def matches(pattern: str, sentence: str) -> bool:
    """Whether a sentence is as a case says; `...` stands for any words, and the full stop may be missing."""
    return _compiled(pattern).fullmatch(sentence) is not None


@lru_cache(maxsize=256)
def _compiled(pattern: str) -> re.Pattern[str]:
    said = [re.escape(" ".join(part.split())) for part in re.split(r"\.\.\.|\u2026", pattern.strip().rstrip("."))]
    if pattern.strip().endswith("..."):
        said.append("")
    return re.compile(rf"{'.*'.join(said)}\.?", re.I)


def _sentences(table: Table, events: Iterable[Event[Any]], seat: Seat | None = None) -> list[str]:
    names = table.state.seats
    return [said for event in events if (said := table.title.sentence(event, names, seat)) is not None]


def _list(head: str, lines: Sequence[str]) -> str:
    return "\n".join([head, *(f"  - {line}" for line in lines or ["nothing"])])


def _impossible(table: Table, step: Step, played: Played) -> list[Deviation]:
    """Faults that need no case: events must lead to the position, and the position must be possible."""
    found = []
    if fold(played.before, played.events) != played.outcome.state:
        found.append(Deviation(step.line, "the events do not lead to the position after the phase"))
    faults = table.title.faults(played.outcome.state)
    if faults:
        found.append(Deviation(step.line, _list("the position after the phase cannot be:", faults)))
    return found


def _in_order(check: Check, said: Sequence[str], what: str) -> list[Deviation]:
    """Whether these sentences stand in this order among those said."""
    at = 0
    for item in check.items:
        place = next((i for i in range(at, len(said)) if matches(item.text, said[i])), None)
        if place is None:
            later = "" if not any(matches(item.text, one) for one in said) else ", or not after what stands above it"
            head = f"{what}, but it should be{later}: {item.text}\nall there is:"
            return [Deviation(item.line, _list(head, said))]
        at = place + 1
    return []


def _events(table: Table, check: Check, played: Played) -> list[Deviation]:
    return _in_order(check, _sentences(table, played.events), "this did not happen")


def _all_events(table: Table, check: Check, played: Played) -> list[Deviation]:
    said = _sentences(table, played.events)
    wanted = [item.text for item in check.items]
    if len(said) == len(wanted) and all(matches(*pair) for pair in zip(wanted, said, strict=True)):
        return []
    found = _events(table, check, played)
    return found or [Deviation(check.line, _list("more happened than this:", said))]


def _none_of(check: Check, said: Sequence[str], what: str) -> list[Deviation]:
    return [
        Deviation(item.line, f"{what}, but it should not be: {one}")
        for item in check.items
        for one in said
        if matches(item.text, one)
    ]


def _never(table: Table, check: Check, played: Played) -> list[Deviation]:
    return _none_of(check, _sentences(table, played.events), "this happened")


def _told(table: Table, check: Check, played: Played) -> list[Deviation]:
    said = told_to(table, played, table.seat(check.seat, check.line))
    return _in_order(check, said, f"{check.seat} is not told this")


def _not_told(table: Table, check: Check, played: Played) -> list[Deviation]:
    said = told_to(table, played, table.seat(check.seat, check.line))
    return _none_of(check, said, f"{check.seat} is told this")


def _answers(table: Table, check: Check, played: Played) -> list[Deviation]:
    found = []
    for item in check.items:
        words = _ANSWER.fullmatch(item.text.rstrip("."))
        if words is None:
            sentence = (
                f"{item.text!r} is no answer; they are written as: Red, join, challenge 1: alternative 2"
                " (or: by default, at random, overruled, nothing could be done)"
            )
            raise table.case.error(item.line, sentence)
        seat = table.seat(words["seat"], item.line)
        where = int(words["where"] or 0)
        given = [a for a in played.outcome.answers if (a.seat, a.about) == (seat, words["about"])]
        given = [a for a in given if words["where"] is None or a.where == where]
        if not any(_as_said(answer, words) for answer in given):
            head = f"{item.text} is not so; {words['seat']} was asked:"
            found.append(Deviation(item.line, _list(head, [_asked(answer) for answer in given])))
    return found


def _as_said(answer: Answer, words: "re.Match[str]") -> bool:
    if words["which"] is not None:
        return answer.how is How.ORDERED and answer.alternative == int(words["which"])
    return answer.how is _HOW[words["how"]]


def _asked(answer: Answer) -> str:
    how = {value: key for key, value in _HOW.items()}.get(answer.how, f"alternative {answer.alternative}")
    where = f", challenge {answer.where}" if answer.where else ""
    return f"{answer.about}{where}: {how}"


def _stands(table: Table, check: Check, played: Played) -> list[Deviation]:
    said = list(played.orders[table.seat(check.seat, check.line)])
    if said == [item.text for item in check.items]:
        return []
    return [Deviation(check.line, _list(f"these orders of {check.seat} stand:", said))]


def _problems(table: Table, check: Check, played: Played) -> list[Deviation]:
    said = [f"{seat}: {problem}" for seat, problem in played.problems]
    return _differing(check, said, "nothing like this was wrong with a letter: {}\nall that was:", "this was wrong")


def _findings(table: Table, check: Check, played: Played) -> list[Deviation]:
    sheet = played.sheets.get(table.seat(check.seat, check.line))
    every = findings(sheet) if sheet is not None else ()
    named = {item.text[:4] for item in check.items}
    said = [f"{one.place}: {one.sentence}" for one in every if not one.open or one.code in named]
    return _differing(check, said, "nothing like this is found: {}\nall that is:", "this is found")


def _differing(check: Check, said: Sequence[str], lacking: str, further: str) -> list[Deviation]:
    """Expected sentences that were not said, and other sentences that were."""
    unmet = [item for item in check.items if not any(matches(item.text, one) for one in said)]
    unsaid = [one for one in said if not any(matches(item.text, one) for item in check.items)]
    return [
        *(Deviation(item.line, _list(lacking.format(item.text), said)) for item in unmet),
        *(Deviation(check.line, f"{further}, too: {one}") for one in unsaid),
    ]


def _after(table: Table, check: Check, played: Played) -> list[Deviation]:
    found = []
    for item in check.items:
        instead = _general(table, item, played)
        if instead is None:
            try:
                instead = table.title.differs(played.outcome.state, item.text) or ""
            except Misstated as error:
                raise table.case.error(item.line, str(error)) from error
        if instead:
            found.append(Deviation(item.line, f"{item.text} is not so: {instead}"))
    return found


def _general(table: Table, item: Said, played: Played) -> str | None:
    """What is true instead, for statements that fit every title; None if the statement is true."""
    state = played.outcome.state
    winners = table.title.winners(state)
    text = item.text.rstrip(".")
    names = "the game goes on" if winners is None else " and ".join(state.seats[seat] for seat in winners) or "nobody"
    if text == "the game goes on":
        return "" if winners is None else f"{names} won"
    if text == "nobody has won":
        return "" if winners == () else names
    won, opened = _WON.fullmatch(text), _OPEN.fullmatch(text)
    if won is not None:
        wanted = {table.seat(name, item.line) for name in re.split(r", | and ", won[1])}
        return "" if winners is not None and set(winners) == wanted else f"{names} won" if winners else names
    if opened is not None:
        heading = str(table.title.where(state))
        if winners is not None:
            return "the game is over"
        return "" if heading == opened[1] else f"{heading} is open"
    return None


def _disagreeing(table: Table, check: Check, played: Played) -> list[Deviation]:
    wanted = [item.text for item in check.items]
    stages = list(played.outcome.unsettled)
    return [] if wanted == stages else [Deviation(check.line, _list("promises did not agree in other stages:", stages))]


_CHECKS: Final[Mapping[Part, Callable[[Table, Check, Played], list[Deviation]]]] = {
    Part.EVENTS: _events,
    Part.ALL_EVENTS: _all_events,
    Part.NEVER: _never,
    Part.TOLD: _told,
    Part.NOT_TOLD: _not_told,
    Part.ANSWERS: _answers,
    Part.STANDS: _stands,
    Part.PROBLEMS: _problems,
    Part.FINDINGS: _findings,
    Part.AFTER: _after,
    Part.DISAGREEING: _disagreeing,
}


def distinguished(table: Table, varied: Table, variation: Variation, true: Played, other: Played) -> list[Deviation]:
    """Whether a seat could tell a variation from the true case by what it is told, or by what it knows afterwards."""
    seat = table.seat(variation.seat, variation.line)
    mine, theirs = told_to(table, true, seat), told_to(varied, other, seat)
    head = f"{variation.seat} can tell these apart"
    if mine != theirs:
        lines = [f"told in one: {line}" for line in mine if line not in theirs]
        lines += [f"told in the other: {line}" for line in theirs if line not in mine]
        return [Deviation(variation.line, _list(f"{head}:", lines or ["the order of what is told"]))]
    if told(true.events, seat) != told(other.events, seat) or true.views[seat] != other.views[seat]:
        return [Deviation(variation.line, f"{head} by something that no sentence says")]
    return []
