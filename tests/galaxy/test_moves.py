"""Systems of any size, tokens that move between them, and who acts before whom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.chance import Chance
from adjudicator.galaxy import batches, clockwise, systems

SEATS = ("Red", "Blue", "Green")
SIZE = 4
PLANETS = tuple(tuple(4 if seat == place // SIZE else 0 for seat in range(3)) for place in range(12))
"""Everybody has four tokens on each planet of a home system of four."""


def test_a_planet_is_named_for_its_system_whatever_the_size_of_systems() -> None:
    assert systems.named_place(SEATS, SIZE, 7) == "Blue 4"
    assert systems.named_place(SEATS, 5, 7) == "Blue 3"
    for place in range(12):
        assert systems.place_named(SEATS, SIZE, systems.named_place(SEATS, SIZE, place)) == place


def test_a_name_of_nobody_is_no_planet() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        systems.place_named(SEATS, SIZE, "White 1")


def test_bases_are_counted_at_home_and_abroad() -> None:
    planets = batches.shifted(PLANETS, 1, ((4, 4), (-1, 2)), -1)
    planets = batches.shifted(planets, 1, ((0, 1), (11, 1)), 1)
    assert systems.bases(planets, 1) == (0, 5, 6, 7, 11)
    assert [systems.home_bases(planets, SIZE, seat) for seat in range(3)] == [4, 3, 4]
    assert systems.foreign_bases(planets, SIZE) == (0, 2, 0)
    assert planets[0] == (4, 1, 0)
    assert [*systems.home(SIZE, 2)] == [8, 9, 10, 11]


@given(st.lists(st.tuples(st.integers(-2, 11), st.integers(0, 6)), max_size=5), st.integers(0, 2))
def test_what_is_added_and_taken_away_again_has_changed_nothing(moved: list[tuple[int, int]], seat: int) -> None:
    added = batches.shifted(PLANETS, seat, tuple(moved), 1)
    on_planets = [tokens for place, tokens in moved if place >= 0]
    assert sum(map(sum, added)) == sum(map(sum, PLANETS)) + sum(on_planets)
    assert batches.shifted(added, seat, tuple(moved), -1) == PLANETS


@given(st.dictionaries(st.integers(0, 11), st.integers(0, 9), max_size=6), st.integers(0, 60))
def test_batches_are_split_and_put_together(there: dict[int, int], first: int) -> None:
    whole = batches.some(sorted(there.items()))
    one, other = batches.split(whole, first)
    assert batches.count(one) == min(first, batches.count(whole))
    assert {place for place, _ in one + other} == {place for place, _ in whole}
    assert batches.count(one) + batches.count(other) == batches.count(whole)
    assert batches.as_sources(batches.as_batches(whole)) == whole


@given(st.dictionaries(st.integers(0, 11), st.integers(1, 9), min_size=1, max_size=6), st.data())
def test_the_fullest_give_first_and_those_with_the_fewest_get(there: dict[int, int], data: st.DataObject) -> None:
    tokens = data.draw(st.integers(0, sum(there.values())))
    given_up = dict(batches.fullest_first(there, tokens))
    assert sum(given_up.values()) == tokens
    order = batches.fullest(there)
    touched = [place for place in order if place in given_up]
    assert touched == order[: len(touched)]
    assert all(given_up[place] == there[place] for place in touched[:-1])
    got = dict(batches.levelled(there, tokens))
    assert sum(got.values()) == tokens
    after = {place: here + got.get(place, 0) for place, here in there.items()}
    assert not got or max(after[place] for place in got) <= min(after.values()) + 1


@given(st.dictionaries(st.integers(0, 11), st.integers(0, 9), max_size=6), st.data())
def test_tokens_are_drawn_from_those_that_are_there(there: dict[int, int], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, sum(there.values())))
    drawn = batches.drawn_tokens(Chance(b"galaxy"), "some", there, number)
    assert batches.count(drawn) == number
    assert all(1 <= tokens <= there[place] for place, tokens in drawn)


def test_the_left_neighbour_comes_first_and_whoever_is_out_never() -> None:
    out = (False, False, True, False, False)
    assert clockwise.in_game(out) == (0, 1, 3, 4)
    assert clockwise.clockwise(3, out) == (4, 0, 1)
    assert clockwise.around(3, 0, out) == (3, 0, 4, 1)
    assert clockwise.around(0, 2, out) == (0, 2, 1, 3, 4), "a main player acts even when out of the game"
