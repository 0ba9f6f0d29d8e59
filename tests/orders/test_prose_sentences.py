"""Letters of several sentences, and sentences that leave out what was said before: each kind in words of its own."""

import pytest

from tests.orders.positions_of_letters import offered


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        # The order word is said once.
        ("cards", "Bob gets the 12, Eve the 8.", ["IN 1 CARD Attack 12", "IN 3 CARD Attack 8"]),
        ("cards", "Gegen Bob lege ich die 20, gegen Eve die 8.", ["IN 1 CARD Attack 20", "IN 3 CARD Attack 8"]),
        (
            "many-challenges",
            "I invite Green in the first, Blue in the third and nobody in the fourth.",
            ["IN 1 INVITE Green", "IN 3 INVITE Blue", "IN 4 INVITE no"],
        ),
        (
            "many-challenges",
            "Im ersten Kampf lade ich Gelb ein, im dritten Grün, im vierten niemanden.",
            ["IN 1 INVITE Yellow", "IN 3 INVITE Green", "IN 4 INVITE no"],
        ),
        (
            "first-lap",
            "Im ersten Zug Sonne Drohne/Drohne, im zweiten Sonne Mech/Mech, danach raus.",
            ["IN 1 PLAY sun drone/drone", "IN 2 PLAY sun mech/mech", "IN 3 RETIRE"],
        ),
        (
            "first-lap",
            "Now sun mech/mech, then sun drone/drone and in lap 3 I retire.",
            ["IN 1 PLAY sun mech/mech", "IN 2 PLAY sun drone/drone", "IN 3 RETIRE"],
        ),
        ("encounter", "10 vs Bob 20 vs Carla", ["IN 1 DRIVER Attack 10", "IN 2 DRIVER Attack 20"]),
        # One order word twice in a turn, and a condition about a player of another sentence.
        (
            "round",
            "Railgun at Carla first, then all my lasers at Carla too.",
            ["ATTACK Green with railguns as action 1", "ATTACK Green with lasers as action 2"],
        ),
        (
            "one-card",
            "Peek into Bob's hand. I play the 30 if he has got the 40, else the 12.",
            ["IN 1 LOOK at Blue", "IN 1 CARD Attack 30 IF Blue holds the 40 ELSE Attack 12"],
        ),
        # The second part of a verb ends the clause.
        ("rally", "Ich schicke von meinem zweiten Planeten drei Schiffe los.", ["IN 1 SEND 3 ships from home 2"]),
        ("allies", "Für den ersten Kampf lade ich Carla und Eve ein.", ["IN 1 INVITE Green, Purple"]),
        # A question beside an order.
        (
            "launch",
            "Can I attack with one token only? I attack Blue 3 with 2 from home 1.",
            ["ATTACK Blue 3 with 2 from home 1"],
        ),
        (
            "launch",
            "Wie viele Steine hat Bob auf Blau 4? Ich greife Blau 2 mit 3 von Heimat 1 an.",
            ["ATTACK Blue 2 with 3 from home 1"],
        ),
        ("launch", "Attack Blue 4 with 3 from home 2. Is that right so?", ["ATTACK Blue 4 with 3 from home 2"]),
        ("cards", "How many cards has Eve got? The 12 against Bob please.", ["IN 1 CARD Attack 12"]),
        ("first-lap", "Does a white card count double? I play the sun double mech.", ["PLAY sun mech/mech"]),
        # Shortened words, whose full stop ends no sentence.
        ("launch", "Angr. Blau 4 mit 2 von Heimat 1. Fertig.", ["ATTACK Blue 4 with 2 from home 1", "READY"]),
        (
            "allies",
            "Einl. Gelb. Vert. mit 2 von Heimat 3.",
            ["IN 1 INVITE Yellow", "IN 2 JOIN defence with 2 from home 3"],
        ),
        # A card that another order is called after, in a list of cards.
        (
            "plague",
            "Plague takes 3 from home 2, and the cards Attack 4, Compromise and the Zap.",
            ["PLAGUE takes 3 from home 2 cards Attack 4, Compromise, Cosmic Zap"],
        ),
        (
            "plague",
            "The plague gets 2 from home 1, one in Limbo and the cards Attack 4, Compromise and Cosmic Zap.",
            ["PLAGUE takes 2 from home 1, 1 from Limbo cards Attack 4, Compromise, Cosmic Zap"],
        ),
        # A verb that only leads to the order.
        ("oracle", "The 20, and I play the Plague on Blue.", ["IN 1 CARD Attack 20", "PLAY Plague on Blue"]),
        (
            "reward",
            "I take three cards and use the Stellar Gas.",
            ["IN 1 REWARD 3 cards", "IN 1 PLAY Stellar Gas"],
        ),
        (
            "launch-with-cards",
            "I use the Plague on Green and attack Blue 2 with 4 from home 2",
            ["PLAY Plague on Green", "ATTACK Blue 2 with 4 from home 2"],
        ),
    ],
)
def test_several_orders_are_told_apart(position: str, text: str, orders: list[str]) -> None:
    assert offered(position, text) == orders


def test_what_is_asked_is_no_order() -> None:
    assert offered("launch", "Can I attack Blue 3 with 2 from home 1?") == []


def test_whoever_is_fought_is_not_invited() -> None:
    for order in offered("many-challenges", "Against Yellow one from home 3; I invite Green in the first"):
        assert "INVITE Yellow" not in order


def test_the_source_of_an_attack_is_never_its_target() -> None:
    for order in offered("launch", "home 1 sends all four of its tokens against planet 5."):
        assert not order.startswith("ATTACK home")


def test_what_is_said_to_be_theirs_is_nobody_elses() -> None:
    """Bob is the one to be attacked, and only Will leads elsewhere."""
    assert not any(
        "Blue" in order for order in offered("will", "Will takes me to Dieter: his planet 2 with 3 from home 1")
    )
