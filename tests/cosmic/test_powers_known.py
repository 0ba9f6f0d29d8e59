"""Powers that are known and not in play cost nothing: the same phases take as many steps without them."""

from adjudicator.games.cosmic.pieces import POWERS
from benchmarks.known import FIRST, cost


def test_a_phase_takes_as_many_steps_with_all_powers_as_with_the_first() -> None:
    few, every = cost(FIRST, games=1), cost("every", games=1)
    assert (few.powers, every.powers) == (31, len(POWERS))
    assert few.phases == every.phases > 10
    assert few.calls == every.calls
