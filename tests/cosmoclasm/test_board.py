"""The board of Cosmoclasm holds together, and the sample game of its rules can be laid out on it."""

from collections import Counter
from itertools import pairwise, permutations, product

import pytest

from adjudicator.games.cosmoclasm.table.board import (
    BESIDE,
    CENTRES,
    HOURS,
    MATS,
    NAMES,
    PLACES,
    PLANETS,
    PLANETS_OF,
    POINTS,
    POINTS_OF,
    SYNONYMS,
)

CORNERS = {12: (0, -2), 2: (1, -1), 4: (1, 1), 6: (0, 2), 8: (-1, 1), 10: (-1, -1)}
LINES = {(point, other) for point in POINTS for other in BESIDE[point]}


def test_there_are_twelve_mats_with_six_points_each() -> None:
    assert len(MATS) == 12
    assert len(NAMES) == 37
    assert [len(set(points)) for points in POINTS_OF] == [6] * 12


def test_grid_lines_lead_both_ways_and_never_back() -> None:
    assert all((other, point) in LINES and other != point for point, other in LINES)


def test_grid_lines_are_the_edges_of_mats_and_nothing_else() -> None:
    edges = {edge for points in POINTS_OF for edge in pairwise((*points, points[0]))}
    assert edges | {(b, a) for a, b in edges} == LINES


def test_points_and_lines_and_mats_obey_euler() -> None:
    assert len(POINTS) - len(LINES) // 2 + len(PLANETS) == 1


def test_the_mats_make_one_group() -> None:
    seen = {0}
    for _ in POINTS:
        seen |= {other for point in seen for other in BESIDE[point]}
    assert seen == set(POINTS)


def test_neighbouring_mats_share_two_points_that_a_line_joins() -> None:
    shared = [set(POINTS_OF[a]) & set(POINTS_OF[b]) for a in PLANETS for b in PLANETS if a < b]
    assert Counter(map(len, shared)) == {0: 42, 2: 24}
    assert all(tuple(pair) in LINES for pair in shared if pair)


@pytest.mark.parametrize("planet", PLANETS)
def test_the_points_of_a_mat_lie_around_its_middle(planet: int) -> None:
    x, y = CENTRES[planet]
    lie = [(x + CORNERS[hour][0], y + CORNERS[hour][1]) for hour in HOURS]
    assert [PLACES[point] for point in POINTS_OF[planet]] == lie


def test_the_board_looks_the_same_from_three_sides() -> None:
    """A third of a turn takes every mat to another, and every point to a point that borders the mats turned."""
    turned = dict(zip(MATS, "GJLCFIKBEHAD", strict=True))

    def after(letters: frozenset[str]) -> frozenset[str]:
        return frozenset(turned[letter] for letter in letters)

    borders = Counter(frozenset(MATS[planet] for planet in planets) for planets in PLANETS_OF)
    assert Counter({after(letters): count for letters, count in borders.items()}) == borders


def test_every_name_of_a_point_is_its_own() -> None:
    every = Counter(name for names in SYNONYMS for name in names)
    assert set(every.values()) == {1}
    assert [names[0] for names in SYNONYMS] == list(NAMES)
    assert all(f"{MATS[planet]}{hour}" in every for planet, hour in product(PLANETS, HOURS))


@pytest.mark.parametrize(("name", "names"), [("A10", ["A10"]), ("AB", ["AB", "A2", "B10", "BA"])])
def test_a_point_can_be_called_by_its_mats_or_by_the_clock(name: str, names: list[str]) -> None:
    assert list(SYNONYMS[NAMES.index(name)]) == names


def test_the_sample_game_can_be_laid_out() -> None:
    """Where the stations of its two rounds can lie so that planets 1 and 2 stand as the rules say they do.

    Planet 1 is E and planet 2 is F. After two rounds 1 is tied between two Martian and two Human stations; 2 is tied
    between one station of each of the four, and the Martian station at 1 beside it breaks that tie.
    """
    one, two = (set(POINTS_OF[MATS.index(letter)]) for letter in "EF")
    near = {point for point in POINTS if set(BESIDE[point]) & two} - two
    found = []
    for mars, human, cyborg, hive in permutations(sorted(one), 4):
        for mars_2, human_2, cyborg_2 in permutations(sorted(two), 3):
            laid = {"mars": (mars, mars_2), "human": (human, human_2), "cyborg": (cyborg, cyborg_2), "hive": (hive,)}
            at_one = {who: sum(point in one for point in points) for who, points in laid.items()}
            at_two = {who: sum(point in two for point in points) for who, points in laid.items()}
            beside = {who for who, points in laid.items() if set(points) & near}
            tied_at_one = at_one["mars"] == at_one["human"] == 2 > max(at_one["cyborg"], at_one["hive"])
            tied_at_two = set(at_two.values()) == {1}
            if tied_at_one and tied_at_two and beside == {"mars"} and mars_2 in BESIDE[mars]:
                found.append(laid)
    assert found
    assert all({laid["mars"][1], laid["human"][1]} == one & two for laid in found)
