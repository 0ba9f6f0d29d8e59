"""Headings with signs around them, words of the service behind headings, and offers that are always orders."""

import pytest

from adjudicator.engine.contract.heading import Heading
from adjudicator.orders.lines.letter_reading import LetterReading
from tests.orders.sample import LANGUAGE, NAMES

NOW = Heading(2, 1)
ABOVE = "CHALLENGE 1\nCARD Attack 8\nCHALLENGE 2\nCARD Attack 12"


def read(letter: str) -> LetterReading:
    return LANGUAGE.read(letter, NAMES, NOW, (1, 2, 3))


def sentences(letter: str) -> str:
    return "\n".join(str(problem) for problem in read(letter).problems)


HEADINGS = (
    *("Challenge {})", "In challenge {})", "{0}) Challenge {0})", "(Challenge {})", "[Challenge {}]", "Challenge {}."),
    *("Challenge {};", "Challenge {}!", "Challenge {}?", "Challenge {} ->", "Challenge {} \u2014", "Challenge {}]:"),
    *("Challenge {}):", "{{Challenge {}}}", "\u00abChallenge {}\u00bb", "Challenge {}...", "Challenge {} \U0001f642"),
    *("- Challenge {})", "Challenge #{})", "for challenge {}:", "in {})", "Challenge {}/", "Challenge {} =", "IN {}:"),
)


@pytest.mark.parametrize("heading", HEADINGS)
def test_signs_behind_the_number_of_a_heading_change_nothing(heading: str) -> None:
    letter = "\n".join([heading.format(1), "  CARD Attack 8", heading.format(2), "  CARD Attack 12"])
    reading = read(letter)
    assert [str(problem) for problem in reading.problems] == []
    assert reading.clauses == read(ABOVE).clauses


@pytest.mark.parametrize("phase", ["TURN 2 PHASE 1)", "(Turn 2, phase 1)", "TURN 2 PHASE 1;", "Turn 2 phase 1?"])
def test_signs_behind_the_heading_of_a_phase_change_nothing(phase: str) -> None:
    reading = read(f"{phase}\n{ABOVE}")
    assert reading.problems == ()
    assert reading.clauses == read(ABOVE).clauses


@pytest.mark.parametrize("before", ["TURN 2 PHASE 1 ", "Turn 2 phase 1: ", "EVERY TURN ", "EVERY TURN: ", ""])
@pytest.mark.parametrize("word", ["WITHDRAW", "withdraw", "Withdraw.", "WITHDRAW:", "WITHDRAW my card", "WITHDRAW ;"])
def test_withdraw_alone_is_told_what_it_needs(before: str, word: str) -> None:
    reading = read(f"CHALLENGE 1: CARD Attack 8\n{before}{word}")
    assert "I expected WITHDRAW ALL, or the number of a line" in "\n".join(str(one) for one in reading.problems)
    assert reading.directives == ()
    assert len(reading.clauses) == 1


@pytest.mark.parametrize("word", ["PASS", "READY", "WAIT", "REPLACE ALL"])
def test_a_word_of_the_service_behind_the_heading_of_a_phase_stands_alone(word: str) -> None:
    reading = read(f"TURN 2 PHASE 1: {word} the sugar if you can")
    assert reading.directives == ()
    assert reading.problems
    assert [one.word for one in read(f"TURN 2 PHASE 1: {word}.").directives] == [word]


@pytest.mark.parametrize(
    "line",
    [
        *("one limbo token to home 1 and the other to home 2", "One more token to home 1", "none", "Not mine"),
        *("two to home 1", "done with that", "none of them", "nothing more"),
    ],
)
def test_a_word_with_a_meaning_of_its_own_is_no_word_of_the_service_misspelt(line: str) -> None:
    said = sentences(line)
    for word in ("ZONE", "NOTE", "HISTORY"):
        assert f'did you mean "{word}' not in said


@pytest.mark.parametrize(
    ("line", "offered"),
    [("WITHDRWA 2", "WITHDRAW 2"), ("PRES TO Blue: hi", "PRESS TO Blue: hi"), ("withdrawl all", "WITHDRAW all")],
)
def test_a_word_of_the_service_is_offered_with_what_it_needs(line: str, offered: str) -> None:
    assert f'did you mean "{offered}"?' in sentences(line)


@pytest.mark.parametrize(
    "line",
    [
        *("RELEASE home 1 ELSE", "RELEAS home 1 ELSE", "ATTACK Purple with 2 ELSE", "release to home 1 OTHERWISE"),
        *("RELEASE to home 1 ELSE IF", "IF I lose RELEASE home 1 ELSE", "please RELEASE home 1 ELSE;", "ZAP Blue OR"),
        *("ABSENT...", "LUCK", "LANGUAGE", "NOTE", "MUTE", "PRESS", "CARD Attack 8 in 1 ELSE"),
    ],
)
def test_what_is_offered_is_read(line: str) -> None:
    for problem in read(line).problems:
        offer = problem.suggestion
        if offer and offer not in LANGUAGE.heads(NAMES).choices:
            again = LANGUAGE.read(offer, NAMES, NOW, (1, 2, 3))
            assert again.problems == (), offer
            assert again.read or again.kept or again.directives
