"""What sentences of other titles come to: parts of one turn, counted things, orders of one word."""

import pytest

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.service.game import orders_on_file
from tests.understanding.letters import place


def offered(position: str, text: str) -> list[str]:
    """The orders that are offered for a letter written in a position of a title."""
    title, view, seat, people = place(*position.split("/"))
    lines = [Line(number, line) for number, line in enumerate(text.splitlines(), 1)]
    _, found = orders_on_file.read_from(title, view, seat, lines, people)
    return [problem.suggestion for problem in found.problems if problem.suggestion]


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        (
            "cosmoforce/round",
            "I speed up by 2 and then I ram Green!",
            ["BURN up 2 as action 1", "RAM Green as action 2"],
        ),
        (
            "cosmoforce/round",
            "Zuerst sparen wir Energie. Danach zwei Laser auf Carla.",
            ["CONSERVE as action 1", "ATTACK Green with 2 lasers as action 2"],
        ),
        ("cosmoforce/round", "In my second action I am going to ram Bob", ["RAM Blue as action 2"]),
        ("cosmoforce/round", "Captain here: this turn we conserve.", ["CONSERVE"]),
        (
            "cosmoforce/build",
            "my ship is a fighter 2 afterburners 3 beams 2 coolers 1 cabin",
            ["BUILD fighter with 2 afterburners, 2 dissipators, 1 habitat, 3 lasers"],
        ),
        (
            "cosmoforce/build",
            "my medium ship: laser x3, engine 2, 1 cooler (dissipator)",
            ["BUILD cruiser with 1 dissipator, 2 engines, 3 lasers"],
        ),
        (
            "cosmoforce/build",
            "Kreuzer: 2 Triebwerke, 2 Laser, 1 Hab.",
            ["BUILD cruiser with 2 engines, 1 habitat, 2 lasers"],
        ),
    ],
)
def test_sentences_come_to_the_orders_that_they_mean(position: str, text: str, orders: list[str]) -> None:
    assert offered(position, text) == orders


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("cosmoforce/round", "If my heat is 4 I speed up by 2 and then I ram Green and then Blue."),
        ("cosmoforce/round", "Action 1: my two lasers at poor Green. Action 1: two lasers at poor Blue."),
        ("cosmoforce/round", "Erst Energie, dann zwei Laser auf Blau, dann zwei Laser auf Grün"),
    ],
)
def test_what_does_not_fit_into_one_turn_comes_to_nothing(position: str, text: str) -> None:
    assert offered(position, text) == []


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("I play sun drone/mech in my second turn", ["IN 2 PLAY sun drone/mech"]),
        ("Out comes the sun card with the two mechs", ["PLAY sun mech/mech"]),
        ("Ich spiele den Doppelmech der Sonne mit einer weißen Drohne.", ["PLAY sun mech/mech with eclipse drone"]),
        ("L3 ret.", ["IN 3 RETIRE"]),
        ("Meine Station geht auf BC, ich fange die nächste Runde an", ["STATION BC", "START Humans"]),
    ],
)
def test_cards_and_laps_may_be_named_in_many_ways(text: str, orders: list[str]) -> None:
    assert offered("cosmoclasm/first-lap", text) == orders
