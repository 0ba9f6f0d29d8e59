"""Sentences whose names and numbers only one order can take, whatever is said around them."""

import pytest

from tests.orders.positions_of_letters import offered, read


@pytest.mark.parametrize(
    ("position", "text", "orders"),
    [
        # The names come in any order, and verbs that nobody has taught stand between them.
        ("launch", "Three ships leave home 4 and hit planet 5.", ["ATTACK Blue 5 with 3 from home 4"]),
        ("launch", "I shove 2 pawns off home 1 and seize planet 3 with them.", ["ATTACK Blue 3 with 2 from home 1"]),
        (
            "build",
            "My son wants a fighter like those in films, 3 afterburners, 3 lasers, 2 dissipators and 2 armour.",
            ["BUILD fighter with 3 afterburners, 2 armour, 2 dissipators, 3 lasers"],
        ),
        (
            "first-cards",
            "Ich trenne mich von Mond J\u00e4ger/Rakete und von der wei\u00dfen Drohne.",
            ["GIVE moon fighter/missile, eclipse drone"],
        ),
        # Two questions must be answered, one of which takes the only player.
        (
            "own-system",
            "Gegen Gr\u00fcn auf Heimat 4: zwei von Heimat 1, zwei von Heimat 3.",
            ["DEFENDER Green", "ATTACK home 4 with 2 from home 1, 2 from home 3"],
        ),
        # What is greatest and least follows from the hand, and which challenge is meant from who is in it.
        ("one-card", "Time to be brave. My biggest card.", ["IN 1 CARD Attack 30"]),
        ("one-card", "Ich lege die niedrigste Karte.", ["IN 1 CARD Attack 4"]),
        ("allies", "I stay out of the quarrel between Carla and Dieter.", ["IN 2 JOIN no"]),
        (
            "allies",
            "Im Streit zwischen Dieter und Carla helfe ich dem Angriff mit zwei von Heimat 1.",
            ["IN 2 JOIN offence with 2 from home 1"],
        ),
        # Nobody else is no further wish.
        ("allies", "Eve, du bist eingeladen, sonst niemand.", ["IN 1 INVITE Purple"]),
    ],
)
def test_what_only_one_order_can_take_is_offered(position: str, text: str, orders: list[str]) -> None:
    assert sorted(offered(position, text)) == sorted(orders)


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("launch", "Three ships left home 4 and hit planet 5 last turn."),
        ("launch", "Three ships of each of you leave home 4 and hit planet 5."),
        ("launch", "Three ships leave home 4 and hit planet 5 or planet 2."),
        ("launch", "Shall three ships leave home 4 and hit planet 5?"),
        ("launch", "Three ships leave home 4 and hit planet 5, with one more behind them."),
        # A line that says nothing that an order has is not talk around the other one.
        ("launch", "Three ships leave home 4 and hit planet 5\nwhatever people say"),
        ("one-card", "Bob plays his biggest card, I bet."),
        ("first-lap", "I'm retiring in March, by the way!"),
        ("allies", "Bob, Dieter and Eve are having a battle of words."),
        # Words that nobody knows may mean anything, and a number that counts is no place.
        ("launch", "foo bar baz with 3"),
        ("launch", "lorem ipsum dolor 4"),
        ("launch", "attack foo bar with 3"),
        # An exception is not one more thing.
        ("battered", "damage anything but engines"),
        ("battered", "damage everything except the engines"),
        ("first-lap", "if i get the stargate take drone"),
    ],
)
def test_what_may_be_more_or_less_than_an_order_is_not_offered(position: str, text: str) -> None:
    assert offered(position, text) == []
    assert read(position, text).problems


def test_a_line_that_wants_something_else_is_told_for_itself() -> None:
    assert offered("launch", "Three ships leave home 4 and hit planet 5\nI give up") == ["RESIGN"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("send me a picture", "PICTURE"),
        ("please send me the form again", "FORM"),
        ("send me the rules", "RULES"),
        ("Schickt mir bitte das Formular nochmal", "FORM"),
    ],
)
def test_who_wants_something_sent_is_told_the_word_of_the_service_and_no_order(text: str, word: str) -> None:
    (problem,) = read("launch", text).problems
    assert problem.suggestion == word
    assert "ATTACK" not in str(problem.sentence)
