"""READY beside talk and beside what could be an order, in the words of a whole title."""

import pytest

from tests.docs import reading


def said(letter: str, phase: int = 1) -> list[str]:
    return [directive.word for directive in reading.read(letter, phase).directives]


@pytest.mark.parametrize(
    "talk",
    [
        *("I will be late", "See you next week, I will write again", "Ich will nach Hause", "we will see"),
        *("My sister will come along", "that would be fun", "nobody has ever done that"),
    ],
)
def test_a_plain_sentence_does_not_stop_ready(talk: str) -> None:
    assert said(f"ATTACK planet 4\n{talk}\nREADY") == ["READY"]


@pytest.mark.parametrize(
    "line",
    [
        *("I will attack", "I will Blue", "I WILL do it", "I will zap", "I will take home 2", "Will too"),
        *("help Blue", "help Blue with 3", "I will help Blue"),
    ],
)
def test_what_could_be_an_order_stops_ready(line: str) -> None:
    assert "READY" not in said(f"ATTACK planet 4\n{line}\nREADY")


@pytest.mark.parametrize("line", ["help the defence", "help Blue", "help defence with 3"])
def test_help_that_is_an_order_in_other_words_stops_ready(line: str) -> None:
    assert said(f"INVITE Green\n{line}\nREADY", 2) == []


@pytest.mark.parametrize("line", ["HELP", "help me", "HELP Virus", "HELP JOIN", "help with the rules"])
def test_help_that_asks_does_not(line: str) -> None:
    assert said(f"INVITE Green\n{line}\nREADY", 2) == ["HELP", "READY"]
