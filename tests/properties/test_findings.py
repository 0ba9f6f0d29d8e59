"""Whatever a check calls certain is so, in every world that could be."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.engine.contract.questions import Standing
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import titles
from adjudicator.orders.dry_run.order_checks import Sheet, findings
from adjudicator.orders.dry_run.other_players import drawn
from adjudicator.orders.standing.watched_orders import Watched
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.findings import Severity
from tests.contract.games import Game, Played, RandomOrders
from tests.properties.perverse import letter
from tests.properties.positions import positions

WORLDS = 2
"""The true one and others, each with the others' orders as the dry run draws them, and with different ones."""

FEW = settings(max_examples=25, suppress_health_check=list(HealthCheck))
"""An example is four adjudications; under `make fuzz` there are as many as elsewhere."""

UNANSWERED = (How.DEFAULT, How.RANDOM, How.NOTHING)

World = tuple[tuple[Answer, ...], Watched]


def worlds(played: Game, phase: Played, seat: int, clauses: Sequence[Clause], seed: int) -> Iterator[World]:
    """A seat's orders carried out in the true world and in others that it could not tell from it."""
    title: Any = played.title
    for number in range(WORLDS):
        chance = Chance(f"world {seed}/{number}".encode())
        state: State = phase.state
        views: Sequence[State] = phase.views
        if number:
            state, views = title.imagined(phase.views[seat], seat, chance)
        for standing in (
            drawn(title, state, views, seat, chance),
            [RandomOrders(chance, f"any/{one}", silent=9) for one in range(len(views))],
        ):
            mine = Watched(clauses)
            orders: list[Standing] = [*standing]
            orders[seat] = mine
            out = adjudicate(title, state, views, orders, chance)
            yield tuple(answer for answer in out.answers if answer.seat == seat), mine


def nameable(played: Game, phase: Played, seat: int, clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """The clauses that could stand in a letter: a seat of a larger game, or a card of another deck, cannot."""
    names = played.title.vocabulary(phase.views[seat], seat)
    found = []
    for clause in clauses:
        with suppress(KeyError):
            text(clause, names)
            found.append(clause)
    return tuple(found)


class Asked(NamedTuple):
    """The order words that answer what is asked in a phase, and some that do not."""

    choices: tuple[type[Choice], ...]
    facts: tuple[type[Fact], ...]


@cache
def letters(name: str, where: int, seat: int) -> st.SearchStrategy[tuple[Clause, ...]]:
    """Letters of a seat in one of the positions, mostly about what it is asked there."""
    played, phase = positions(name)[where]
    title, view = played.title, phase.views[seat]
    about = {question.about for question in title.questions(view, seat)}
    asked = [word for word in title.choices if word.about in about]
    words = Asked((*asked, *title.choices[:: max(1, len(title.choices) // 4)]), title.facts)
    return letter(words, title.vocabulary(view, seat))


@pytest.mark.parametrize("name", list(titles()))
@FEW
@given(st.data())
def test_what_is_certain_is_so(name: str, data: st.DataObject) -> None:
    """What never happens does not, what is never true is not, and what is covered never comes to its default."""
    where = data.draw(st.integers(0, len(positions(name)) - 1))
    played, phase = positions(name)[where]
    # Nobody checks the orders of a seat that is about to be removed: they do not count.
    playing = [seat for seat in range(len(phase.views)) if played.title.obeyed(phase.state, seat)]
    seat = playing[data.draw(st.integers(0, 7)) % len(playing)]
    clauses = nameable(played, phase, seat, data.draw(letters(name, where, seat)))
    sheet = Sheet(played.title, phase.views[seat], seat, clauses)
    found = findings(sheet)
    # What is a hint alone says how an order is read, and not that it never happens.
    never = {(one.line, one.alternative or 1) for one in found if one.certain and one.severity is not Severity.HINT}
    untrue = {(one.line, one.alternative or 1) for one in found if one.code == "A105"}
    true = {(one.line, one.alternative or 1) for one in found if one.code == "A106"}
    for answers, mine in worlds(played, phase, seat, clauses, data.draw(st.integers(0, 99))):
        for answer in answers:
            if answer.how is How.ORDERED:
                assert (answer.order + 1, answer.alternative) not in never
            elif answer.how in UNANSWERED:
                assert not sheet.covered(answer.about, answer.where)
        for weighed in mine.asked.values():
            for one in weighed:
                assert not (one.held is True and (one.line, one.number) in untrue)
                assert not (one.held is False and (one.line, one.number) in true)
