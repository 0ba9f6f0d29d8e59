"""The orders in a player's letter. They are read in the same way whether the letter counts or is only checked.

Where the writer says YES to an offer, the offered lines stand in place of their answer, as if they had typed them.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import Sifted
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.budget import STEPS, left
from adjudicator.orders.values.directive import READY
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import answers, doubts
from adjudicator.orders.words.lexer import split
from adjudicator.service.game import (
    doubtful_words,
    game_options,
    orders_on_file,
    seat_names,
    unmarked_signatures,
)
from adjudicator.service.game.orders_on_file import Body, Orders
from adjudicator.service.game.table import Table
from adjudicator.service.game.typed_lines import lines_of
from adjudicator.service.offers import accepted_offers, understood_lines, writers
from adjudicator.service.offers.accepted_offers import Accepted
from adjudicator.service.offers.answering_pieces import same_question
from adjudicator.service.offers.understood_lines import Understood
from adjudicator.service.offers.writers import Before, Writer
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat


class MadeOut(NamedTuple):
    """A letter as orders: its lines as read, the orders they make, and what is kept of them (None: no orders).

    `accepted` is what it answers to earlier offers.
    """

    lines: Sequence[Line]
    reading: LetterReading
    body: Body | None
    accepted: Accepted | None = None
    understood: tuple[Understood, ...] = ()
    """The lines that were written in other words, and stand as they were understood."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """What to tell the writer of their answer."""
        return self.accepted.remarks if self.accepted is not None else ()


def made_out(unit: Unit, laid: Table, seat: Seat, letter: Letter, sifted: Sifted, at: datetime) -> MadeOut:
    """What a letter says for a seat in the open phase. Names in it are those of the players `at` that instant."""
    writer = writers.writer(laid, seat.number, seat_names.of(unit, laid, at))
    before = writers.before(unit, laid, seat.number)
    waits = game_options.waits_for_yes(game_options.options(laid.game))
    return read(writer, before, letter, sifted, waits=waits)


def read(writer: Writer, before: Before, letter: Letter, sifted: Sifted, *, waits: bool) -> MadeOut:
    """What a letter says after all that was before; `waits` means that orders in other words wait for a YES."""
    written = lines_of(letter, sifted)
    accepted = accepted_offers.answered(writer, before, letter, sifted, written)
    made = _read(writer, written, sifted, accepted, STEPS)
    if accepted is not None and accepted.meant:
        agreed, used = _agreeing(writer, accepted, made.reading, written), made.reading.steps
        if agreed != accepted:
            made = _read(writer, written, sifted, agreed, left(used))
            made = made._replace(reading=replace(made.reading, steps=used + made.reading.steps))
    if made.reading.problems and accepted is None:
        made = made._replace(reading=_unsettled(writer, before, made))
    if made.reading.problems and not waits:
        made = _understood(writer, before, made, sifted)
    body = orders_on_file.body(writer.title, writer.view, writer.seat, made.lines, made.reading)
    problems = made.accepted.problems if made.accepted is not None else ()
    reading = replace(made.reading, problems=(*problems, *made.reading.problems)) if problems else made.reading
    return made._replace(reading=reading, body=body)


def _read(writer: Writer, written: Sequence[Line], sifted: Sifted, accepted: Accepted | None, steps: int) -> MadeOut:
    """A letter's lines, with what its answers mean in their place, and the orders they make, found in so many steps."""
    title, view, number, player, known = writer
    if accepted is not None:
        written = _in_place(written, accepted)
    lines, reading = unmarked_signatures.read(title, view, number, player, written, sifted, known, steps)
    passed = doubtful_words.lines_of(reading.directives, sifted.typed)
    if passed:
        again, used = doubtful_words.without(written, passed), reading.steps
        rest = left(used, steps)
        lines, reading = unmarked_signatures.read(title, view, number, player, again, sifted, known, rest)
        reading = doubtful_words.told(replace(reading, steps=used + reading.steps), written, passed)
    if accepted is not None and accepted.amended:
        changed = {one.line for one in accepted.amended}
        others = [one for one in reading.problems if one.line not in changed]
        reading = replace(reading, problems=(*accepted.amended, *others))
    return MadeOut(lines, reading, None, accepted)


def _agreeing(writer: Writer, accepted: Accepted, reading: LetterReading, written: Sequence[Line]) -> Accepted:
    """What an answer means beside the rest of its letter.

    An order of the letter itself comes before an offer on the same question. A line that narrows a yes (`but only ...`)
    and cannot be read takes the yes with it; so does one that adds something to what was offered.
    """
    texts = {line.number: line.text for line in written}
    besides = {line for line, _ in accepted.rests}
    unread = [one for one in reading.problems if one not in accepted.amended]
    narrowing = [
        one.line
        for one in unread
        if (
            same_question(writer, [one.suggestion], accepted.meant)
            if one.line in besides
            else doubts.ours().about(split(texts.get(one.line, "")))
        )
    ]
    if narrowing:
        line = min(accepted.lines)
        sentence = say("answer-narrowed", line=narrowing[0])
        problem = Problem(ProblemKind.AMBIGUOUS, line, 1, texts.get(line, "").strip(), sentence)
        return accepted._replace(meant=(), rests=(), problems=(*accepted.problems, problem), remarks=())
    first = _free(written)
    own = {one.clause.question for one in reading.read if one.line < first}
    over = {one.line - first for one in reading.read if one.line >= first and one.clause.question in own}
    return accepted._replace(meant=tuple(one for place, one in enumerate(accepted.meant) if place not in over))


def _unsettled(writer: Writer, before: Before, made: MadeOut) -> LetterReading:
    """A letter as read without suggestions for lines that say yes, and something else about what was offered.

    `Yes, plus one from home 4` means another order than its second half.
    """
    reader, texts = answers.ours(), {line.number: line.text for line in made.lines}
    offered = [offer.words for one in before.made() for offer in one.offers]
    return replace(
        made.reading,
        problems=tuple(
            replace(one, suggestion="", covers=())
            if offered
            and reader.agrees_first(texts.get(one.line, ""))
            and same_question(writer, [one.suggestion], offered)
            else one
            for one in made.reading.problems
        ),
    )


def _understood(writer: Writer, before: Before, made: MadeOut, sifted: Sifted) -> MadeOut:
    """The same letter with the orders in the place of the lines that can mean only these."""
    if not any(one.covers for one in made.reading.problems):
        return made
    title, view, number, player, people = writer
    unsure = {line.number for line in sifted.typed if line.doubtful or line.depth}
    standing = _left(before.orders(), made.accepted)
    meant, used = understood_lines.understood(writer, made.lines, made.reading, standing, unsure)
    used += made.reading.steps
    if not meant:
        return made._replace(reading=replace(made.reading, steps=used))
    again = _instead(made.lines, meant)
    lines, reading = unmarked_signatures.read(title, view, number, player, again, sifted, people, left(used))
    used += reading.steps
    counted = {one.line for one in made.reading.directives}
    waits = {one.line for one in reading.directives if one.word == READY} - counted
    if waits:
        # A READY beside words that were only understood would end a phase before their writer can say NO.
        again = [line._replace(text="") if line.number in waits else line for line in again]
        lines, reading = unmarked_signatures.read(title, view, number, player, again, sifted, people, left(used))
        used += reading.steps
        told = [one for one in made.reading.problems if one.line in waits]
        reading = replace(reading, problems=(*reading.problems, *told))
    reading = replace(reading, steps=used)
    orders_read = {one.line for one in reading.read}
    whole = all(line.number in orders_read for line in again if line.text in {one.words for one in meant})
    if not whole:
        return made._replace(reading=replace(made.reading, steps=used))
    return made._replace(lines=lines, reading=reading, understood=meant)


def _left(orders: Orders, accepted: Accepted | None) -> Orders:
    """The orders that stand without those that an answer takes back."""
    back = accepted.withdrawn if accepted is not None else frozenset()
    kept = [clause for number, clause in enumerate(orders.clauses, start=1) if number not in back]
    return orders._replace(clauses=tuple(kept))


def _instead(lines: Sequence[Line], meant: Sequence[Understood]) -> list[Line]:
    """The lines of a letter with the orders that some of them mean in their place."""
    free = _free(lines)
    over = {number for one in meant for number in one.lines}
    out: list[Line] = []
    for line in lines:
        orders = [one.words for one in meant if one.line == line.number]
        numbers = [line.number, *range(free, free + len(orders) - 1)]
        free += max(len(orders) - 1, 0)
        out += [Line(number, words) for number, words in zip(numbers, orders, strict=False)]
        if not orders:
            out.append(Line(line.number, "") if line.number in over else line)
    return out


def _in_place(written: Sequence[Line], accepted: Accepted) -> tuple[Line, ...]:
    """A letter's lines, with what its answers mean before all others and in place of them."""
    free = _free(written)
    offered = [Line(free + place, words) for place, words in enumerate(accepted.meant)]
    left = dict(accepted.rests)
    rest = [Line(line.number, left.get(line.number, "")) if line.number in accepted.lines else line for line in written]
    return (*offered, *([Line(free + len(offered), "")] if offered else ()), *rest)


def _free(written: Sequence[Line]) -> int:
    """The first number that no line of a letter has."""
    return max((line.number for line in written), default=0) + 1
