"""Letters as people write them: nothing stands that is not meant, and no more of them are misunderstood than before."""

import pytest

from tests.sampling import EVERYTHING, some
from tests.understanding import figures, letters
from tests.understanding.figures import Figures, Judged
from tests.understanding.judging import Verdict


@pytest.fixture(scope="module")
def found() -> tuple[Judged, ...]:
    return figures.judged(some([*letters.letters()], figures.ONE_IN))


def test_nothing_stands_that_is_not_meant(found: tuple[Judged, ...]) -> None:
    assert [str(one.letter) for one in found if one.verdict is Verdict.WRONG_STANDING] == []


def test_what_is_understood_is_understood_still(found: tuple[Judged, ...]) -> None:
    """If more is understood, `python -m tests.understanding --keep` keeps that."""
    now, before = figures.figures(found), figures.kept()[figures.ALL if EVERYTHING else figures.SAMPLE]
    assert now.keys() == before.keys()
    assert {name: one for name, one in now.items() if not one.no_worse_than(before[name])} == {}


@pytest.mark.parametrize(
    ("now", "fine"),
    [
        (Figures(10, 5, 1), True),
        (Figures(10, 6, 0), True),
        (Figures(20, 10, 1), True),
        (Figures(10, 4, 0), False),
        (Figures(20, 9, 1), False),
        (Figures(10, 9, 2), False),
    ],
)
def test_a_share_may_grow_and_not_shrink(now: Figures, fine: bool) -> None:
    assert now.no_worse_than(Figures(10, 5, 1)) == fine


def test_figures_are_read_as_they_are_written() -> None:
    assert figures.written(figures.kept()) == figures.KEPT.read_text(encoding="utf-8")
