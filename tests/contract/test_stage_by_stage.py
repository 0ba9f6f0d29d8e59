"""For every title: a phase taken stage by stage comes to what it comes to in one go."""

import pytest

from adjudicator.engine.run.phase_steps import Phase
from adjudicator.engine.run.views import Views
from tests.contract.games import Setup, game, setups

SOME = list({setup.title: setup for setup in setups() if setup.author == "random"}.values())


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_stage_by_stage_it_is_the_same(setup: Setup) -> None:
    played = game(setup)
    for one in played.phases:
        phase = Phase(played.title, one.state, one.views, played.chance)
        steps = list(phase.steps(one.standing))
        assert [event for step in steps for event in step.run.events] == list(one.out.events)
        answers = [answer for step in steps for answer in sorted(step.run.answers, key=lambda answer: answer.place)]
        assert answers == list(one.out.answers)
        assert tuple(step.stage.name for step in steps if not step.agreed) == one.out.unsettled
        last = steps[-1]
        again = list(phase.steps(one.standing, len(steps) - 1, last.before))
        assert (len(again), again[0].run.events, again[0].after().state) == (1, last.run.events, one.out.state)
        # And every seat knows at the end, for what is asked next, what it has been told in all of the stages.
        known = Views(one.views.__getitem__, one.out.events)
        seats = range(len(one.views))
        assert [last.after().views.of(seat) for seat in seats] == [known.of(seat) for seat in seats]
