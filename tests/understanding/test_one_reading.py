"""Word order does not matter, and a card alone has one reading where only a card can be meant."""

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.orders.grammar.player_names import Person
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.values.clauses import text
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.offers import orders_in_letter
from adjudicator.service.offers.writers import Before, Writer

PLAYERS = {"Red": "Ann", "Blue": "Bob", "Green": "Cy", "Yellow": "Dan"}
TWO = (
    "challenge 1: Blue attacks Green on Green 2 with 3",
    "challenge 2: Green attacks Yellow on Yellow 2 with 3",
)
CARDS = ("challenge 1: Red attacks Blue on Blue 2 with 3", "Red: hand Attack 8, Attack 12")


def answered(phase: str, statements: tuple[str, ...], letter: str) -> tuple[list[str], list[str]]:
    """The orders of Red that stand after a letter, and those that are offered."""
    title = titles()["postal-cosmic"]
    _, views = title.position(f"turn 2 {phase}, 4 players", statements, {})
    people = tuple(Person(who, whom) for whom, who in PLAYERS.items())
    writer = Writer(title, views[0], 0, "Ann", people)
    parsed = read(b"Content-Type: text/plain; charset=utf-8\r\n\r\n" + letter.encode())
    before = Before(lambda: (), Orders, lambda name: False)
    reading: LetterReading = orders_in_letter.read(writer, before, parsed, sift(parsed, ()), waits=False).reading
    names = title.vocabulary(views[0], 0)
    offers = [one.suggestion for one in reading.problems if one.suggestion]
    return [f"{one.where}: {text(one, names)}" for one in reading.clauses], offers


@pytest.mark.parametrize(
    "letter",
    [
        "join offence in challenge 1 with 2 from home 3",
        "join offence with 2 from home 3 in challenge 1",
        "with 2 from home 3 join offence in challenge 1",
        "In challenge 1 with 2 from home 3 join offence",
        "2 from home 3 join the offence in challenge 1",
        "join in challenge 1 the offence from home 3 with 2",
        "schlie\u00dfe mich in Kampf 1 dem Angriff an mit 2 von Heimat 3",
    ],
)
def test_word_order_does_not_matter(letter: str) -> None:
    ((stands,), offers) = answered("phase 2", TWO, letter)
    assert stands.endswith("JOIN offence with 2 from home 3")
    assert stands.startswith("1: ")
    assert offers == []


@pytest.mark.parametrize(
    "letter", ["Attack 12", "Challenge 1: Attack 12", "Challenge 1\nAttack 12", "12", "Angriff 12", "I play the 12"]
)
def test_a_card_alone_has_one_reading_where_only_a_card_is_asked_for(letter: str) -> None:
    stands, offers = answered("phase 3", CARDS, letter)
    said = [one.replace("IN 1 ", "").replace("Attack ", "") for one in (*stands, *offers)]
    assert said == ["CARD 12"]


@pytest.mark.parametrize(
    "letter",
    [
        "challenge 1: 2 from home 3 join offence",
        "challenge 1: never ever join offence",
        "challenge 1: with 2 from home 3 join offence",
        "Challenge 1: if Cy asks nicely join offence",
    ],
)
def test_words_between_a_heading_and_an_order_are_not_passed_over(letter: str) -> None:
    stands, _ = answered("phase 2", TWO, letter)
    assert [one for one in stands if one.endswith("JOIN offence")] == []
