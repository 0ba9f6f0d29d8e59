"""Every position of the Blutooth edition can be said in words, and what is said is the same position again."""

import pytest

from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.title import TITLE
from tests.contract.games import Setup, game
from tests.fuzz.blutooth.stated import head, statements

SETUPS = [Setup(TITLE.name, 4 + seed % 3, author, seed) for seed in range(3) for author in ("bots", "random")]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_said_is_the_same_position(setup: Setup) -> None:
    for state, views in game(setup).boundaries():
        assert isinstance(state, Match)
        if state.winners is None:
            seen = [view for view in views if isinstance(view, Match)]
            again, _ = TITLE.position(head(state), statements(state, seen), dict(setup.options))
            assert again == state
            assert all(TITLE.differs(state, one) is None for one in statements(state, seen) if "knows" not in one)
