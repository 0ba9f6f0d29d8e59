"""Paragraphs: the lines of a letter that could not be read, taken together as people write, sentence by sentence."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.sayings import Saying, Several, house, phrase_of
from adjudicator.orders.grammar.player_names import People
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Line
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose.sayings import sayings
from adjudicator.orders.prose.sentences import Sentences
from adjudicator.orders.prose.strict_reader import StrictReader
from adjudicator.orders.prose.telling import Telling
from adjudicator.orders.prose.told import Told, sentences
from adjudicator.orders.prose.wanting import Asked
from adjudicator.orders.values.budget import STEPS, Budget, Spent
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words.lexer import quoted, split

_MOST: Final = 12
"""Sentences of a letter that are searched."""
_WORD: Final = 20
"""Steps for one word of a paragraph: what was guessed of it is compared with all that it says."""
_NUMBERED: Final = ""
"""What the numbered parts of a phase are asked about that are still to come."""
_COMING: Final = 6
"""How many of these can be named."""
_IN: Final = "IN"
"""Before the number of the challenge that an order is for."""
_WITH_MORE: Final = frozenset(["heading-with-more", "heading-no-number"])
"""The sentences of problems with a heading, or with what stands behind it."""
_QUESTION: Final = "order-question"
_DECLINES: Final = "order-declines"
_CALLED: Final = "order-called"
_UNWANTED: Final = frozenset([_DECLINES, _QUESTION])
"""Sentences of problems with lines in which no order is wanted."""


def offered(
    title: Title[Any],
    view: State,
    seat: Seat,
    lines: Sequence[Line],
    reading: LetterReading,
    people: People,
    steps: int = STEPS,
) -> LetterReading:
    """The reading, with the orders that its unread sentences mean as what may have been meant.

    Only a paragraph counts in which everything that is said is in orders that were found. There are so many `steps` for
    the whole letter.
    """
    if not reading.problems:
        return reading
    budget = Budget(steps - reading.steps)
    strict = StrictReader(title, view, seat, people, budget)
    texts = {line.number: line.text for line in lines}
    known = sayings(title.package())
    asked, own = _asked(title, view, seat), view.seats[seat]
    owed = {question.about for question in title.questions(view, seat) if question.owed}
    finder = Sentences(Beginnings(strict.parser(texts)), asked, own, known, budget, strict.possible, owed)
    telling = Telling(finder)
    problems = list(reading.problems)
    headed = _headed(lines, reading, strict.vocabulary.numbered)
    left = _MOST
    for paragraph in _paragraphs(lines, reading):
        words = [word for line in paragraph for word in split(line.text, line.number)]
        several = list(sentences(words, known.shortened))[:left]
        left -= len(several)
        try:
            budget.take(_WORD * len(words))
            found = telling.told(several)
            unclear = _unclear(found, finder)
        except Spent:
            break
        if any(_elsewhere(order, headed[paragraph[0].number]) for one in found for order in one.meant.orders):
            continue
        problems = _uncovered(problems, {line.number: line.text for line in paragraph}, finder, strict)
        numbered = _numbered(found, finder)
        partly = any(one.meant.left for one in found)
        if partly and not all(strict.possible(order) for one in numbered for order in one.meant.orders):
            continue
        if numbered and all(one.meant.fine for one in found):
            problems = _told(problems, numbered, strict)
        elif unclear is not None:
            problems = _ambiguous(problems, *unclear)
    return replace(reading, problems=tuple(problems), steps=steps - budget.left, cut=reading.cut or budget.spent)


def _uncovered(
    problems: Sequence[Problem],
    texts: Mapping[int, str],
    finder: Sentences,
    strict: StrictReader,
) -> list[Problem]:
    """The problems without what was guessed for the lines of a paragraph, and does not say all that it says.

    A word to the service is not all of a line that has an order word, too.
    """
    here = [one for one in problems if one.line in texts and one.suggestion]
    guessed = [one.suggestion for one in here if strict.is_order(one.suggestion)]
    said = [word for line, text in texts.items() for word in line_kinds.unnumbered(split(text, line))[1]]
    if guessed and finder.completeness.carries(said, guessed):
        guessed = []
    left = [one for one in here if one.suggestion not in guessed and strict.is_directive(one.suggestion)]
    beside = [one for one in left if finder.completeness.ordering(split(texts[one.line], one.line))]
    dropped = [one for one in here if one.suggestion in guessed or one in beside]
    return [replace(one, sentence=_whole(one.sentence), suggestion="") if one in dropped else one for one in problems]


def _headed(lines: Sequence[Line], reading: LetterReading, numbered: str) -> dict[int, int]:
    """The challenge whose heading each line stands below; 0 for none."""
    found: dict[int, int] = {}
    where = 0
    misread = _misread(reading)
    for line in lines:
        if reading.fates.get(line.number) is Fate.HEADING and line.number not in misread:
            heading = line_kinds.challenge(line_kinds.undecorated(split(line.text, line.number)), numbered)
            where = heading[0] if heading is not None else 0
        found[line.number] = where
    return found


def _misread(reading: LetterReading) -> frozenset[int]:
    """The lines that begin as a heading does, and go on as no order."""
    return frozenset(one.line for one in reading.problems if phrase_of(one.sentence) in _WITH_MORE)


def _elsewhere(order: str, where: int) -> bool:
    """Whether an order is for another challenge than the heading above it names."""
    place, _, rest = order.partition(" ")
    number = rest.partition(" ")[0]
    return place == _IN and number.isdigit() and where not in (0, int(number))


def _unclear(found: Sequence[Told], finder: Sentences) -> tuple[Told, tuple[str, ...]] | None:
    """The only sentence of a paragraph that wants anything, and its readings, if it has several."""
    wanting = [one for one in found if not one.meant.fine]
    if len(wanting) != 1 or any(one.meant.orders for one in found):
        return None
    readings = finder.readings(wanting[0].words)
    return (wanting[0], readings) if readings else None


def _ambiguous(problems: Sequence[Problem], sentence: Told, readings: tuple[str, ...]) -> list[Problem]:
    """The problems with one for a sentence that has several readings, on its first line."""
    here = [one for one in problems if one.line in sentence.lines]
    if not here or any(map(_unwanted, here)):
        return list(problems)
    told = replace(here[0], sentence=house("order-readings"), suggestion="", readings=readings)
    return [told if one is here[0] else one for one in problems if one is here[0] or one not in here]


def _numbered(found: Sequence[Told], finder: Sentences) -> list[Told]:
    """What the sentences of a paragraph mean, with the numbers of the parts of one turn; empty if these are unclear."""
    orders = finder.in_sequence([order for one in found for order in one.meant.orders])
    if orders is None:
        return []
    out: list[Told] = []
    rest = list(orders)
    for one in found:
        size = len(one.meant.orders)
        out.append(Told(one.words, one.meant._replace(orders=tuple(rest[:size])), one.meant.orders))
        rest = rest[size:]
    return out


def _told(problems: Sequence[Problem], found: Sequence[Told], strict: StrictReader) -> list[Problem]:
    """The problems with what the sentences of one paragraph mean; each sentence has one problem, on its first line.

    Where another order has been found before, neither is certain, and that stays.
    """
    asked = any(word.plain == "?" for one in found if one.meant.orders for word in one.words)
    here = [one for one in problems if any(one.line in sentence.lines for sentence in found)]
    if any(_unwanted(one) and (asked or not _asks(one)) for one in here):
        return list(problems)
    before = {one.line: one.suggestion for one in problems if one.suggestion and strict.is_order(one.suggestion)}
    orders = [order for one in found for order in (*one.meant.orders, *one.alone)]
    others = [before[line] for line in sorted({line for one in found for line in one.lines}) if line in before]
    if not all(strict.within(other, orders) for other in others):
        return list(problems)
    out: list[Problem] = []
    meant: dict[int, list[Told]] = {}
    inside: set[int] = set()
    lines = {problem.line for problem in problems}
    for one in found:
        first = next((line for line in one.lines if line in lines), 0)
        if one.meant.orders and first:
            meant.setdefault(first, []).append(one)
            inside.update(one.lines)
    left = [quoted(part) for one in found for part in ([one.words] if one.meant.left else one.meant.beside)]
    told: set[int] = set()
    for problem in problems:
        if problem.line in told:
            continue
        if problem.line in meant:
            told.add(problem.line)
            several = meant[problem.line]
            called = phrase_of(problem.sentence) == _CALLED  # by the name of an order word
            served = called and all(strict.is_directive(order) for one in several for order in one.meant.orders)
            sentence = house("order-unknown") if served or _asks(problem) else _whole(problem.sentence)
            if left:
                sentence = house("order-partly", what=sentence, words=Several([f'"{one}"' for one in left], "and"))
            out += [
                replace(problem, sentence=sentence, suggestion=order, covers=one.sure)
                for one in several
                for order in one.meant.orders
            ]
        elif problem.line not in inside:
            out.append(problem)
    return out


def _whole(sentence: str) -> str:
    """The sentence of a problem without what was left out of an order that is not offered any more."""
    if isinstance(sentence, Saying) and sentence.name == "order-leaves-out":
        return _whole(sentence.args["what"])
    return sentence


def _asks(problem: Problem) -> bool:
    """Whether a line asks or declines something, beside which another sentence on it may be an order."""
    return phrase_of(problem.sentence) in _UNWANTED


def _unwanted(problem: Problem) -> bool:
    misplaced = problem.kind in (ProblemKind.MISPLACED, ProblemKind.ILLEGAL)
    return misplaced or phrase_of(problem.sentence) in _UNWANTED


def _paragraphs(lines: Sequence[Line], reading: LetterReading) -> Iterator[list[Line]]:
    """The stretches of lines that could not be read; a line that was passed over may be part of one."""
    found: list[Line] = []
    misread = _misread(reading)
    for line in lines:
        fate = reading.fates.get(line.number) if line.number not in misread else Fate.PROBLEM
        if line.text.strip() and not line.context and fate in (Fate.PROBLEM, Fate.IGNORED, None):
            found.append(line)
        elif found:
            yield found
            found = []
    if found:
        yield found


def _asked(title: Title[Any], view: State, seat: Seat) -> Asked:
    asked: dict[str, list[int]] = {}
    for question in title.questions(view, seat):
        asked.setdefault(question.about, []).append(question.where)
        if question.coming:
            asked.setdefault(_NUMBERED, []).extend(range(question.coming, question.coming + _COMING))
    return asked
