"""What is named only to say that it is not meant, and what takes the place of an order: each kind in its own words."""

import pytest

from tests.orders.positions_of_letters import offered


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        # Something else is meant instead.
        ("launch", "Not Blue 4 but Blue 2, with 3 from home 1.", ["ATTACK Blue 2 with 3 from home 1"]),
        ("launch", "Nicht Blau 1, sondern Blau 5 mit 4 von Heimat 3.", ["ATTACK Blue 5 with 4 from home 3"]),
        ("one-card", "I lay the 4, not the 12.", ["IN 1 CARD Attack 4"]),
        ("one-card", "Die 12, nicht die 30.", ["IN 1 CARD Attack 12"]),
        # All but some, and nobody but some.
        ("allies", "I invite everyone except Carla. No joining.", ["IN 1 INVITE Yellow, Purple", "IN 2 JOIN no"]),
        ("allies", "Everybody but Carla and Eve is invited. I join nobody.", ["IN 1 INVITE Yellow", "IN 2 JOIN no"]),
        ("allies", "Alle außer Eve sind eingeladen.", ["IN 1 INVITE Green, Yellow"]),
        ("allies", "I invite nobody but Dieter.", ["IN 1 INVITE Yellow"]),
        # What is not done, beside what is.
        (
            "round",
            "Leave Carla alone. I fire the railgun at Bob.",
            ["ATTACK Blue with railguns"],
        ),
        # An order that a condition puts in the place of another.
        (
            "one-card",
            "I lay the 12, but if Dieter joined the offence I lay the 4.",
            ["IN 1 CARD Attack 4 IF Yellow joined the offence ELSE Attack 12"],
        ),
        (
            "allies",
            "I join nobody unless Eve has joined the offence, then I join the defence with 2 from home 1.",
            ["IN 2 JOIN defence with 2 from home 1 IF Purple joined the offence ELSE no"],
        ),
        # A condition behind AND belongs to what follows.
        (
            "first-lap",
            "I play sun drone/drone, and if I win, my station goes to BC.",
            ["PLAY sun drone/drone", "STATION BC"],
        ),
        # What ranks things is no number of theirs.
        ("round", "Damage to the habitats first.", ["DAMAGE habitat"]),
    ],
)
def test_what_is_not_meant_is_left_out(position: str, text: str, orders: list[str]) -> None:
    assert offered(position, text) == orders


@pytest.mark.parametrize(
    ("position", "text"),
    [
        # What is not done is said of an order that is given, or may be the answer to a question.
        ("launch", "Planet 3 with 3 from home 1. But not from home 2."),
        ("launch", "Don't attack Blue 3."),
        ("allies", "Alle außer Eve. Oder doch nicht."),
        ("one-card", "Not only the 12 but the 30."),
    ],
)
def test_what_is_unclear_is_not_offered(position: str, text: str) -> None:
    assert offered(position, text) == []
