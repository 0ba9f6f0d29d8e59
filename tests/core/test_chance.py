"""Keyed chance: known values, fair bounds, and draws that do not disturb each other."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.chance import SEED_BYTES, Chance, combine, commitment

CHANCE = Chance(b"a seed")
DECK = ("Attack 4", "Attack 4", "Attack 6", "Compromise")

labels = st.text(max_size=20)
piles = st.lists(st.sampled_from(["Attack 4", "Attack 6", "Attack 20", "Compromise", "Plague"]), max_size=30)


def test_draws_are_what_they_have_always_been() -> None:
    """A change of these values changes every recorded game."""
    assert CHANCE.below("destiny/turn 3/Red", 6) == 0
    assert CHANCE.below("destiny/turn 3/Red", 1000) == 254
    assert CHANCE.below("destiny/turn 3/Blue", 1000) == 25
    assert CHANCE.pick("x", ["a", "b", "c"]) == "b"
    assert CHANCE.choose("draw", DECK, 2) == ("Compromise", "Attack 4")
    assert CHANCE.choose("draw", DECK, 9) == ("Compromise", "Attack 4", "Attack 4", "Attack 6")
    assert CHANCE.shuffle("s", (1, 2, 3, 4, 5)) == (5, 1, 3, 2, 4)


def test_the_seed_is_fixed_in_the_open() -> None:
    half = b"the GM's half"
    assert commitment(half) == "a86d71db72b4ceea9fe51f846828dd27256ca9a5ef9e2c97798e99e85aa92d0b"
    seed = combine(half, ["over the hills", "", "äöü"])
    assert seed.hex() == "5f1988f9d5ad7923a6ee558d0dcebcb9d2cb2a9c8f3bdde4e5603fc931ff6d7e"
    assert len(seed) == SEED_BYTES


@given(st.binary(max_size=8), st.lists(st.text(max_size=4), max_size=4), st.integers(0, 3))
def test_words_moved_from_one_player_to_another_make_another_seed(half: bytes, luck: list[str], where: int) -> None:
    """Neither joining two players' words nor taking somebody's into the GM's half gives the same seed."""
    seed = combine(half, luck)
    assert combine(half, [*luck, ""]) != seed
    if where + 1 < len(luck):
        joined = [*luck[:where], luck[where] + luck[where + 1], *luck[where + 2 :]]
        assert combine(half, joined) != seed
    if luck:
        assert combine(half + luck[0].encode(), luck[1:]) != seed


@given(labels, st.integers(1, 10**6))
def test_a_draw_is_one_of_the_outcomes(label: str, outcomes: int) -> None:
    assert 0 <= CHANCE.below(label, outcomes) < outcomes


def test_every_outcome_comes_about_as_often() -> None:
    counts = Counter(CHANCE.below(f"throw {i}", 6) for i in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert min(counts.values()) > 880
    assert max(counts.values()) < 1120


@pytest.mark.parametrize("outcomes", [0, -1])
def test_a_draw_from_nothing_says_which_draw(outcomes: int) -> None:
    with pytest.raises(ValueError, match=r"destiny/turn 1.*at least one outcome"):
        CHANCE.below("destiny/turn 1", outcomes)


@given(labels, st.binary(min_size=1, max_size=64))
def test_labels_and_seeds_make_different_draws(label: str, seed: bytes) -> None:
    many = 1 << 100
    assert CHANCE.below(label, many) != CHANCE.below(f"{label}/", many)
    assert Chance(seed).below(label, many) != Chance(seed + b"\1").below(label, many) or len(seed) == 64


@given(labels, piles, st.integers(0, 12))
def test_a_choice_is_part_of_what_there_is_whatever_its_order(label: str, pile: list[str], count: int) -> None:
    chosen = CHANCE.choose(label, pile, count)
    assert len(chosen) == min(count, len(pile))
    assert not Counter(chosen) - Counter(pile)
    assert CHANCE.choose(label, sorted(pile), count) == chosen
    assert CHANCE.choose(label, pile[::-1], count) == chosen


@given(labels, piles, st.integers(0, 12))
def test_a_kind_of_which_none_was_chosen_can_be_missing_without_changing_the_choice(
    label: str, pile: list[str], count: int
) -> None:
    chosen = CHANCE.choose(label, pile, count)
    for spare in sorted(set(pile) - set(chosen)):
        less = list(pile)
        less.remove(spare)
        assert CHANCE.choose(label, less, count) == chosen
        assert CHANCE.choose(label, [item for item in pile if item != spare], count) == chosen


def test_alike_things_are_drawn_as_often_as_there_are_of_them() -> None:
    first = Counter(CHANCE.choose(f"fair {i}", DECK, 1)[0] for i in range(4000))
    assert abs(first["Attack 4"] - 2000) < 130
    assert abs(first["Attack 6"] - 1000) < 110


@given(labels, piles, st.integers(0, 12))
def test_more_are_chosen_by_going_on(label: str, pile: list[str], count: int) -> None:
    assert CHANCE.choose(label, pile, count + 1)[:count] == CHANCE.choose(label, pile, count)


@given(labels, st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_everything(label: str, items: list[int]) -> None:
    assert sorted(CHANCE.shuffle(label, items)) == sorted(items)


def test_a_shuffle_can_give_every_order() -> None:
    orders = Counter(CHANCE.shuffle(f"shuffle {i}", "abc") for i in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
