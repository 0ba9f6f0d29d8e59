"""What a seat can imagine of a position could be so, and is made from its view alone."""

import pytest

from adjudicator.core.chance import Chance
from adjudicator.games.catalogue import titles
from tests.contract.games import Setup, game, misbelieved, seats, setups
from tests.sampling import EVERYTHING, some

SOME = setups()[::3]
"""Enough of all games for every sort of thing that can be hidden."""


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_an_imagined_position_could_be(setup: Setup) -> None:
    """It has no faults, agrees with all that the seat knows, and so does what it takes the others to know."""
    played = game(setup)
    for i, (_, views) in enumerate(played.boundaries()):
        for seat, view in some([*enumerate(views)][0 if EVERYTHING else i % 2 :], 2):
            if not played.title.playing(view, seat):
                continue
            state, known = played.title.imagined(view, seat, Chance(b"imagined %d" % i))
            assert played.title.faults(state) == ()
            assert misbelieved(view, state) == {}
            assert known[seat] == view
            assert all(misbelieved(one, state) == {} for one in known)
            assert played.title.where(state) == played.title.where(view)


@pytest.mark.parametrize("name", list(titles()))
def test_imagination_varies_where_there_are_secrets(name: str) -> None:
    """Where something is hidden, two draws are seldom the same; where nothing is, they always are."""
    different = count = 0
    for setup in [one for one in SOME if one.title == name]:
        for state, views in game(setup).boundaries():
            seat = next((seat for seat in seats(state) if game(setup).title.playing(state, seat)), None)
            if seat is None:  # everybody has been removed
                continue
            one, other = (game(setup).title.imagined(views[seat], seat, Chance(seed))[0] for seed in (b"one", b"two"))
            different += one != other
            count += 1
    assert different * 2 > count if titles()[name].secrets else different == 0
