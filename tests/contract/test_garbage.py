"""For every title: what a phase needs is given back as soon as it is over, and not only when garbage is collected."""

import gc

import pytest

from adjudicator.engine.run.phase import adjudicate
from adjudicator.engine.run.stage_run import Run
from adjudicator.orders.dry_run.trial import Trial, outcome
from tests.contract.games import Setup, game, setups

SOME = list({setup.title: setup for setup in setups() if setup.author == "random"}.values())


def _runs() -> list[Run]:
    return [kept for kept in gc.get_objects() if isinstance(kept, Run)]


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_nothing_of_a_phase_keeps_itself_alive(setup: Setup) -> None:
    """What refers to itself in a circle holds every position of its stage, and makes the next phase slower.

    Much of what a run makes is not looked at when garbage is collected: whatever kept it would keep it for good.
    """
    played = game(setup)
    gc.collect()
    # Tests may keep runs of their own.
    before = len(_runs())
    gc.disable()
    try:
        for one in played.phases:
            adjudicate(played.title, one.state, one.views, one.standing, played.chance)
        assert len(_runs()) == before
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_nothing_of_a_dry_run_keeps_itself_alive(setup: Setup) -> None:
    """Orders are tried in hundreds of situations for every letter: what kept one of them would add up."""
    played = game(setup)
    gc.collect()
    before = len(_runs())
    gc.disable()
    try:
        for one in played.phases[:4]:
            for seat, standing in enumerate(one.standing):
                clauses = getattr(standing, "clauses", ())
                trial = Trial(played.title, one.views[seat], seat, clauses, 2)
                outcome(trial)
                assert trial.quiet.watched.asked or not clauses
        assert len(_runs()) == before
    finally:
        gc.enable()
