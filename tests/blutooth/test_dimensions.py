"""The names of dimensions: every one stands for a choice that the rulebook has."""

import pytest

from adjudicator.engine.contract.dimensions import chosen_by
from adjudicator.engine.contract.title import rulebook
from adjudicator.games.blutooth.setup.dimensions import DIMENSIONS
from adjudicator.games.blutooth.title import TITLE


@pytest.mark.parametrize("name", [name for name, one in DIMENSIONS.items() if not one.why])
def test_a_dimension_is_another_choice_than_the_usual_one(name: str) -> None:
    ((option, value),) = chosen_by(DIMENSIONS, (name,)).items()
    chosen = rulebook(TITLE.options, TITLE.kept({option: value}))
    assert chosen[option] != rulebook(TITLE.options, {})[option]


def test_they_are_listed_by_their_names() -> None:
    assert list(DIMENSIONS) == sorted(DIMENSIONS)
