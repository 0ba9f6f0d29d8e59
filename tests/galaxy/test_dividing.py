"""Tokens divided between several attacks, in the words of a title whose attacks are called invasions."""

from typing import Any

import pytest

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.order_words import NO, Vocabulary
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.dividing import Dividing, Division, Share, besieged


class Split(Division, frozen=True):
    """Divides your ships on a planet between the invasions of it."""

    word = "SPLIT"
    about = "split"


NAMES = Vocabulary({"place": {"home 3": 2}}, numbered="invasion")


def reason(name: str, **args: Any) -> Spoken:
    """The sentence by its name and arguments."""
    return Spoken(" ".join([name, *(f"{key}={value}" for key, value in args.items())]))


def dividing(tokens: int = 5) -> Dividing:
    """Five ships on planet 2 against invasions 1, 3 and 4."""
    return Dividing(Split, reason, 2, tokens, (1, 3, 4))


def shared(*shares: tuple[int | None, int]) -> Split:
    """An order with these shares."""
    return Split.read(2, *[Share.read(tokens, number) for tokens, number in shares])


@pytest.mark.parametrize(
    ("shares", "settled"),
    [
        (((3, 1), (2, 4)), ((3, 1), (0, 3), (2, 4))),
        (((None, 4), (2, 1)), ((2, 1), (0, 3), (3, 4))),
        (((None, 1), (None, 3)), ((3, 1), (2, 3), (0, 4))),
        (((1, 1), (1, 1), (None, 3)), ((2, 1), (3, 3), (0, 4))),
    ],
)
def test_the_rest_is_what_the_others_leave(
    shares: tuple[tuple[int | None, int], ...], settled: tuple[tuple[int, int], ...]
) -> None:
    assert dividing().settle(shared(*shares)) == shared(*settled)


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        (((3, 2), (None, 1)), "challenge-not-against challenge=2"),
        (((3, 1), (3, 4)), "tokens-only count=5"),
        (((3, 1),), "tokens-left-over left=2 count=5"),
    ],
)
def test_what_does_not_come_out_even_is_refused(shares: tuple[tuple[int | None, int], ...], said: str) -> None:
    assert dividing().settle(shared(*shares)) == said


def test_another_order_divides_nothing() -> None:
    assert dividing().settle(NO) == "divides-nothing"


def test_every_division_is_legal_and_comes_once() -> None:
    every = [*dividing().every()]
    assert len({one.text(NAMES) for one in every}) == len(every) == 21
    assert [dividing().settle(one) for one in every] == every


def test_who_says_nothing_divides_evenly() -> None:
    drawn = [next(dividing().drawn(Chance(b"galaxy"), str(label))) for label in range(40)]
    shares = {tuple(share.tokens for share in one.shares) for one in drawn if isinstance(one, Split)}
    assert shares == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}


def test_a_division_is_written_in_the_words_of_the_title() -> None:
    assert shared((3, 1), (None, 4)).text(NAMES) == "home 3: 3 to invasion 1, rest to invasion 4"


def test_only_what_several_attack_is_besieged() -> None:
    attacks = [(7, 1, 1), (3, 0, 2), (7, 1, 3), (7, 2, 4), (3, 0, 5)]
    assert besieged(attacks) == ((3, 0, (2, 5)), (7, 1, (1, 3)))
