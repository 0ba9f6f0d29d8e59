"""What a seat has ordered, drawn for it alone: nothing lies on anything else, and only its own arrows are new."""

from collections.abc import Iterator
from itertools import islice

import pytest

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.drawing import Arrow, Picture
from adjudicator.engine.text.looks import LOOKS
from adjudicator.games.catalogue import titles
from tests.contract.games import game, setups
from tests.contract.overlapping import overlaps

DRAWING = ("blutooth", "postal-cosmic")
"""Titles in which somebody goes from one place of the board to another."""


def arrows(picture: Picture | None) -> set[Arrow]:
    return {shape for shape in (picture.shapes if picture else ()) if isinstance(shape, Arrow)}


def ordered(name: str) -> Iterator[tuple[State, Seat, Picture]]:
    """Every picture with what house bots have ordered, in two games of few players and one of many."""
    title: Title[State] = titles()[name]
    found = [one for one in setups() if one.title == name and one.author == "bots"]
    for setup in (*found[:1], found[-1]):
        played = game(setup)
        for phase in played.phases[:8]:
            for seat, view in enumerate(phase.views):
                if title.playing(phase.state, seat):
                    clauses = title.bot(view, seat, played.chance)
                    wishes = [(one.where, one.alternatives[0].choice) for one in clauses]
                    picture = title.ordered(view, seat, wishes)
                    if picture is not None:
                        yield view, seat, picture


@pytest.mark.parametrize("name", DRAWING)
def test_orders_are_arrows_that_lie_on_nothing(name: str) -> None:
    seen = 0
    for view, seat, picture in islice(ordered(name), 0, None, 3):
        own = [one for one in arrows(picture) if one.fill == LOOKS[view.seats[seat]].colour]
        assert own
        assert overlaps(picture) == []
        seen += 1
    assert seen > 6


@pytest.mark.parametrize("name", titles())
def test_whoever_orders_nothing_sees_nothing(name: str) -> None:
    title = titles()[name]
    played = game(next(one for one in setups() if one.title == name and one.author == "bots"))
    for phase in played.phases[:4]:
        assert title.ordered(phase.views[0], 0, ()) is None
