"""Answers that say what differs from an offer, which of them is meant, or that their writer is ready besides."""

import pytest

from adjudicator.service.game import table
from tests.service.house import House
from tests.service.offering import LAUNCH, MEANT, YES_LATER, asking, standing, willing

__all__ = ["asking", "willing"]

FROM_THREE = "ATTACK Blue 3 with 4 from home 3"
FEWER = "ATTACK Blue 3 with 2 from home 2"


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("no, from home 3", FROM_THREE),
        ("Nein, von Heimat 3", FROM_THREE),
        ("Yes, but make it two", FEWER),
        ("Yes\nbut only with 2 tokens of them", FEWER),
        ("ja, aber nur zwei", FEWER),
        ("2, not 4", FEWER),
        ("yes but only with two, I want the others at home", FEWER),
        ("No, I meant home 3. The rest is right.", FROM_THREE),
        ("Fast! Mit 2 statt 4, dann stimmt es.", FEWER),
        ("30", ""),
    ],
)
def test_what_differs_is_offered_where_everything_waits_for_a_yes(asking: House, answer: str, order: str) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, answer, kind="")
    assert standing(asking) == []
    assert ("YES 2" in asking.answer(0)) == bool(order)
    assert order in asking.answer(0)
    asking.reply(0, "YES 2", kind="")
    assert standing(asking) == ([order] if order else [])


@pytest.mark.parametrize(("answer", "order"), [("no, from home 3", FROM_THREE), ("yes, but only two", FEWER)])
def test_what_differs_stands_in_place_of_what_was_understood(willing: House, answer: str, order: str) -> None:
    willing.reply(0, LAUNCH)
    assert standing(willing) == [MEANT]
    willing.reply(0, answer, kind="")
    assert standing(willing) == [order]
    willing.reply(0, "no", kind="")
    assert standing(willing) == []


def test_a_yes_to_the_others_takes_them_as_they_are(asking: House) -> None:
    asking.reply(0, f"{LAUNCH}\nuse Plague on Green")
    asking.reply(0, "yes, but make it two", kind="")
    assert standing(asking) == [YES_LATER]
    assert f"YES 3: {FEWER}" in asking.answer(0)


def test_what_is_named_after_all_but_is_left_out(asking: House) -> None:
    asking.reply(0, f"{LAUNCH}\nuse Plague on Green")
    asking.reply(0, "all of them except the plague", kind="")
    assert standing(asking) == [MEANT]


def test_who_says_yes_and_ready_is_ready(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, "yes, and READY", kind="")
    assert standing(asking) == [MEANT]
    laid = asking.table()
    with asking.store.unit() as unit:
        assert table.orders(unit, laid, 0).done


@pytest.mark.parametrize(
    "answer",
    [
        "> no, from home 3",
        "no, from home 3 or 4",
        "no, from home 3?",
        "home 3 has four of mine, I hear",
        "no, with Bob",
        "no, from home 3\nBut only if Blue is asleep",
        "no, 9 from home 3 and 7 from home 2",
    ],
)
def test_what_may_mean_something_else_changes_nothing(asking: House, answer: str) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, answer, kind="")
    assert standing(asking) == []
    assert FROM_THREE not in asking.answer(0)


def test_a_change_by_a_stranger_does_nothing(willing: House) -> None:
    willing.reply(0, LAUNCH)
    willing.receive(willing.raw("no, from home 3", sender="eve@mail.test", answers=willing.last(0)))
    willing.reply(1, "no, from home 3", kind="")
    assert standing(willing) == [MEANT]


def test_a_change_in_answer_to_the_report_does_nothing(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, "no, from home 3")
    assert FROM_THREE not in asking.answer(0)
