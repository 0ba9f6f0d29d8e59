"""A game that began before there was a rulebook value goes on as it began."""

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.questions import SILENT
from adjudicator.engine.run.phase import adjudicate
from tests.cosmic.eager import TITLE, game

LATER = ("agreements", "own_zaps")
"""The values that were added when games could be running."""


def test_a_value_that_a_game_does_not_know_is_the_usual_one() -> None:
    dealt = next(iter(game(b"earlier", 4)))
    state = dealt.after[0]
    earlier = replace(state, options={name: value for name, value in state.options.items() if name not in LATER})
    outs = [
        adjudicate(TITLE, one, (one,) * 4, [SILENT] * 4, Chance(b"earlier"), explain=True) for one in (state, earlier)
    ]
    assert outs[0].events == outs[1].events
    assert [q.about for q in TITLE.questions(earlier, 0)] == [q.about for q in TITLE.questions(state, 0)]
