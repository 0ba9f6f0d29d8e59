"""Added languages: languages whose words an installation keeps in its own folder.

No order is read by such words, or a finished game would come out differently in a place that lacks them. They only
decide what the writer is told: that a line was courtesy, or which order would have worked.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines.letter_reading import Fate, Ignored, LetterReading, Line
from adjudicator.orders.lines.line_kinds import uncommented
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words.courtesy import Courtesy, signs
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.synonyms import SENTENCES, Wording

_WANTS: Final = frozenset((Fate.CLAUSE, Fate.DIRECTIVE, Fate.HEADING))


class Added(NamedTuple):
    """The words of an added language."""

    wording: Wording
    courtesy: Courtesy


def told(
    reading: LetterReading, lines: Sequence[Line], added: Sequence[Added], again: Callable[[Line], LetterReading]
) -> LetterReading:
    """The reading with problems replaced that words of an added language explain.

    `again` reads a line by itself. Clauses and directives stay as they were.
    """
    texts = {line.number: line.text for line in lines}
    fates = dict(reading.fates)
    problems: list[Problem] = []
    ignored = list(reading.ignored)
    wants = [number for number, fate in fates.items() if fate in _WANTS]
    first, last = min(wants, default=None), max(wants, default=0)
    closed = 0
    for problem in reading.problems:
        text = texts[problem.line]
        words = split(uncommented(text), problem.line)
        if problem.kind is not ProblemKind.UNREADABLE or not words:
            problems.append(problem)
            continue
        begun = first is not None and first < problem.line
        reason = _courtesy(problem, words, added, begun=begun, ended=0 < closed >= last)
        if reason:
            closed = closed if reason == "unused-greeting" else problem.line
            ignored.append(Ignored(problem.line, text, house(reason)))
            fates[problem.line] = Fate.IGNORED
        else:
            problems.append(_meant(problem, words, added, again))
    return replace(reading, problems=tuple(problems), ignored=tuple(sorted(ignored)), fates=fates)


def _courtesy(problem: Problem, words: Sequence[Word], added: Sequence[Added], *, begun: bool, ended: bool) -> str:
    """Why a line is passed over, empty if it is not; one with a question, a number or an order is not."""
    if any(word.plain == "?" or word.number is not None for word in words) or _within(problem, words):
        return ""
    if not begun and any(one.courtesy.greets(words) for one in added):
        return "unused-greeting"
    if any(one.courtesy.closes(words) for one in added):
        return "unused-closing"
    return "unused-signature" if ended and signs(words) else ""


def _within(problem: Problem, words: Sequence[Word]) -> bool:
    """Whether the intended order is in the line already, among other words."""
    meant = {word.plain for word in split(problem.suggestion)}
    return bool(meant) and meant <= {word.plain for word in words}


def _meant(
    problem: Problem, words: list[Word], added: Sequence[Added], again: Callable[[Line], LetterReading]
) -> Problem:
    """A problem with the order, or the word of the service, that would have worked."""
    for one in added:
        for said in map(quoted, one.wording.english(words)):
            reading = again(Line(problem.line, said))
            if not reading.problems and (reading.read or reading.kept):
                return replace(problem, suggestion=said)
        wanted = one.wording.instead(one.courtesy.bare(words))
        if wanted in SENTENCES:
            within = problem.suggestion if _within(problem, words) else ""
            return replace(problem, sentence=house(SENTENCES[wanted]), suggestion=within)
        if wanted:
            return replace(problem, suggestion=wanted)
    return problem
