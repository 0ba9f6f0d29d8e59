"""Accepted offers: what YES, `1 and 3` or `no, 2` in a letter makes of what was offered before.

An answer counts only in its writer's own words. Offers that something has overtaken do not stand; the writer is told.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Several
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import Sifted
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.directive import READY
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import answers
from adjudicator.orders.words.answers import Answer
from adjudicator.service.offers import answering_pieces, new_offers, worded_answers
from adjudicator.service.offers.answering_pieces import Answering
from adjudicator.service.offers.offers_on_file import Made, Offer
from adjudicator.service.offers.worded_answers import Worded
from adjudicator.service.offers.writers import Before, Writer
from adjudicator.service.settings.phrases import say


class Accepted(NamedTuple):
    """What the answers in a letter come to: the lines they stand on, the lines they mean, and what to tell.

    `meant` are the offers that they take, and the words that take back what was understood. `problems` are what they
    ask for and do not get; `remarks` what else to say.
    """

    lines: frozenset[int]
    meant: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
    remarks: tuple[str, ...] = ()
    amended: tuple[Problem, ...] = ()
    """What they change in offers, as what may have been meant by the line that says so."""
    withdrawn: frozenset[int] = frozenset()
    """The numbers of the orders that they take back."""
    rests: tuple[tuple[int, str], ...] = ()
    """The orders that stand in lines of answers, by the numbers of these lines."""


class _Answers(NamedTuple):
    """The lines of a letter that are answers, and what they say together."""

    lines: Sequence[Line]
    said: Answer

    def problem(self, sentence: str) -> Problem:
        """Something that they ask for and do not get."""
        first = self.lines[0]
        return Problem(ProblemKind.ILLEGAL, first.number, 1, first.text.strip(), sentence)


class Offers:
    """What a seat can answer in the open phase, and what stands for it now."""

    def __init__(self, writer: Writer, before: Before) -> None:
        self._writer, self._before = writer, before
        self._made = before.made()
        self._offers = {offer.number: offer for one in reversed(self._made) for offer in one.offers}
        self._understood = {offer.number: offer for one in reversed(self._made) for offer in one.understood}

    def knows(self, number: int) -> bool:
        """Whether something was offered, or understood, under a number."""
        return number in self._offers or number in self._understood

    def shown(self, letter: Letter) -> Made | None:
        """The offers of the letter that is answered; those made last if it names no letter of ours."""
        names = letter.in_reply_to or letter.references[-1:]
        by_answer = {one.answer: one for one in self._made}
        named = next((by_answer[name] for name in names if name in by_answer), None)
        if named is not None:
            return named
        ours = any(self._before.ours(name) for name in names)
        return self._made[0] if self._made and not ours else None

    def answered(self, answers: _Answers, shown: Made) -> Accepted:
        """What an answer comes to; `shown` is what the letter has that it answers."""
        answers = answers._replace(said=_numbered(answers.said, shown))
        said = answers.said
        there = frozenset(line.number for line in answers.lines)
        if said.refusing and any(number in self._understood for number in said.numbers):
            return Accepted(there, problems=(answers.problem(say("answer-unclear")),))
        taken, problems = self._taken(answers, shown)
        back, kept = self._taken_back(said, shown)
        remarks = []
        if taken:
            remarks.append(say("offer-taken", words=Several([one.words for one in taken]), number=len(taken)))
        if back:
            remarks.append(say("offer-taken-back", words=Several([one.words for _, one in back]), number=len(back)))
        if kept:
            remarks.append(say("offer-kept", words=Several([one.words for one in kept]), number=len(kept)))
        if (said.agreed or said.declined) and not (shown.offers or shown.understood):
            known = {**self._offers, **self._understood}
            nothing = say("offer-none", there=_listed(known), any=bool(known))
            if self._before.orders().stands and not said.ready:
                remarks.append(say("offer-none-still", sentence=nothing))
            else:
                # `That's it, I'm ready` answers nothing, and still says that its writer is ready.
                problems.append(replace(answers.problem(nothing), suggestion=READY if said.ready else ""))
        elif said.declined and not back:
            remarks.append(say("offer-declined"))
        lines = [line for one in taken for line in one.words.splitlines()]
        ready = [READY] if said.ready and (taken or kept) else []
        meant = (*lines, *(f"WITHDRAW line {line}" for line, _ in back), *ready)
        withdrawn = frozenset(line for line, _ in back)
        return Accepted(there, meant, tuple(problems), tuple(remarks), withdrawn=withdrawn)

    def _taken(self, answers: _Answers, shown: Made) -> tuple[list[Offer], list[Problem]]:
        """The offers that an answer takes, and those that it asks for and cannot have."""
        said = answers.said
        problems: list[Problem] = []
        wanted = [*(shown.offers if said.agreed else ())]
        for numbers, offers in ((said.numbers, self._offers), (said.places, shown.placed)):
            wanted += [offers[number] for number in numbers if number in offers]
            problems += [
                answers.problem(say("offer-unknown", number=number, there=_listed(offers), any=bool(offers)))
                for number in numbers
                if number not in offers and (number not in self._understood or offers is not self._offers)
            ]
        alive: list[Offer] = []
        for offer in dict.fromkeys(wanted):
            if offer.number in said.but:
                continue
            if self._lives(offer):
                alive.append(offer)
            else:
                problems.append(answers.problem(say("offer-overtaken", number=offer.number, words=offer.words)))
        return self._one_of_each(answers, alive, problems)

    def _one_of_each(
        self, answers: _Answers, wanted: Sequence[Offer], problems: list[Problem]
    ) -> tuple[list[Offer], list[Problem]]:
        """The offers without the readings of which more than one is wanted, although only one can stand."""
        readings = {one.reading for one in wanted if one.reading}
        torn = {reading: [one for one in wanted if one.reading == reading] for reading in sorted(readings)}
        torn = {reading: found for reading, found in torn.items() if len(found) > 1}
        asked = [
            answers.problem(say("offer-only-one", there=_listed(one.number for one in found)))
            for found in torn.values()
        ]
        return [one for one in wanted if one.reading not in torn], [*problems, *asked]

    def _taken_back(self, said: Answer, shown: Made) -> tuple[list[tuple[int, Offer]], list[Offer]]:
        """What an answer takes back of what was understood, with its number among the orders, and what it confirms."""
        every = said.declined or said.refusing
        back = [one for one in shown.understood if every or one.number in said.but]
        back += [one for number, one in self._understood.items() if number in said.but and one not in back]
        kept = [one for one in shown.understood if said.agreed and one not in back]
        kept += [one for number, one in self._understood.items() if number in said.numbers and one not in back]
        found = [(line, one) for one in back if (line := self._line(one))]
        return found, [one for one in dict.fromkeys(kept) if self._line(one)]

    def _lives(self, offer: Offer) -> bool:
        """Whether nothing has overtaken an offer since it was made."""
        reading = self._writer.read(offer.words)
        same = new_offers.stood(self._writer, self._before.orders(), reading) == offer.stood
        return same and not reading.problems

    def _line(self, offer: Offer) -> int:
        """The number, among the orders that stand, of one that was understood; 0 if it does not stand any more."""
        meant = self._writer.read(offer.words).clauses
        standing = self._before.orders().clauses
        return next((number for number, one in enumerate(standing, start=1) if one in meant), 0)


def answered(writer: Writer, before: Before, letter: Letter, sifted: Sifted, lines: Sequence[Line]) -> Accepted | None:
    """What a letter answers to offers; None if it answers none."""
    own = _own(sifted, lines)
    read = ((line, answers.ours().read(line.text)) for line in own)
    found = [(line, answer) for line, answer in read if answer is not None]
    offers = Offers(writer, before)
    worded = _worded(writer, offers, letter, own, [answer for _, answer in found])
    if worded is None and (pieces := _in_pieces(writer, offers, letter, own, len(found))) is not None:
        accepted = offers.answered(_Answers(pieces.lines, pieces.said), offers.shown(letter) or Made())
        return accepted._replace(rests=pieces.rests, amended=pieces.amended)
    if worded is not None:
        found = [(line, answer) for line, answer in found if line != worded.line]
        amended = worded.amended
        found.append((worded.line, worded.said))
    else:
        amended = ()
    if not found:
        return None
    said = answers.together([answer for _, answer in found])
    there = [line for line, _ in found]
    if said is None:
        problem = _Answers(there, Answer()).problem(say("answer-unclear"))
        return Accepted(frozenset(line.number for line in there), problems=(problem,))
    shown = offers.shown(letter)
    if shown is None and not said.worded:
        # Numbers alone may be anything, unless they answer offers.
        return None
    accepted = offers.answered(_Answers(there, said), shown or Made())
    lines_of_changes = {one.line for one in amended}
    return accepted._replace(lines=accepted.lines - lines_of_changes, amended=amended)


def _worded(
    writer: Writer, offers: "Offers", letter: Letter, lines: Sequence[Line], said: Sequence[Answer]
) -> Worded | None:
    """The answer in words of a letter in which no number of an offer stands."""
    numbers = [number for one in said for number in (*one.numbers, *one.but)]
    named = any(one.places or (one.numbers and one.worded and not one.refusing) for one in said)
    if not lines or named or any(map(offers.knows, numbers)):
        return None
    if said and not numbers and len(said) == len([line for line in lines if line.text.strip()]):
        return None
    shown = offers.shown(letter)
    return worded_answers.found(writer, shown, lines) if shown is not None else None


def _in_pieces(writer: Writer, offers: "Offers", letter: Letter, lines: Sequence[Line], whole: int) -> Answering | None:
    """The answer in pieces of a letter of which not every line is one; `whole` lines are."""
    if whole == len([line for line in lines if line.text.strip()]):
        return None
    shown = offers.shown(letter)
    return answering_pieces.found(writer, shown, lines) if shown is not None else None


def _numbered(said: Answer, shown: Made) -> Answer:
    """An answer with the numbers of what it does not take, instead of the places."""
    shown_all = sorted((*shown.offers, *shown.understood), key=lambda one: one.number)
    left = [shown_all[at - (at > 0)].number for at in said.but_places if at <= len(shown_all) and shown_all]
    return said._replace(but=(*said.but, *left))


def _listed(numbers: Iterable[int]) -> Several:
    return Several([str(number) for number in sorted(numbers) if number > 0])


def _own(sifted: Sifted, lines: Sequence[Line]) -> list[Line]:
    """The lines that the writer has typed themselves."""
    own = {line.number for line in sifted.typed if not line.doubtful and not line.depth}
    return [line for line in lines if line.number in own and not line.context]
