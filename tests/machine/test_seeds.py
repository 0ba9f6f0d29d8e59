"""Many games are played a few with each seed, and every seed with which something is wrong is named."""

import pytest

from tests.machine.__main__ import play


class Found:
    """What each seed comes to, and what was played."""

    def __init__(self, **ends: int) -> None:
        self.ends = ends
        self.played: list[tuple[int, int]] = []

    def run(self, seed: int, games: int) -> int:
        self.played.append((seed, games))
        return self.ends.get(f"seed{seed}", 0)


def test_every_seed_has_ten_games_and_the_last_what_is_left() -> None:
    found = Found()
    assert play(25, 7, found.run) == 0
    assert found.played == [(7, 10), (8, 10), (9, 5)]


def test_every_seed_with_which_something_is_wrong_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = Found(seed7=1, seed9=1)
    assert play(35, 7, found.run) == 1
    assert [seed for seed, _ in found.played] == [7, 8, 9, 10]
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "Something is wrong: make machine SEED=7 MACHINE=10",
        "Something is wrong: make machine SEED=9 MACHINE=10",
    ]


def test_what_cannot_be_played_ends_it() -> None:
    found = Found(seed8=4)
    assert play(35, 7, found.run) == 4
    assert [seed for seed, _ in found.played] == [7, 8]
