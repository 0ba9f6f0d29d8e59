"""Challenges that are named by what they are to the writer, and several orders in one breath."""

import pytest

from tests.orders.positions_of_letters import offered, read


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        # The writer's own challenges, and the other one of two.
        (
            "encounter",
            "Attack 10 for my invasion, Attack 20 at home.",
            ["IN 1 DRIVER Attack 10", "IN 2 DRIVER Attack 20"],
        ),
        ("encounter", "Zu Hause die 10, in meinem Angriff die 20.", ["IN 2 DRIVER Attack 10", "IN 1 DRIVER Attack 20"]),
        ("encounter", "20 against Bob. In the other one the 10.", ["IN 1 DRIVER Attack 20", "IN 2 DRIVER Attack 10"]),
        ("allies", "I'd like to ask Eve to my attack on Bob.", ["IN 1 INVITE Purple"]),
        ("many-challenges", "Lade Carla zu meinem Angriff ein.", ["IN 1 INVITE Green"]),
        # In one breath, without signs.
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
def test_a_scene_is_found_by_the_position(position: str, text: str, orders: list[str]) -> None:
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
        (
            "one-card",
            "Hat Bob die 40 oder die 30, lege ich den Compromise, sonst die 12.",
            ["IN 1 CARD Compromise IF Blue holds 40 OR Blue holds 30 ELSE Attack 12"],
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


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        # Only one of two players can be meant: the other one is attacked.
        ("Carla and Bob have been at it for days. I invite her.", ["IN 1 INVITE Green"]),
        ("Bob and Dieter wrote to me. I help him with 2 from home 1.", ["IN 2 JOIN defence with 2 from home 1"]),
        # Either of two can be meant, and never both of them.
        ("Eve and Dieter both wrote to me. I invite her.", []),
    ],
)
def test_a_word_for_one_player_means_the_only_one_who_can_be_meant(text: str, orders: list[str]) -> None:
    assert offered("allies", text) == orders
