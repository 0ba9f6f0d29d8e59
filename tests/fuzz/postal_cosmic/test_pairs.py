"""Every two powers meet, with flares about: nothing is lost, nothing leaks, nothing breaks off."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest

from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.cosmic.pieces import POWERS, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.postal_cosmic.positions import dealt
from tests.fuzz.running import keep

PHASES = 4
"""A turn; `make fuzz` plays every pair longer, and again and again."""

PAIRS = list(combinations(POWERS, 2))


def seed(pair: Sequence[Piece]) -> str:
    return f"pair {pair[0].name} {pair[1].name}"


@pytest.mark.parametrize("pair", PAIRS, ids=seed)
def test_two_powers_meet(pair: Sequence[Piece], tmp_path: Path) -> None:
    game = play(TITLE.name, seed(pair), PHASES, [power.name for power in pair])
    assert game.wrong is None, f"{game.wrong[0]}\n{keep(game, tmp_path)}"
    # Somebody may have won with the third phase.
    assert game.phases >= PHASES - 1


def test_their_flares_are_in_hands() -> None:
    """Both flares of both powers are held: as often by the power's owner, whom they serve as Super, as by others."""
    by_owner: Counter[bool] = Counter()
    for pair in PAIRS:
        said = dealt(seed(pair), pair).statements
        for owner, power in enumerate(pair):
            card = f"{power.name}{FLARE}"
            if card in SECTIONS:
                (holder,) = (seat for seat, one in enumerate(said) if card in one)
                by_owner[holder == owner] += 1
    assert min(by_owner[True], by_owner[False]) * 4 > by_owner.total(), by_owner
