"""Rehearsals: the same seed gives the same games, in one process or in several."""

import pytest

from adjudicator.games.catalogue import UnknownTitle
from adjudicator.service.game.simulation import play, rehearse

COSMIC = "postal-cosmic"


def test_the_same_games_in_one_process_and_in_several() -> None:
    alone = rehearse(COSMIC, players=4, games=4, seed="a")
    together = rehearse(COSMIC, players=4, games=4, seed="a", jobs=2)
    assert alone.digest == together.digest
    assert (alone.games, alone.finished) == (4, 4)
    assert (alone.phases, alone.challenges) == (together.phases, together.challenges)
    assert alone.challenges > alone.games


def test_another_seed_gives_other_games() -> None:
    assert play(COSMIC, 4, "a", 0) == play(COSMIC, 4, "a", 0)
    assert len({play(COSMIC, 4, seed, number).digest for seed in "ab" for number in range(2)}) == 4


def test_what_cannot_be_rehearsed() -> None:
    with pytest.raises(UnknownTitle):
        rehearse("chess", players=2, games=1, seed="a")
    with pytest.raises(ValueError, match="3 to 8 players, not 2"):
        rehearse(COSMIC, players=2, games=1, seed="a")
    with pytest.raises(ValueError, match="at least one game"):
        rehearse(COSMIC, players=3, games=0, seed="a")
