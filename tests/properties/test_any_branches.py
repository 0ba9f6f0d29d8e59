"""However perverse the letters, their branches end within the bound, and the way that stands is the real one."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.core.event import Event
from adjudicator.engine.run.branch_search import End, Node, Passed, Unseen
from adjudicator.engine.run.branches import branches
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import titles
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.properties.positions import HURRIED, letters, positions
from tests.sampling import EVERYTHING

FEW = settings(HURRIED, max_examples=40 if EVERYTHING else 20)
"""Each of them runs its phase dozens of times."""


@pytest.mark.parametrize("name", list(titles()))
@FEW
@given(st.data())
def test_branches_of_any_letters(name: str, data: st.DataObject) -> None:
    where = data.draw(st.integers(0, len(positions(name)) - 1))
    played, phase = positions(name)[where]
    seats = range(len(phase.views))
    orders = [StandingOrders(data.draw(letters(name, where, seat))) for seat in seats]
    most = data.draw(st.integers(1, 8))
    found = branches(played.title, phase.state, phase.views, orders, played.chance, most=most)
    stages = len(played.title.stages(phase.state))
    # The way that stands is gone once for each tree that was tried, and once to see how much there is.
    assert found.runs <= 2 * most + stages * (2 * len(found.trees) + 3)
    real = adjudicate(played.title, phase.state, phase.views, orders, played.chance)
    for tree in found.trees:
        node: Node = tree.root
        happened: list[Event[Any]] = []
        while not isinstance(node, End):
            assert not isinstance(node, Unseen)
            if isinstance(node, Passed):
                happened += node.events
                node = node.then
            else:
                node = next(branch.then for branch in node.branches if branch.came)
        assert tuple(happened) == real.events
