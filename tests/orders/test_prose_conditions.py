"""Conditions as people say them: each kind in sentences that stand in no collection."""

import re

import pytest

from tests.hygiene.sources import PACKAGE
from tests.orders.positions_of_letters import offered


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        # Who uses something, and orders against it that do not name them again.
        ("cards", "Zap Carla in case she brings out Trader.", ["ZAP Green IF Green uses Trader"]),
        ("cards", "Sollte Eve Macron einsetzen, kommt mein Cosmic Zap.", ["ZAP Purple IF Purple uses Macron"]),
        ("cards", "Setzt Bob den Virus ein, zappe ich ihn.", ["ZAP Blue IF Blue uses Virus"]),
        (
            "cards",
            "Zap Bob's Virus unless I would win anyway.",
            ["ZAP Blue IF Blue uses Virus UNLESS I would win"],
        ),
        # Who has joined: pronouns, sides with their players, and the side of the order itself.
        (
            "cards",
            "Against Bob the 12 as long as Carla is still in his defence, otherwise the 20.",
            ["IN 1 CARD Attack 12 IF Green joined defence ELSE Attack 20"],
        ),
        (
            "cards",
            "12 against Blue if Green is not in the defence",
            ["IN 1 CARD Attack 12 IF NOT Green joined defence"],
        ),
        (
            "allies",
            "I help Carla with two from home 3 unless Eve is with her already.",
            ["IN 2 JOIN offence with 2 from home 3 UNLESS Purple joined offence"],
        ),
        (
            "allies",
            "Ich helfe Carla mit zweien von Heimat 3, aber nur wenn Bob auch bei ihr ist.",
            ["IN 2 JOIN offence with 2 from home 3 IF Blue joined offence"],
        ),
        (
            "allies",
            "Join the offence in 2 with 1 from home 4 if Eve joins it too.",
            ["IN 2 JOIN offence with 1 from home 4 IF Purple joined offence"],
        ),
        # Who has left.
        (
            "second-lap",
            "If both Milo and Carla have folded, I fold, too.",
            ["RETIRE IF Martians retired AND Hiveminds retired"],
        ),
        ("second-lap", "Sobald Milo raus ist, bin ich auch raus.", ["RETIRE IF Martians retired"]),
        (
            "round",
            "Shoot Blue with two lasers unless he is out of the game.",
            ["ATTACK Blue with 2 lasers UNLESS Blue eliminated"],
        ),
        # Comparisons.
        (
            "cards",
            "Falls Bob mehr als fünf Karten hält, gegen ihn die 20, ansonsten die 8.",
            ["IN 1 CARD Attack 20 IF Blue holds more than 5 cards ELSE Attack 8"],
        ),
        (
            "reinforcements",
            "If the defence has a total over 20, reinforce with 5.",
            ["IN 1 REINFORCE with 5 IF defence total > 20"],
        ),
        (
            "round",
            "Ram Blue as soon as he is down to two undamaged systems",
            ["RAM Blue IF Blue undamaged systems <= 2"],
        ),
        ("round", "Ausweichen bis 3, falls vier oder mehr Rammwürfel kommen", ["EVADE up to 3 IF incoming >= 4"]),
        (
            "launch-with-cards",
            "Die Pest auf Blau, wenn er mindestens acht Karten hat, sonst auf Grün.",
            ["PLAY Plague on Blue IF Blue holds 8 cards or more ELSE on Green"],
        ),
        # Further wishes: ELSE at the end, a weapon that is said once, conditions one after the other.
        (
            "battered",
            "One laser at Green if her mass is below 16, at Blue otherwise.",
            ["ATTACK Green with 1 laser IF Green mass is fewer than 16 ELSE Blue with 1 laser"],
        ),
        (
            "battered",
            "Wenn Blaus Masse unter 16 liegt, ein Laser auf Blau, sonst auf Grün.",
            ["ATTACK Blue with 1 laser IF Blue mass < 16 ELSE Green with 1 laser"],
        ),
        (
            "oracle",
            "If his card is a Compromise I lay the 8; if it's 20 or more I lay a Compromise; otherwise the 20.",
            [
                "IN 1 CARD Attack 8 IF their card is Compromise",
                "IN 1 CARD Compromise IF their card is 20 or more ELSE Attack 20",
            ],
        ),
        # What an order waits for without a word for IF.
        (
            "battered",
            "At a heat of three or more I conserve.",
            ["CONSERVE IF my heat is three or more"],
        ),
        # What is counted before or behind its number, and of whom.
        (
            "encounter",
            "Gegen Carla die 20, wenn sie mit drei oder mehr Schiffen kommt, sonst die 10.",
            ["IN 2 DRIVER Attack 20 IF enemy ships >= 3 ELSE Attack 10"],
        ),
        (
            "battered",
            "Laser auf Carla, sobald sie weniger als drei Mann hat, sonst auf Bob.",
            ["ATTACK Green with lasers IF Green crew < 3 ELSE Blue with lasers"],
        ),
        (
            "rally",
            "If there are four or more of Bob's ships on planet 2, 4 ships from home 1, otherwise 2 from there.",
            ["IN 1 SEND 4 ships from home 1 IF Blue ships on Blue 2 >= 4 ELSE 2 from home 1"],
        ),
        # What people only look at before it decides something.
        (
            "one-card",
            "Looking at Bob's cards: if he holds a Compromise I lay the Attack 4, if not I lay the 30.",
            ["IN 1 LOOK at Blue", "IN 1 CARD Attack 4 IF Blue holds Compromise ELSE Attack 30"],
        ),
        # Only who is there can be sent home.
        (
            "cards",
            "Should Carla's tokens still be in Bob's defence, the Force Field will blow them away.",
            ["IN 1 FORCE FIELD against Green"],
        ),
    ],
)
def test_conditions_are_understood_as_people_say_them(position: str, text: str, orders: list[str]) -> None:
    assert offered(position, text) == orders


@pytest.mark.parametrize(
    ("position", "text"),
    [
        # A condition between two orders may belong to either.
        ("cards", "the 20 against Bob, if he uses Virus the 8 against Eve"),
        # Several reinforcements can be played, so the second is no further wish.
        ("reinforcements", "If I lose, reinforce with 3, if I still lose, reinforce with 5."),
        # Nobody says whom.
        ("cards", "If Carla and Eve are nice, zap her"),
    ],
)
def test_a_condition_that_leaves_something_open_comes_to_nothing(position: str, text: str) -> None:
    assert offered(position, text) == []


def test_and_never_becomes_or() -> None:
    (order,) = offered("agreements", "I zap Carla in case she uses Virus and more than three tokens defend.")
    assert order == "ZAP Green IF Green uses Virus AND defence tokens > 3"


def test_a_player_alone_is_no_further_wish_of_another_kind() -> None:
    (order,) = offered("round", "Two lasers at Blue if Blue has a speed of 3, else Green.")
    assert "RAM" not in order


BOUND = re.compile(
    r"\b(at least|at most|(more|less|fewer) than|or (more|less|fewer)"
    r"|mindestens|höchstens|(mehr|weniger) als|oder (mehr|weniger))\b"
)
"""Words without which a number in a condition is another one."""


def test_no_other_words_for_a_condition_lose_its_bound() -> None:
    """`has at least` is not `holds`: at least 8 cards would be exactly 8."""
    looked_at = 0
    for file in sorted(PACKAGE.rglob("sayings/*.txt")) + sorted(PACKAGE.rglob("languages/*/sayings.txt")):
        for line in file.read_text("utf-8").splitlines():
            key, _, others = line.partition(":")
            if key.startswith("if ") and not BOUND.search(key) and not re.search("[<>]|most|least", key):
                looked_at += 1
                assert not BOUND.search(others), f"{file}: {line}"
    assert looked_at > 50
