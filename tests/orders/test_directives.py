"""Directives are read anywhere in a letter, whatever the title."""

import pytest

from adjudicator.engine.words import Vocabulary
from adjudicator.orders.directives import WORDS, Directive
from adjudicator.orders.language import Language
from adjudicator.orders.reading import Fate
from tests.orders.sample import LANGUAGE, NAMES


@pytest.mark.parametrize(
    ("line", "directive"),
    [
        ("PASS", Directive("PASS", 1)),
        ("ready.", Directive("READY", 1)),
        ("- Wait!", Directive("WAIT", 1)),
        ("WITHDRAW ALL", Directive("WITHDRAW", 1, "ALL")),
        ("WITHDRAW line 3", Directive("WITHDRAW", 1, "3")),
        ("withdraw lines 3, 5 and seven", Directive("WITHDRAW", 1, "3 5 7")),
        ("REPLACE ALL", Directive("REPLACE ALL", 1)),
        ("JOIN", Directive("JOIN", 1)),
        ("Status", Directive("STATUS", 1)),
        ("SHOW ORDERS", Directive("SHOW ORDERS", 1)),
        ("RESEND", Directive("RESEND", 1)),
        ("REPORT turn 2 phase 3", Directive("REPORT", 1, "turn 2 phase 3")),
        ("HISTORY", Directive("HISTORY", 1)),
        ("FORM", Directive("FORM", 1)),
        ("HELP conditions", Directive("HELP", 1, "conditions")),
        ("RULES", Directive("RULES", 1)),
        ("WHO", Directive("WHO", 1)),
        ("ABSENT from 3 May to 9 May", Directive("ABSENT", 1, "from 3 May to 9 May")),
        ("FORMAT: plain text", Directive("FORMAT", 1, "plain text")),
        ("ZONE Europe/Berlin", Directive("ZONE", 1, "Europe/Berlin")),
        ("LANGUAGE Deutsch", Directive("LANGUAGE", 1, "Deutsch")),
        ("LUCK the quick brown fox", Directive("LUCK", 1, "the quick brown fox")),
        ("RESIGN", Directive("RESIGN", 1)),
        ("STANDBY", Directive("STANDBY", 1)),
        ("NOTE to GM: I move house on Friday", Directive("NOTE", 1, "I move house on Friday")),
        ("NOTE: hello", Directive("NOTE", 1, "hello")),
        ("PRESS to Red, Blue: Shall we? END", Directive("PRESS", 1, "Red, Blue", "Shall we?")),
    ],
)
def test_a_directive(line: str, directive: Directive) -> None:
    reading = LANGUAGE.read(line, NAMES)
    assert reading.directives == (directive,)
    assert reading.problems == ()
    assert reading.fates == {1: Fate.DIRECTIVE}


def test_every_directive_has_a_case_above() -> None:
    marks = test_a_directive.pytestmark  # type: ignore[attr-defined]
    assert {directive.word for _, directive in marks[0].args[1]} == set(WORDS)


def test_they_are_read_without_a_title() -> None:
    reading = Language().read("Hello,\n\nJOIN the friday game\nLUCK horseshoe\nATTACK planet 4", Vocabulary({}))
    assert [(d.word, d.text) for d in reading.directives] == [("JOIN", "the friday game"), ("LUCK", "horseshoe")]
    assert [problem.line for problem in reading.problems] == [5]


def test_a_word_of_the_title_is_an_order_when_something_follows() -> None:
    reading = LANGUAGE.read("JOIN\nJOIN offence", NAMES)
    assert [directive.line for directive in reading.directives] == [1]
    assert [clause.word for clause in reading.clauses] == ["JOIN"]


def test_a_message_may_say_anything() -> None:
    letter = "ATTACK planet 4\nPRESS to all:\nI shall\n\nATTACK planet 5\n   and you?\nEND\nDEFENDER Green"
    reading = LANGUAGE.read(letter, NAMES)
    assert reading.directives == (Directive("PRESS", 2, "all", "I shall\n\nATTACK planet 5\n   and you?"),)
    assert [clause.word for clause in reading.clauses] == ["ATTACK", "DEFENDER"]
    assert reading.problems == ()


def test_a_message_without_an_end_is_not_sent() -> None:
    """Nor are its lines read as orders, because nobody knows where it was to end."""
    letter = "PRESS to Red: I shall\nATTACK planet 5\n\nDEFENDER Green"
    reading = LANGUAGE.read(letter, NAMES)
    assert reading.directives == ()
    assert [clause.word for clause in reading.clauses] == ["DEFENDER"]
    assert [str(problem) for problem in reading.problems] == [
        'line 1: "PRESS to Red: I shall": this message has no END, so it was neither sent nor read as orders;'
        " close it with END on a line of its own."
    ]
    assert reading.fates[2] is Fate.PROBLEM


def test_a_note_goes_on_until_something_else_begins() -> None:
    letter = "NOTE to GM: please\nextend the deadline.\nDEFENDER Green\nNOTE to the GM\nthank you"
    reading = LANGUAGE.read(letter, NAMES)
    assert [d.text for d in reading.directives] == ["please\nextend the deadline.", "thank you"]
    assert [clause.word for clause in reading.clauses] == ["DEFENDER"]


@pytest.mark.parametrize(
    "line", ["WITHDRAW", "WITHDRAW my attack", "WITHDRAW line", "PASS the salt", "RESIGN myself to it"]
)
def test_what_is_nearly_a_directive_is_a_problem(line: str) -> None:
    reading = LANGUAGE.read(line, NAMES)
    assert reading.directives == ()
    assert len(reading.problems) == 1


def test_what_counts_as_a_letter() -> None:
    assert LANGUAGE.read("PASS", NAMES).counts
    assert LANGUAGE.read("DEFENDER Green", NAMES).counts
    assert not LANGUAGE.read("READY\nSTATUS\nDEFENDER Purple", NAMES).counts
