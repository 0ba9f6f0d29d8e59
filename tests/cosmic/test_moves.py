"""Tokens that leave the Warp or are lost: fewer may be there than was wished for, and they may go in two parts."""

from itertools import product

import pytest
from msgspec.structs import replace

from adjudicator.core.rows import plus
from adjudicator.galaxy.batches import count
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.events.token_moves import (
    Joined,
    Landed,
    Launched,
    Released,
    TokensToLimbo,
    TokensToWarp,
    parted,
    released,
    released_some,
)
from adjudicator.games.cosmic.table.state import LIMBO, Cosmic

TABLE: Cosmic = title("postal-cosmic").empty(3, {})
RED, BLUE = 0, 1
FEW = range(4)


def warped(tokens: int) -> Cosmic:
    """A position with so many tokens of Red in the Warp."""
    return replace(TABLE, warp=plus(TABLE.warp, RED, tokens))


def happened(state: Cosmic, event: Released | None) -> Cosmic:
    """The position after it; it moves some tokens from everywhere it names, none where it is None."""
    if event is None:
        return state
    assert event.to
    assert all(tokens > 0 for _, tokens in event.to)
    return event.apply(state)


def test_a_loss_is_told_from_others_by_its_challenge_or_its_places() -> None:
    assert TokensToWarp(RED, 3, 2).which(TABLE) == "2"
    assert TokensToWarp(RED, 3, 0, ((6, 2), (LIMBO, 1)), 4).which(TABLE) == "4 2 Blue 2, 1 Limbo"


@pytest.mark.parametrize("there", FEW)
def test_all_tokens_leave_the_warp_the_first_that_are_placed_first(there: int) -> None:
    for first, second in product(FEW, FEW):
        state = warped(there)
        after = happened(state, released(state, RED, ((1, first), (2, second)), BLUE))
        one = min(first, there)
        other = min(second, there - one)
        assert after.warp[RED] == 0
        assert after.planets[1][RED] - state.planets[1][RED] == one
        assert after.planets[2][RED] - state.planets[2][RED] == other
        assert after.limbo[RED] - state.limbo[RED] == there - one - other


@pytest.mark.parametrize("there", FEW)
def test_no_more_tokens_leave_the_warp_than_are_there(there: int) -> None:
    for wanted in FEW:
        state = warped(there)
        after = happened(state, released_some(state, RED, wanted, BLUE))
        left = min(wanted, there)
        assert (after.warp[RED], after.limbo[RED] - state.limbo[RED]) == (there - left, left)


@pytest.mark.parametrize("first", range(6))
def test_losses_in_two_parts_are_the_same_losses(first: int) -> None:
    """So many in the first part, from the places named first; no part names a place it takes nothing from."""
    lost = TokensToWarp(RED, 5, 0, ((1, 2), (2, 2), (LIMBO, 1)))
    parts = parted(lost, first)
    assert [part.tokens for part in parts] == [first, 5 - first]
    for part in parts:
        assert (part.seat, part.number) == (RED, 0)
        assert count(part.sources) == part.tokens
        assert all(tokens > 0 for _, tokens in part.sources)
    taken = [place for part in parts for place, tokens in part.sources for _ in range(tokens)]
    assert taken == [1, 1, 2, 2, LIMBO]


def named(*tokens: int) -> tuple[tuple[int, int], ...]:
    """So many tokens on the first planets of Red, and in Limbo."""
    return tuple(zip((0, 1, LIMBO), tokens, strict=False))


@pytest.mark.parametrize("kind", [TokensToWarp, TokensToLimbo])
def test_no_more_is_lost_than_is_there_when_it_comes_to_that(kind: type[TokensToWarp | TokensToLimbo]) -> None:
    before = replace(TABLE, limbo=plus(TABLE.limbo, RED, 3))
    base = TABLE.planets[0][RED]
    for gone in product(range(base + 1), range(base + 1), FEW):
        if not count(named(*gone)):
            continue
        state = TokensToWarp(RED, count(named(*gone)), 0, named(*gone)).apply(before)
        for wish in product((1, 4), (1, 4), (1, 3)):
            left = kind(RED, count(named(*wish)), 0, named(*wish)).remaining(state)
            there = [min(one, base - lost) for one, lost in zip(wish[:2], gone[:2], strict=True)]
            there.append(min(wish[2], 3 - gone[2]))
            expected = tuple(batch for batch in named(*there) if batch[1])
            assert (left.sources if left else ()) == expected
            assert left is None or left.tokens == count(expected)


def test_tokens_that_have_gone_join_nothing() -> None:
    attacked = Launched(1, BLUE, RED, 4, ((5, 2),)).apply(TABLE)
    gone = TokensToWarp(RED, 3, 0, ((0, 3),)).apply(attacked)
    joined = Joined(1, RED, 0, ((0, 3), (1, 1)))
    assert joined.remaining(attacked) is joined
    assert joined.remaining(gone) == Joined(1, RED, 0, ((0, 1), (1, 1)))
    alone = Joined(1, RED, 0, ((0, 3),))
    assert alone.remaining(TokensToWarp(RED, 1, 0, ((0, 1),)).apply(gone)) is None


def test_tokens_that_have_left_a_challenge_neither_land_nor_leave_it_again() -> None:
    state = Launched(1, BLUE, RED, 4, ((5, 3),)).apply(TABLE)
    for event in (Landed(1, BLUE, 3), TokensToWarp(BLUE, 3, 1)):
        assert event.remaining(state) is event
        two = event.remaining(TokensToLimbo(BLUE, 1, 1).apply(state))
        assert two is not None
        assert two.tokens == 2
        assert event.remaining(TokensToLimbo(BLUE, 3, 1).apply(state)) is None


def test_a_besieged_set_that_has_not_been_divided_can_be_lost_whole() -> None:
    state = Launched(1, BLUE, RED, 0, ((5, 3),)).apply(TABLE)
    lost = TokensToWarp(RED, TABLE.planets[0][RED], 1)
    assert lost.remaining(state) is lost
