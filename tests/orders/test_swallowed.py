"""Orders behind a word of the service on its line: the line is refused, whatever stands between the two."""

import pytest

from adjudicator.orders.lines.letter_reading import LetterReading
from tests.orders.chat import offered, read

ORDER = "attack planet 4 with 4 from home 1"


def done(reading: LetterReading) -> list[str]:
    """The words of the service that are carried out."""
    return [directive.word for directive in reading.directives]


@pytest.mark.parametrize("between", [". ", "! ", "? ", "; ", ": ", ", ", " and ", " & ", " then ", " - "])
def test_an_order_is_offered_whatever_parts_it_from_the_word_before_it(between: str) -> None:
    letter = f"HELP{between}{ORDER}"
    assert offered(letter) == [ORDER]
    assert read(letter).clauses == ()
    assert done(read(letter)) == []


def test_several_are_offered_together() -> None:
    assert offered(f"STATUS, {ORDER}. Release to home 3") == [f"{ORDER}. Release to home 3"]


@pytest.mark.parametrize("word", ["WITHDRAW ALL", "REPLACE ALL", "WITHDRAW PRESS 1", "WITHDRAW PRESS"])
def test_where_something_is_taken_back_nothing_is_offered(word: str) -> None:
    """To send the order alone would leave what was to be taken back."""
    letter = f"{word}, {ORDER}"
    assert offered(letter) == [""]
    assert done(read(letter)) == []


@pytest.mark.parametrize("word", ["NOTE to GM:", "NOTE", "PRESS to Blue:"])
def test_what_is_said_to_somebody_may_be_an_order(word: str) -> None:
    letter = f"{word} well, {ORDER}"
    assert offered(letter) == []
    assert done(read(letter)) == [word.split(" ", maxsplit=1)[0]]


@pytest.mark.parametrize("letter", ["HELP, attack", "HELP Green", "HELP release"])
def test_what_is_asked_about_is_no_order(letter: str) -> None:
    assert done(read(letter)) == ["HELP"]


@pytest.mark.parametrize(
    ("letter", "orders", "ready"),
    [
        (f"{ORDER}, ready", 1, True),
        (f"{ORDER}. release to home 3, ready", 2, True),
        (f"Hi, {ORDER}, ready", 1, True),
        (f"{ORDER} ready", 0, False),
        ("attack, ready", 0, False),
        (", ready", 0, False),
    ],
)
def test_who_is_ready_behind_his_orders_says_so_behind_a_sign(letter: str, orders: int, ready: bool) -> None:
    reading = read(letter)
    assert (len(reading.clauses), "READY" in done(reading)) == (orders, ready)


@pytest.mark.parametrize(
    "letter",
    ["no attack", "don't attack anyone", "dont attack", "do not attack for now", "please don't attack anybody now"],
)
def test_who_wants_none_of_something_is_told_how_it_is_declined(letter: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence.startswith("this declines nothing")


@pytest.mark.parametrize("letter", ["no atack", "no attack planet 4"])
def test_what_is_misspelt_or_goes_on_is_no_declining(letter: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence.startswith("no order begins like this")


@pytest.mark.parametrize(
    "letter",
    [
        "challenge 2 20 challenge 1 zap Blue",
        "CHALLENGE 2: 20, challenge 1: zap Blue",
        "challenge 2: 20, then zap Blue",
        "challenge 2 20 and zap Blue",
    ],
)
def test_what_stands_between_a_heading_and_an_order_is_not_dropped(letter: str) -> None:
    """Or else it would be taken for what the heading is about, and only what follows it carried out."""
    assert read(letter).clauses == ()
    assert len(read(letter).problems) == 1


def test_a_heading_may_still_say_what_it_is_about() -> None:
    assert len(read("CHALLENGE 2 Red attacks Blue: ZAP Blue").clauses) == 1
    assert len(read("CHALLENGE 2 (Red and Green) ZAP Blue").clauses) == 1
