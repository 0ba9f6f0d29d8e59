"""Forces gathered from bases, for a title whose systems have four planets and which speaks of ships."""

from types import SimpleNamespace
from typing import Any

import pytest

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.order_words import Batch
from adjudicator.engine.contract.questions import Claim
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy import forces
from adjudicator.galaxy.batches import Batches
from adjudicator.galaxy.forces import Muster

PLANETS = ((5, 0), (2, 0), (0, 3), (1, 1))
"""Two systems of two planets."""


def reason(name: str, **args: Any) -> Spoken:
    """The sentence by its name and arguments."""
    return Spoken(" ".join([name, *(f"{key}={value}" for key, value in args.items())]))


def standpoint(promised: dict[int, int] | None = None) -> At[Any]:
    """A standpoint of seat 0 where no piece says anything."""
    left = {place: row[0] - (promised or {}).get(place, 0) for place, row in enumerate(PLANETS)}
    run: Any = SimpleNamespace(live={}, left=lambda seat, resource: left[resource[1]])
    return At(run, 1, 0)


def muster(promised: dict[int, int] | None = None, most: int = 4, closed: tuple[int, ...] = ()) -> Muster:
    """What seat 0 can send."""
    return Muster(standpoint(promised), 0, PLANETS, closed, most, 4)


@pytest.mark.parametrize(
    ("tokens", "sources", "sent"),
    [
        (3, (), ((0, 3),)),
        (None, (), ((0, 4),)),
        (None, (Batch(1, 1), Batch(1, 3)), ((1, 1), (3, 1))),
        (None, (Batch(None, 1),), ((1, 2),)),
        (3, (Batch(None, 0), Batch(None, 1), Batch(None, 3)), ((0, 1), (1, 1), (3, 1))),
        (4, (Batch(None, 1), Batch(None, 0)), ((0, 2), (1, 2))),
        (4, (Batch(1, 1), Batch(None, 0)), ((0, 3), (1, 1))),
    ],
)
def test_an_order_sends_what_it_names_and_fills_up_from_the_rest(
    tokens: int | None, sources: tuple[Batch, ...], sent: Batches
) -> None:
    assert forces.gathered(muster(), tokens, sources, reason) == sent


@pytest.mark.parametrize(
    ("tokens", "sources", "said"),
    [
        (5, (), "tokens-sent-at-most most=4"),
        (1, (Batch(2, 0),), "tokens-too-many-named named=2 wanted=1"),
        (3, (Batch(None, 1),), "tokens-too-few there=2 wanted=3"),
        (None, (Batch(3, 1),), "tokens-too-few there=2 wanted=3"),
        (None, (Batch(0, 1),), "tokens-sent-one-to-four most=4"),
        (None, (Batch(1, 2),), "no-base-there"),
        (None, (Batch(1, -1),), "no-base-there"),
    ],
)
def test_what_cannot_be_sent_is_refused_in_the_words_of_the_title(
    tokens: int | None, sources: tuple[Batch, ...], said: str
) -> None:
    assert forces.gathered(muster(), tokens, sources, reason) == said


def test_nothing_leaves_a_closed_planet() -> None:
    closed = muster(closed=(0,))
    assert forces.gathered(closed, None, (Batch(1, 0),), reason) == "tokens-held-fast"
    assert forces.gathered(closed, None, (), reason) == ((1, 2), (3, 1))
    assert forces.loose(PLANETS, 0, (0,)) == {1: 2, 3: 1}


def test_without_sources_nothing_is_sent_that_is_promised() -> None:
    assert forces.gathered(muster({0: 4}), None, (), reason) == ((0, 1), (1, 2), (3, 1))
    assert muster({0: 5, 3: 1}).free() == {1: 2}
    assert forces.any_free(standpoint({0: 5, 3: 1}), 0, PLANETS, ())
    assert not forces.any_free(standpoint({0: 5, 3: 1}), 0, PLANETS, (1,))


def test_every_number_that_can_be_sent_is_listed_once() -> None:
    assert forces.amounts(muster({0: 4}, most=3)) == [
        (1, (Batch(1, 1),)),
        (2, (Batch(2, 1),)),
        (3, (Batch(1, 0), Batch(2, 1))),
    ]


def test_a_drawn_force_keeps_to_what_is_free_and_to_the_limit() -> None:
    numbers = set()
    for label in map(str, range(60)):
        drawn = forces.drawn_force(muster({0: 3}, most=3), Chance(b"galaxy"), label)
        there = muster({0: 3}).free()
        assert all(tokens <= there[place] for place, tokens in drawn)
        numbers.add(sum(tokens for _, tokens in drawn))
    assert numbers == {1, 2, 3}
    assert forces.drawn_force(muster(closed=(0, 1, 3)), Chance(b"galaxy"), "none") == ()


def test_what_is_sent_is_claimed_by_place() -> None:
    claims = (Claim(("token", 0), 2), Claim(("token", 3), 1))
    assert forces.claims(((0, 2), (3, 1))) == claims
    assert forces.claimed((Batch(2, 0), Batch(1, 3))) == claims
    assert forces.claimed((Batch(2, 0),)) == claims[:1]
