"""What a player wants whose own colour comes: nothing besides it is promised, whatever the order may hold."""

from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from adjudicator.core.rows import put
from adjudicator.engine.contract.order_words import Batch
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.stages.turn_end import InOwnSystem
from adjudicator.games.cosmic.table.state import LIMBO, Cosmic
from adjudicator.games.cosmic.words.order_words import OwnColour

RED, BLUE = 0, 1
TABLE: Cosmic = title("postal-cosmic").empty(3, {})
HOME = 3


SOURCES = (Batch(1, LIMBO),)


@pytest.mark.parametrize(
    ("wish", "meant"),
    [
        (OwnColour(), OwnColour()),
        (OwnColour(BLUE, None, 1, SOURCES), OwnColour()),
        (OwnColour(BLUE, HOME, 1, SOURCES), OwnColour(BLUE, HOME)),
    ],
    ids=str,
)
def test_a_wish_comes_to_what_it_says_and_promises_no_tokens(wish: OwnColour, meant: OwnColour) -> None:
    position = replace(TABLE, planets=put(TABLE.planets, HOME, (4, 2, 0)))
    options = InOwnSystem(cast("CosmicAt", SimpleNamespace(state=position)), RED)
    settled = options.settle(wish)
    assert settled == options.settle(meant) == meant
    assert options.claims(meant) == ()
