"""Every draw has a name of its own, in whatever game: by one name what was drawn once would be drawn again."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import pytest

from adjudicator.core.chance import Chance
from adjudicator.engine.run import phase, stage_run
from tests.fuzz.letters import written
from tests.fuzz.opening import opening
from tests.fuzz.table import Table

Draw: TypeAlias = tuple[str, object, int]
"""A name, from what was drawn, and how often."""


class Noting(Chance):
    """Dice that note what they are asked."""

    def __init__(self, other: Chance) -> None:
        self._keyed = other._keyed
        self.noted: list[Draw] = []

    def below(self, label: str, outcomes: int) -> int:
        self.noted.append((label, outcomes, 1))
        return super().below(label, outcomes)

    def choose(self, label: str, items: Sequence[str], count: int) -> tuple[str, ...]:
        if items:
            self.noted.append((label, tuple(sorted(items)), count))
        return super().choose(label, items, count)


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> list[Draw]:
    """What the dice were asked in the stages as they came out; runs that others took the place of do not count."""
    found: list[Draw] = []
    play, settled = stage_run.Run.play, phase._settled

    def noted(run: stage_run.Run) -> None:
        run.chance = Noting(run.chance)
        play(run)

    def ended(*about: Any, **more: Any) -> tuple[stage_run.Run, bool]:
        run, agreed = settled(*about, **more)
        assert isinstance(run.chance, Noting)
        found.extend(run.chance.noted)
        return run, agreed

    monkeypatch.setattr(stage_run.Run, "play", noted)
    monkeypatch.setattr(phase, "_settled", ended)
    return found


@pytest.mark.parametrize(
    ("title", "seeds", "willing"),
    [
        # Hands that are dealt anew twice in a phase, and players who are healed twice in a challenge.
        ("postal-cosmic", (6, 41, 80), True),
        ("postal-cosmic", (2, 86), False),
        ("cosmoforce", (1, 2), True),
        ("cosmoforce", (1, 2), False),
        ("cosmoclasm", (1,), True),
        ("cosmoclasm", (1,), False),
        ("blutooth", (1, 2), True),
        ("blutooth", (1, 2), False),
    ],
)
def test_no_name_is_drawn_by_twice(title: str, seeds: Sequence[int], willing: bool, draws: list[Draw]) -> None:
    own, drawn = opening(title), 0
    for number in seeds:
        example = (own.crowded if willing else own.dealt)(f"draws {number}", ())
        table, before = Table(example), dict[str, str]()
        for _ in range(own.phases):
            if table.over:
                break
            letters, heading = written(table, willing=willing), str(table.title.where(table.state))
            draws.clear()
            table.play(letters)
            # What is looked up more than once, such as what somebody is blind to, comes to the same.
            known = dict[str, Draw]()
            for draw in draws:
                name = draw[0]
                assert known.setdefault(name, draw) == draw, f"{number}: {name!r} is drawn by twice in {heading}"
                assert before.setdefault(name, heading) == heading, f"{number}: {name!r} is drawn by again in {heading}"
            drawn += len(known)
    assert drawn > 10 * len(seeds)
