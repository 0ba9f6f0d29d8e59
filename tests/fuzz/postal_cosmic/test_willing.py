"""Everybody holds all he can and says yes to whatever he is asked, so that many rules meet in one place."""

from pathlib import Path

import pytest

from adjudicator.games.cosmic.pieces import SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.opening import opening
from tests.fuzz.running import keep

GAMES = 16
PHASES = 4
"""A turn; `make games WILLING=yes` plays longer, and more of them."""


@pytest.mark.parametrize("number", range(GAMES))
def test_everybody_says_yes_to_everything(number: int, tmp_path: Path) -> None:
    game = play(TITLE.name, f"willing {number}", PHASES, willing=True)
    assert game.wrong is None, f"{game.wrong[0]}\n{keep(game, tmp_path)}"
    assert sum(name.startswith(("Wild ", "Super ")) for name in game.used) > 5


def test_all_flares_are_held_and_some_by_their_powers_owners() -> None:
    owned = 0
    for number in range(GAMES):
        said = opening(TITLE.name).crowded(f"willing {number}").statements
        assert all(sum(card in one for one in said) == 1 for card in SECTIONS)
        owned += sum(f"({card.removesuffix(FLARE)}):" in one and card in one for one in said for card in SECTIONS)
    assert owned > GAMES
