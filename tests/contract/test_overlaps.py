"""Nothing on a board lies on something else: reckoned from the shapes of the drawing, with the widths of its font.

In every position of recorded games, and in positions with more on the table than any game has had.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from adjudicator.engine.text.drawing import Picture, Text
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.catalogue import titles
from tests.contract.games import Setup, game, setups
from tests.contract.overlapping import overlaps
from tests.contract.pictured import FULLEST

TELEPHONE: Final = 600 / 358
"""So many pixels of a sheet are one on a telephone of 390 pixels."""


def _recorded() -> Iterator[Setup]:
    """The largest table of each title, and one of bots."""
    for name in titles():
        of_title = sorted(
            (one for one in setups() if one.title == name), key=lambda one: (one.players, len(one.options))
        )
        yield of_title[-1]
        yield next(one for one in of_title if one.author == "bots")


def _looked_at(pictures: Sequence[Picture]) -> list[str]:
    return [f"{wrong}: {under} {over}" for picture in pictures for wrong, under, over in overlaps(picture)]


@pytest.mark.parametrize("setup", list(_recorded()), ids=str)
def test_nothing_lies_on_something_else_in_recorded_games(setup: Setup) -> None:
    played = game(setup)
    seen = [views[0] for _, views in played.boundaries()]
    drawing = played.title.speaking(Tongue("de"))
    pictures = {
        picture: None
        for before, view in zip([None, *seen], seen, strict=False)
        if (picture := drawing.picture(view, before)) is not None
    }
    assert _looked_at([*pictures])[:5] == []


@pytest.mark.parametrize("name", sorted(FULLEST))
def test_nothing_lies_on_something_else_in_the_fullest_position(name: str) -> None:
    views = FULLEST[name]()
    pictures = [
        picture
        for before, view in zip([None, *views], views, strict=False)
        if (picture := titles()[name].speaking(Tongue("de")).picture(view, before)) is not None
    ]
    assert len(pictures) >= 2
    assert _looked_at(pictures)[:5] == []


def test_every_title_that_draws_has_a_fullest_position() -> None:
    assert sorted(FULLEST) == sorted(titles())


@pytest.mark.parametrize("name", sorted(FULLEST))
def test_the_smallest_letters_can_be_read_on_a_telephone(name: str) -> None:
    """Nine pixels high at the least where the sheet is as wide as a telephone."""
    shapes = [titles()[name].picture(view) for view in FULLEST[name]()]
    sizes = [shape.size for one in shapes if one is not None for shape in one.shapes if isinstance(shape, Text)]
    assert min(sizes) / TELEPHONE >= 9
