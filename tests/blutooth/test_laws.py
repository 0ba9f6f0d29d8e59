"""Hazards and legacies: what is drawn as a match begins, over many deals."""

from collections import Counter

import pytest

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.games.blutooth.pieces import HAZARDS, LEGACIES
from adjudicator.games.blutooth.table.invasions import WILD
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.title import TITLE

DEALS = 300
ALIENS = {legacy.name: legacy.alien for legacy in LEGACIES}


def dealt(number: int, **options: str) -> Match:
    """A new match of five."""
    table = TITLE.empty(5, options)
    for event in TITLE.deal(table, Chance(f"deal {number}".encode())):
        table = event.apply(table)
    return table


@pytest.mark.parametrize(("dimension", "count"), [("none", 0), ("memorial", 1), ("haunted", 2), ("cursed", 3)])
def test_drawn_legacies_are_different_ones_of_aliens_that_do_not_play(dimension: str, count: int) -> None:
    for number in range(DEALS // 5):
        state = dealt(number, legacies=dimension)
        assert len(set(state.legacies)) == len(state.legacies) == count
        assert not {ALIENS[legacy] for legacy in state.legacies} & set(state.powers)


def test_no_legacy_is_in_force_while_its_alien_plays() -> None:
    with pytest.raises(Misstated, match="Legacy of Macron is in force, and Macron plays"):
        TITLE.position("turn 1 phase 1", ["legacies: Macron", "Red (Macron): 1 lucre"], {})


def test_one_charge_in_three_of_each_colour_carries_a_hazard_and_wild_ones_never() -> None:
    carried: Counter[bool] = Counter()
    for number in range(DEALS):
        state = dealt(number, hazards="yes")
        for one in state.invasions:
            assert not (one.charge == WILD and one.hazard)
            if one.charge != WILD:
                carried[bool(one.hazard)] += 1
                assert not one.hazard or one.charge not in state.marked
    assert 0.30 < carried[True] / carried.total() < 0.37


def test_every_hazard_comes_up() -> None:
    drawn = {one.hazard for number in range(DEALS) for one in dealt(number, hazards="yes").invasions}
    assert drawn - {""} == {hazard.name for hazard in HAZARDS}
