"""For every title: what a phase needs is given back as soon as it is over, and not only when garbage is collected."""

import gc

import pytest

from adjudicator.engine.desk import Run
from adjudicator.engine.turn import adjudicate
from tests.contract.games import Setup, game, setups

SOME = list({setup.title: setup for setup in setups() if setup.author == "random"}.values())


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_nothing_of_a_phase_keeps_itself_alive(setup: Setup) -> None:
    """What refers to itself in a circle holds every position of its stage, and makes the next phase slower.

    Much of what a run makes is not looked at when garbage is collected: whatever kept it would keep it for good.
    """
    played = game(setup)
    gc.collect()
    gc.disable()
    try:
        for one in played.phases:
            adjudicate(played.title, one.state, one.views, one.standing, played.chance)
        assert not [kept for kept in gc.get_objects() if isinstance(kept, Run)]
        assert gc.collect() == 0
    finally:
        gc.enable()
