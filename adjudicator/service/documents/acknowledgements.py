"""Acknowledgements: which orders of a seat stand, which lines were not understood, and what is still open."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from hashlib import blake2b
from itertools import groupby
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from adjudicator.core.event import State
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Question, Vocabulary
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.drawing import Picture
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.standing.readback import gone, readback
from adjudicator.orders.values.budget import left
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.kept_orders import PASS
from adjudicator.orders.values.problems import Problem
from adjudicator.reports.values.document import Acknowledgement, Deadline, Later, Misread, Understood, Unused
from adjudicator.service.documents import documents
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.offers.offers_on_file import NO_OFFERS, Offer
from adjudicator.service.office.advice import MOST, Advice, Sought
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat

_NEVER: Final = frozenset(["A102", "A104", "A105"])
"""The findings that an alternative can never be carried out, as far as one can know."""
_NOT_ASKED: Final = "A108"
"""The finding that an order answers nothing now: whether it ever does, is for the situations to say."""


def later(orders: Orders, heading: Heading) -> tuple[Later, ...]:
    """What is kept for phases other than the open one, phase by phase; numbers continue those of what stands now."""
    found = []
    number = len(orders.clauses) + 1
    for when, several in groupby(orders.later, key=lambda one: one.when):
        lines = tuple(one.words for one in several)
        said = say("not-this-time", when=when.said) if when.at(heading) else when.said
        found.append(Later(said, number, lines))
        number += len(lines)
    return tuple(found)


def by_itself(question: Question) -> Question:
    """A question, with a line that can be sent back as it is; on the form, a heading names the challenge."""
    if not question.where:
        return question
    lines = tuple(f"IN {question.where} {line}" for line in question.lines[:1])
    return replace(question, lines=lines, taps=question.taps or question.lines)


def _as_now(clause: Clause, names: Vocabulary) -> str:
    """A line that stands. If its writer used other words, they come first, and the line follows as a comment."""
    if not clause.said:
        return text(clause, names)
    now = text(replace(clause, said=""), names)
    return clause.said if clause.said.endswith(f" {now}") else say("means-now", words=clause.said, now=now)


def version(lines: Sequence[str]) -> str:
    """A short hash of standing orders: equal orders have equal hashes."""
    return blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


def misread(problems: Sequence[Problem], offers: Mapping[str, Offer] = NO_OFFERS) -> tuple[Misread, ...]:
    """Problems as a letter shows them; `offers` are the suggestions that it offers, by their words."""
    numbers = {words: offer.number for words, offer in offers.items()}
    return tuple(
        Misread(one.line, one.words, one.sentence, one.suggestion, numbers.get(one.suggestion, 0)) for one in problems
    )


def not_closely(reading: LetterReading) -> tuple[str, ...]:
    """What the writer is told when too much of a letter is unreadable for all of it to be examined closely."""
    number = len(reading.problems)
    if number > reading.closely:
        return (say("not-closely", number=number, most=reading.closely),)
    return (say("not-searched"),) if reading.cut else ()


def _beside_pass(orders: Orders, reading: LetterReading) -> tuple[str, ...]:
    """A warning to a player who says only PASS while orders of theirs stand: they may not want those any more."""
    passes = any(one.word == PASS and one.when is None for one in reading.directives)
    return (say("pass-takes-nothing-back"),) if passes and orders.clauses and not reading.read else ()


def advice_on(office: Office, table: Table, seat: Seat, orders: Orders, reading: LetterReading) -> Advice:
    """All advice on orders beyond what stands, within the steps that reading the letter has left."""
    title, view = documents.spoken(office, table, seat), table.view(seat.number)
    steps = left(reading.steps)
    return office.advice(Sought(title.name, view, seat.number, orders.clauses, office.situations, title.tongue, steps))


class Seated(NamedTuple):
    """Whom an acknowledgement is for: the title in their language, the game, their seat, and what they know."""

    title: Title[Any]
    game: str
    name: str
    number: int
    view: State
    deadline: Deadline | None


def seated(office: Office, table: Table, seat: Seat) -> Seated:
    """The player of a seat, as an acknowledgement needs them."""
    title = documents.spoken(office, table, seat)
    return Seated(title, table.game.name, seat.name, seat.number, table.view(seat.number), table.deadline)


def acknowledgement(
    seated: Seated,
    orders: Orders,
    reading: LetterReading,
    *,
    advice: Advice,
    unused: Sequence[Unused],
    notes: Sequence[str],
    offers: Mapping[str, Offer] = NO_OFFERS,
    understood: Sequence[Understood] = (),
) -> Acknowledgement:
    """The answer to a letter with orders, for anybody who knows what its player knows, with or without the service.

    It offers what the writer may have meant by what could not be read, and says what was understood in other words.
    """
    title, game, name, number, view, deadline = seated
    names, heading = title.vocabulary(view, number), title.where(view)
    lost = gone(title, view, number, orders.clauses)
    asked = title.questions(view, number)
    back = readback(orders.clauses, asked, names, reading, orders.problems, lost)
    still = [one.question for one in back.open]
    standing = tuple(_as_now(clause, names) for clause in orders.clauses)
    kept = later(orders, heading)
    return Acknowledgement(
        game=game,
        title=title.heading,
        seat=name,
        heading=title.headed(heading),
        orders=standing,
        later=kept,
        misread=misread(back.problems, offers),
        offered=documents.offered(offers),
        understood=tuple(understood),
        futile=_futile(orders, advice),
        unused=tuple(unused),
        open=tuple(
            by_itself(one.question) for one in back.open if one.question.owed or not (one.partly or orders.passed)
        ),
        answered=tuple([by_itself(question) for question in asked if question not in still]),
        noticed=advice.noticed,
        tried=advice.tried,
        taken=advice.taken,
        covered=advice.covered,
        notes=(
            *documents.unread(orders),
            *_beside_pass(orders, reading),
            *((say("not-tried"),) if advice.fault else ()),
            *((say("too-many-to-try", number=advice.passed_over, most=MOST),) if advice.passed_over else ()),
            *((say("not-looked-further"),) if advice.cut else ()),
            *notes,
        ),
        version=version([*standing, *(f"{one.heading}: {line}" for one in kept for line in one.lines)]),
        passed=orders.passed,
        picture=_drawn(title, view, number, orders, standing),
        deadline=deadline,
    )


def _drawn(title: Title[Any], view: State, seat: int, orders: Orders, standing: Sequence[str]) -> Picture | None:
    """The position with what was ordered; the orders say the same in words."""
    wishes = [(one.where, one.alternatives[0].choice) for one in orders.clauses]
    picture = title.ordered(view, seat, wishes) if wishes else None
    return replace(picture, alt=". ".join(standing)) if picture is not None else None


def _futile(orders: Orders, advice: Advice) -> tuple[int, ...]:
    """The orders of which no alternative can ever be carried out, and those that no situation asks for."""
    tried = {one.line for one in advice.taken} - {one.line for one in advice.taken if one.asked}
    dead = {
        (one.line, one.alternative)
        for one in advice.noticed
        if one.code in _NEVER or (one.code == _NOT_ASKED and one.line in tried)
    }
    return tuple(
        line
        for line, clause in enumerate(orders.clauses, start=1)
        if (line, 0) in dead or all((line, number) in dead for number in range(1, len(clause.alternatives) + 1))
    )


def tell_untried(office: Office, unit: Unit, table: Table, seat: Seat, advice: Advice, at: datetime) -> None:
    """Tell the game masters, once in a phase, that the program fails when it tries orders."""
    name = f"notice/untried/{table.game.id}/{table.phase.serial}"
    if not advice.fault or unit.outbox.queued(name):
        return
    text = (
        f"The orders of {seat.name} in {table.game.name} could not be tried beforehand: the program failed at it.\n"
        "They are on file and count, and so do all others; players are told less of what may come of their orders.\n"
        f"You are told of this once in a phase. Tell the authors of {table.title.heading}.\n\n{advice.fault}"
    )
    tell_gm(office, unit, "untried", text, at=at, game=table.game, key=name)
