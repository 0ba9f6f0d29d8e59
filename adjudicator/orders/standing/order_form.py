"""The order form under a report: every question with the orders that stand, ready to be changed and sent back.

What stands is printed as it would be typed. Open questions show lines that would answer them, commented out.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from types import MappingProxyType
from typing import Final, NamedTuple

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Choice, Question, Vocabulary
from adjudicator.engine.text.phrasebook import HOUSE, Phrasebook, book
from adjudicator.orders.standing.readback import unanswered
from adjudicator.orders.values.clauses import Clause, lines

BEGIN: Final = "BEGIN ORDERS"
END: Final = "END ORDERS"

NOTHING_KNOWN: Final[Mapping[int, str]] = MappingProxyType({})

_where: Final = attrgetter("where")
_HINT: Final = "form-hint"


class Entry(NamedTuple):
    """A question of the form with the lines that answer it; `everywhere`: some answer it in all numbered parts.

    If no line answers it now, or next time, `samples` are lines that would, commented out.
    """

    question: Question
    standing: tuple[str, ...]
    everywhere: bool
    samples: tuple[str, ...]


class Group(NamedTuple):
    """The questions that belong to one numbered part of the phase (0: to none)."""

    where: int
    entries: tuple[Entry, ...]


class Filled(NamedTuple):
    """The questions of a form with the orders on them, and the other orders, wherever they may be used."""

    groups: tuple[Group, ...]
    rest: tuple[str, ...]


def filled(
    questions: Sequence[Question], standing: Sequence[Clause], names: Vocabulary, gone: Collection[Choice] = ()
) -> Filled:
    """Every question with the orders on it. If two questions are of one kind, orders on both stand below the first.

    Orders that are `gone` stand as well, and answer none.
    """
    left = list(standing)
    groups: dict[int, list[Entry]] = {}
    for question in sorted(questions, key=_where):
        where, everywhere = question.where, False
        said: tuple[str, ...] = ()
        if standing:
            mine = [
                clause for clause in left if clause.question == (question.about, where) or _planned(clause, question)
            ]
            left = [clause for clause in left if clause not in mine]
            everywhere = where > 0 and any(clause.question == (question.about, 0) for clause in standing)
            said = _written(mine, names, where)
        planned = said and (not question.coming or not unanswered(standing, [question], gone))
        samples = () if planned or everywhere else tuple([f"# {line}" for line in question.lines])
        groups.setdefault(where, []).append(Entry(question, said, everywhere, samples))
    return Filled(tuple([Group(where, tuple(entries)) for where, entries in groups.items()]), _written(left, names))


def _planned(clause: Clause, question: Question) -> bool:
    """Whether a clause answers a question in one of the numbered parts, in which it is asked one after the other."""
    return question.coming > 0 and clause.about == question.about


def form(
    heading: Heading,
    questions: Sequence[Question],
    standing: Sequence[Clause],
    names: Vocabulary,
    known: Mapping[int, str] = NOTHING_KNOWN,
    words: Phrasebook | None = None,
) -> list[str]:
    """The lines of the form: questions outside challenges, those of each challenge, and the other orders.

    `known` are the facts known of each challenge (0: of the table), in a sentence; `words` provides the comments.
    """
    return _form(heading, filled(questions, standing, names), names, known, words or book(HOUSE))


def both(
    heading: Heading,
    questions: Sequence[Question],
    standing: Sequence[Clause],
    names: Vocabulary,
    known: Mapping[int, str],
    words: Phrasebook,
    gone: Collection[Choice] = (),
) -> tuple[list[str], tuple[tuple[str, ...], ...]]:
    """The results of `form` and `brief`, with the questions gone through only once."""
    it = filled(questions, standing, names, gone)
    return _form(heading, it, names, known, words), _brief(heading, it, names)


def _form(heading: Heading, it: Filled, names: Vocabulary, known: Mapping[int, str], words: Phrasebook) -> list[str]:
    out = [BEGIN, *_head(heading), f"# {words.say(_HINT)}", *_known(known, 0, words)]
    for where, entries in it.groups:
        out += ["", f"{names.numbered.upper()} {where}", *_known(known, where, words)] if where else []
        for entry in entries:
            out.append("")
            out += _entry(entry, names, words)
    if it.rest:
        out += ["", f"EVERY {names.numbered.upper()}", f"# {words.say('form-rest')}", *it.rest]
    return [*out, "", END]


def brief(
    heading: Heading, questions: Sequence[Question], standing: Sequence[Clause], names: Vocabulary
) -> tuple[tuple[str, ...], ...]:
    """The form with only the lines that answer its questions; with one line for each; and with what stands alone."""
    return _brief(heading, filled(questions, standing, names), names)


def _brief(heading: Heading, it: Filled, names: Vocabulary) -> tuple[tuple[str, ...], ...]:
    whole, single, stands = _head(heading), _head(heading), _head(heading)
    for where, entries in it.groups:
        headed = [f"{names.numbered.upper()} {where}"] if where else []
        whole += headed
        single += headed
        for _, said, _, samples in entries:
            if said:
                whole += said
                single += said
                stands += [*headed, *said]
            else:
                whole += samples
                single += samples[:1]
    rest = [f"EVERY {names.numbered.upper()}", *it.rest] if it.rest else []
    return tuple([(*lines, *rest) for lines in (whole, single, stands)])


def _written(clauses: Iterable[Clause], names: Vocabulary, where: int = 0) -> tuple[str, ...]:
    return tuple([line for clause in clauses for line in lines(clause, names, where)])


def _head(heading: Heading) -> list[str]:
    return [f"TURN {heading.turn} PHASE {heading.phase}"]


def _known(known: Mapping[int, str], where: int, words: Phrasebook) -> list[str]:
    return [f"# {words.say('form-known', facts=known[where])}"] if known.get(where) else []


def _entry(entry: Entry, names: Vocabulary, words: Phrasebook) -> list[str]:
    question = entry.question
    head = f"# {question.prompt}"
    if entry.standing and not entry.samples:
        return [head, *entry.standing]
    if entry.everywhere:
        return [head, f"# {words.say('form-answered', place=names.numbered)}"]
    silence = words.say("form-silence", silence=question.silence.rstrip("."))
    return [head, f"# {silence}", *entry.samples, *entry.standing]
