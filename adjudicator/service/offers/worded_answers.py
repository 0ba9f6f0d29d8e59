"""Worded answers: those that name the offer they are about, or what differs from it: `Bob then`, `no, from home 3`.

They count only where an answer is all that a letter says. What differs is read as if it had been written in other
words: it stands until a NO, or is offered.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.prose.amendments import Amendments
from adjudicator.orders.prose.sayings import sayings
from adjudicator.orders.values.clauses import text
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import answers, courtesy
from adjudicator.orders.words.answers import Answer, Remark
from adjudicator.orders.words.lexer import split
from adjudicator.service.game import orders_on_file
from adjudicator.service.offers.offers_on_file import Made, Offer
from adjudicator.service.offers.understood_lines import legal
from adjudicator.service.offers.writers import Writer
from adjudicator.service.settings.phrases import say

_LONGEST: Final = 12
"""Words that can be about an offer."""
_LINES: Final = 4
"""Lines of a letter that only answers."""


class Worded(NamedTuple):
    """A line that is about offers: what it comes to as an answer, and the orders that it changes them to."""

    line: Line
    said: Answer
    amended: tuple[Problem, ...] = ()


def found(writer: Writer, shown: Made, lines: Sequence[Line]) -> Worded | None:
    """The worded answer among the lines of a letter; None if there is none, or the letter says more than that."""
    wordy = [line for line in lines if line.text.strip() and not courteous(writer, line)]
    if not 0 < len(wordy) <= _LINES or not (shown.offers or shown.understood):
        return None
    reader = answers.ours()
    open_still = [line for line in wordy if reader.read(line.text) is None] or wordy
    remark = reader.remark(open_still[0].text) if len(open_still) == 1 else None
    if remark is None or orders(writer, open_still[0].text):
        return None
    return reads(writer, shown, open_still[0], remark)


def reads(writer: Writer, shown: Made, line: Line, remark: Remark) -> Worded | None:
    """What a remark of a line comes to; None if it fits nothing that was shown, or fits in several ways."""
    return _Reader(writer, shown, line).found(remark) if len(remark.words) <= _LONGEST else None


def courteous(writer: Writer, line: Line) -> bool:
    """Whether a line greets, thanks, or is its writer's name."""
    words, polite = split(line.text), courtesy.ours()
    named = [word.plain for word in words] == [word.plain for word in split(writer.player)]
    return named or polite.greets(words) or polite.closes(words)


def orders(writer: Writer, words: str) -> bool:
    """Whether a line is an order by itself, or a word to the service."""
    reading = writer.read(words)
    return bool(reading.read or reading.kept or reading.directives)


def amendments(writer: Writer) -> Amendments:
    """What finds the things that somebody names in the orders that were offered to them."""
    title = writer.title
    names = orders_on_file.language_of(title).names(title.vocabulary(writer.view, writer.seat), writer.people)
    return Amendments(names, sayings(title.package()))


class _Reader:
    """Reads one line of a letter that answers what was shown."""

    def __init__(self, writer: Writer, shown: Made, line: Line) -> None:
        self._writer, self._shown, self._line = writer, shown, line
        self._amendments = amendments(writer)

    def found(self, remark: Remark) -> Worded | None:
        """What a remark comes to; None if it fits nothing that was shown, or fits in several ways."""
        readings = [offer for offer in self._shown.offers if offer.reading]
        if readings and ((chosen := self._chosen(remark, readings)) is not None or not remark.declined):
            return chosen
        every = [*self._shown.offers, *self._shown.understood]
        if not remark.agreed and len(remark.words) == 1 and remark.words[0].number in [one.number for one in every]:
            return None  # `no, but 2` may be two of something, or the second offer
        if remark.leaves_out and len(every) > 1:
            left = self._about(remark, every)
            if len(left) == 1:
                return Worded(self._line, Answer(agreed=True, but=(left[0].number,), worded=True))
        amended = self._amendments.amended
        several = [([one], [words]) for one in every for words in amended(remark.words, one.words)]
        ways = [(offers, lines) for offers, words in several if (lines := self._read(offers, words)) is not None]
        # `Neither, 2 from home 3` may come to the same from each of several readings.
        same = {tuple(lines) for _, lines in ways}
        if len(same) != 1 or (len(ways) > 1 and not readings):
            return None
        return self._amended(remark, readings or ways[0][0], ways[0][1])

    def _chosen(self, remark: Remark, readings: Sequence[Offer]) -> Worded | None:
        if not remark.words:
            return None
        found = self._about(remark, readings) or self._ranked(remark, readings)
        if remark.leaves_out:
            found = [one for one in readings if one not in found] if found else []
        return Worded(self._line, Answer(numbers=(found[0].number,), worded=True)) if len(found) == 1 else None

    def _about(self, remark: Remark, offers: Sequence[Offer]) -> list[Offer]:
        return [offers[at] for at in self._amendments.about(remark.words, [one.words for one in offers])]

    def _ranked(self, remark: Remark, offers: Sequence[Offer]) -> list[Offer]:
        return [offers[at] for at in self._amendments.ranked(remark.words, [one.words for one in offers])]

    def _read(self, offers: Sequence[Offer], words: Sequence[str]) -> list[str] | None:
        """The orders as they are written; None if one of them is none, or answers something else than its offer."""
        vocabulary = self._writer.title.vocabulary(self._writer.view, self._writer.seat)
        out: list[str] = []
        for offer, line in zip(offers, words, strict=True):
            before, after = self._writer.read(offer.words), self._writer.read(line)
            if after.problems or len(after.read) != 1 or len(before.read) != 1:
                return None
            clause = after.clauses[0]
            if clause.question != before.clauses[0].question or clause == before.clauses[0]:
                return None
            if not legal(self._writer, [clause], after).places:
                return None
            out.append(text(clause, vocabulary))
        return out

    def _amended(self, remark: Remark, offers: Sequence[Offer], lines: Sequence[str]) -> Worded:
        written, sentence = self._line.text.strip(), say("answer-amended")
        number = self._line.number
        problems = [Problem(ProblemKind.UNREADABLE, number, 1, written, sentence, words, (number,)) for words in lines]
        but = tuple(one.number for one in offers)
        return Worded(self._line, Answer(agreed=remark.agreed, but=but, worded=True), tuple(problems))
