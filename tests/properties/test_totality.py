"""No orders, however perverse, stop an adjudication, make anything of nothing, or spend anything twice."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.event import Event, fold
from adjudicator.engine.contract.questions import Standing
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate, settle
from adjudicator.engine.run.stage_run import Run
from adjudicator.engine.run.views import Views
from adjudicator.games.catalogue import titles
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import Game, Played, RandomOrders
from tests.properties.positions import few, letters, positions


@st.composite
def ordered(draw: st.DrawFn, name: str) -> tuple[Game, Played, list[Standing]]:
    """A position, and orders for all seats: mostly perverse letters, some that answer whatever is asked."""
    where = draw(st.integers(0, len(positions(name)) - 1))
    played, phase = positions(name)[where]
    standing: list[Standing] = []
    for seat in range(len(phase.views)):
        if draw(st.integers(0, 3)) == 0:
            standing.append(RandomOrders(played.chance, f"{draw(st.integers(0, 9))}/{seat}", silent=9))
        else:
            standing.append(StandingOrders(draw(letters(name, where, seat))))
    return played, phase, standing


def stages_of(played: Game, phase: Played, standing: Sequence[Standing]) -> list[Run]:
    """The settled runs of a phase, stage by stage."""
    title: Title[Any] = played.title
    runs: list[Run] = []
    state = phase.state
    events: list[Event[Any]] = []
    for stage in title.stages(state):
        known = Views(phase.views.__getitem__, list(events))
        run, _ = settle(title, stage, state, known, standing, played.chance)
        runs.append(run)
        state = run.state
        events.extend(run.events)
    return runs


@pytest.mark.parametrize("name", list(titles()))
class TestWhateverIsOrdered:
    """For every title."""

    @few(40)
    @given(st.data())
    def test_an_adjudication_ends_in_a_position_that_can_be_and_nobody_spends_more_than_he_held(
        self, name: str, data: st.DataObject
    ) -> None:
        played, phase, standing = data.draw(ordered(name))
        out = adjudicate(played.title, phase.state, phase.views, standing, played.chance, explain=True)
        state = phase.state
        for event in out.events:
            state = event.apply(state)
            assert played.title.faults(state) == (), event
        assert state == out.state == fold(phase.state, out.events)
        for run in stages_of(played, phase, standing):
            for (seat, resource), promised in run.ledger._promised.items():
                if resource[0] != "clause":
                    assert promised <= played.title.supply(run.opening, seat, resource), (seat, resource)

    def test_much_is_promised_several_times(self, name: str) -> None:
        """The positions are such that wishes do conflict: the desk has something to settle.

        Where no answer claims anything scarce, at least the limits of clauses are kept account of.
        """
        conflicts = limited = 0
        scarce = False
        for played, phase in positions(name):
            standing = [RandomOrders(played.chance, f"greedy/{seat}", silent=20) for seat in range(len(phase.views))]
            for run in stages_of(played, phase, standing):
                conflicts += bool(run.ledger.late or run.ledger.refused)
                kinds = [resource[0] for _, resource in run.ledger._promised]
                limited += kinds.count("clause")
                scarce |= any(kind != "clause" for kind in kinds)
        assert (conflicts if scarce else limited) > 5
