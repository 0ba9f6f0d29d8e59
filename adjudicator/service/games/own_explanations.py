"""Why a player's orders came out as they did, in sentences for that player alone.

The reasons are those that game masters are told. What a condition spoke of has the value that the seat knew.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from adjudicator.core.event import told as heard
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.stopped_uses import StoppedUse
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import How
from adjudicator.engine.text.sayings import Several, Spoken
from adjudicator.orders.standing.evidence import Knew
from adjudicator.orders.standing.order_outcomes import PLAYERS_WORDS
from adjudicator.orders.values.clauses import Clause
from adjudicator.service.documents import documents
from adjudicator.service.game import boundary, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.games.explanations import (
    CHOSEN,
    NO_USE,
    NOT_OBEYED,
    NOT_REACHED,
    Asked,
    Considered,
    Explained,
    explained,
)
from adjudicator.service.office.advice import Sought
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat

MOST: Final = 60
"""So many sentences are told at once."""

_LAST: Final = 1_000_000
"""Sorts what is said of a whole order behind what is said of its alternatives."""

_INSTEAD: Final[Mapping[How, str]] = {
    How.DEFAULT: "default",
    How.RANDOM: "random",
    How.OVERRULED: "overruled",
    How.NOTHING: "nothing",
}
_WORDS: Final[Mapping[str, str]] = {
    **PLAYERS_WORDS,
    NOT_OBEYED: say("why-not-obeyed"),
    NO_USE: say("why-no-use"),
}
"""What game masters are told, in the words for a player."""


class Wanted(NamedTuple):
    """What a player asks about: orders and challenges by their numbers; all of them if it names none.

    `parts` are the questions that have numbered parts, each with the part that is asked about: `action 2`.
    """

    orders: frozenset[int] = frozenset()
    places: frozenset[int] = frozenset()
    parts: frozenset[tuple[str, str]] = frozenset()

    def about(self, order: int, place: int) -> bool:
        """Whether it is about an order in a challenge (0: in none, or in any)."""
        return (not self.orders or order in self.orders) and (not self.places or place in self.places)

    def of_part(self, about: str, part: str) -> bool:
        """Whether it is about a part of a question (empty: about all of them)."""
        return not self.parts or any(one == about and part in ("", which) for one, which in self.parts)

    def asks(self, order: int, clause: Clause) -> bool:
        """Whether it is about an order that nothing has come of so far."""
        return self.about(order, clause.where) and self.of_part(clause.about, clause.part)


ALL: Final = Wanted()


def past(office: Office, unit: Unit, laid: Table, seat: Seat, wanted: Wanted = ALL) -> Section:
    """What became of a seat's orders in a phase that is over, and why."""
    heading = say("heading-why", seat=seat.name, heading=laid.heading.titled)
    stood = table.all_orders(unit, laid)
    speaking = documents.speaking(office, laid, seat)
    found = explained(speaking, stood, table.rulings(unit, laid.game.id, laid.phase.serial), seat.number)
    if not _as_recorded(found, speaking.title, laid, seat):
        return Section(heading, (say("why-changed"),))
    assert laid.phase.events is not None, "a phase that is over has its events on file"
    told = heard(boundary.events(laid.title, laid.phase.events), seat.number)
    stopped = speaking.title.stopped_uses(told, laid.view(seat.number), seat.number)
    questions = speaking.title.questions(laid.view(seat.number), seat.number)
    missed = seat.name in found.silent
    return Section(heading, sentences(found, stood[seat.number], questions, stopped, wanted, missed=missed))


def sentences(
    found: Explained,
    stood: Orders,
    questions: Sequence[Question],
    stopped: Sequence[StoppedUse],
    wanted: Wanted,
    *,
    missed: bool = False,
) -> tuple[str, ...]:
    """What became of a seat's orders, order by order, and what stopped any of it."""
    told = [*_of_orders(found, stopped, wanted), *_not_asked(found, stood, questions, wanted)]
    told.sort(key=lambda one: one[0])
    lines = list(dict.fromkeys([sentence for _, sentence in told]))
    # A use that no order speaks of may have been stopped, too: that of a power that acts by itself.
    spoken = {one.sentence for one in stopped if any(_stops(one, asked) for asked in found.asked)}
    unspoken = [one for one in stopped if one.sentence not in spoken and wanted.about(0, one.where)]
    rest = [say("why-stopped-anyway", by=one.sentence) for one in unspoken]
    lines += [] if wanted.orders or wanted.parts else rest
    if missed:
        lines.insert(0, say("why-silent"))
    elif not stood.clauses:
        lines.insert(0, say("why-no-orders"))
    elif not lines:
        lines.append(say("why-none-of-that"))
    more = len(lines) - MOST
    return (*lines[:MOST], *((say("why-more", number=more),) if more > 0 else ()))


def open_phase(office: Office, unit: Unit, laid: Table, seat: Seat, wanted: Wanted = ALL) -> Section:
    """What is settled about a seat's orders in the open phase: only what the checks find in them."""
    orders = table.orders(unit, laid, seat.number)
    title, view = documents.spoken(office, laid, seat), laid.view(seat.number)
    advice = office.advice(Sought(title.name, view, seat.number, orders.clauses, 0, title.tongue))
    clauses = dict(enumerate(orders.clauses, start=1))
    noticed = [one for one in advice.noticed if one.line in clauses and wanted.asks(one.line, clauses[one.line])]
    lines = [say("why-noticed", order=one.line, alternative=one.alternative, sentence=one.sentence) for one in noticed]
    return Section(
        say("heading-why-open", heading=laid.heading.titled),
        (say("why-open", orders=bool(orders.clauses), some=bool(lines)), *lines[:MOST]),
    )


def _as_recorded(found: Explained, title: Title[Any], laid: Table, seat: Seat) -> bool:
    """Whether the phase comes out for the seat as it did; not if the program or its rules have changed since."""
    if laid.phase.trace is None:
        return False
    kept = [one for one in boundary.trace(title, laid.phase.trace).answers if one.seat == seat.number]
    # In what order questions were noted is no part of what came of them.
    return sorted([(one.about, one.where, one.detail, one.how) for one in kept]) == sorted(
        [(one.about, one.challenge, one.key, one.how) for one in found.asked]
    )


def _of_orders(
    found: Explained, stopped: Sequence[StoppedUse], wanted: Wanted
) -> Iterator[tuple[tuple[int, ...], str]]:
    """What became of each alternative that a question called for, with what sorts it."""
    for number, asked in enumerate(found.asked):
        here = wanted.of_part(asked.about, asked.key)
        told = [one for one in asked.considered if here and wanted.about(one.order, asked.challenge)]
        for one in told:
            if one.fate != NOT_REACHED:
                yield (one.order, number, one.alternative), _of_alternative(one, asked, found.place, stopped)
        for order, several in groupby([one for one in told if one.fate == NOT_REACHED], key=lambda one: one.order):
            yield (order, number, _LAST), _not_needed(order, tuple(several), asked, found.place)
        if told and asked.how in _INSTEAD:
            how = _INSTEAD[asked.how]
            said = say("why-instead", how=how, answer=asked.answer, **_place(found.place, asked))
            yield (told[-1].order, number, _LAST), said


def _of_alternative(one: Considered, asked: Asked, place: str, stopped: Sequence[StoppedUse]) -> Spoken:
    """What became of one alternative when a question called for it."""
    which = {"order": one.order, "alternative": one.alternative, "words": one.text, **_place(place, asked)}
    if one.fate == CHOSEN:
        by = [use.sentence for use in stopped if _stops(use, asked)]
        return say("why-done", stopped=bool(by), by=Several(by), **which)
    facts = [_fact(fact) for fact in one.knew] if one.why in PLAYERS_WORDS else []
    reason = _WORDS.get(one.why, one.why)
    return say("why-failed", why=reason, some=bool(facts), facts=Several(facts), **which)


def _not_needed(order: int, several: Sequence[Considered], asked: Asked, place: str) -> Spoken:
    """The alternatives of an order that stood behind the one that was done."""
    numbers = Several([str(one.alternative) for one in several])
    words = several[0].text if several[0].alternative == 1 else ""
    first = bool(words)
    return say(
        "why-not-reached",
        order=order,
        first=first,
        words=words,
        numbers=numbers,
        count=len(several),
        **_place(place, asked),
    )


def _place(place: str, asked: Asked) -> dict[str, Any]:
    """Where a question was asked, for a phrase."""
    return {"place": place, "where": asked.challenge}


def _fact(fact: Knew) -> Spoken:
    """What the seat knew of a fact: `Blue holds: 7 cards`."""
    yes_or_no = fact.value in ("yes", "no")
    kind = "unknown" if fact.value is None else fact.value if yes_or_no else "value"
    return say("why-fact", fact=fact.fact, kind=kind, value=fact.value or "")


def _stops(use: StoppedUse, asked: Asked) -> bool:
    """Whether a stopped use is the one that an answer called for."""
    same = (use.about, use.where) == (asked.about, asked.challenge)
    return same and asked.key.startswith(use.detail)


def _not_asked(
    found: Explained, stood: Orders, questions: Sequence[Question], wanted: Wanted
) -> Iterator[tuple[tuple[int, ...], str]]:
    """The orders that no question called for, with the question that they answer."""
    prompts = {(one.about, where): one.asks for one in reversed(questions) for where in (0, one.where)}
    for one in found.unasked:
        clause = stood.clauses[one.order - 1]
        if wanted.asks(one.order, clause):
            asked = prompts.get((clause.about, clause.where), "")
            yield (one.order,), say("why-never-asked", order=one.order, words=one.text, some=bool(asked), asked=asked)
