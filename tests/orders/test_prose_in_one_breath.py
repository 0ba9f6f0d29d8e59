"""Several orders in one breath, what is left out beside an order, and conditions that answer others."""

import pytest

from tests.orders.positions_of_letters import offered, read


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        (
            "encounter",
            "10 vs bob 20 vs carla and zombie flare vs carla",
            [
                "IN 1 DRIVER Attack 10",
                "IN 2 DRIVER Attack 20",
                "IN 2 FLARE Zombie",
            ],
        ),
    ],
)
def test_several_orders_are_understood_in_one_breath(position: str, text: str, orders: list[str]) -> None:
    assert offered(position, text) == orders


def test_the_defence_of_others_is_no_challenge_of_the_writer() -> None:
    assert offered("cards", "Bei Bob in der Verteidigung die 20") == []


def test_what_is_left_out_beside_an_order_is_named() -> None:
    said = "I attack Blue 3 with 2 from home 1, since my sister told me that Dieter would never mind."
    problems = read("launch", said).problems
    assert [one.suggestion for one in problems] == ["ATTACK Blue 3 with 2 from home 1"]
    assert "my sister told me" in str(problems[0].sentence)


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        # A condition that only answers the one before it.
        (
            "one-card",
            "I look at Bob's cards. If he has the 40 I play my compromise, if not he gets the 30.",
            ["IN 1 LOOK at Blue", "IN 1 CARD Compromise IF Blue has the 40 ELSE Attack 30"],
        ),
        (
            "one-card",
            "I play the 12 unless Bob has the 40 in which case compromise",
            ["IN 1 CARD Compromise IF Blue has the 40 ELSE Attack 12"],
        ),
        # Turns after each other, one of which depends on something.
        (
            "first-lap",
            "sun drone drone now. next turn im out if the martians are out too, if not sun drone mech",
            ["IN 1 PLAY sun drone/drone", "IN 2 RETIRE IF Martians retired ELSE PLAY sun drone/mech"],
        ),
    ],
)
def test_a_condition_may_answer_the_one_before_it(position: str, text: str, orders: list[str]) -> None:
    assert offered(position, text) == orders


def test_a_word_for_one_of_two_players_never_means_both() -> None:
    assert offered("allies", "Eve and Dieter both wrote to me. I invite her.") == []
