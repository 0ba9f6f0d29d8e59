"""Directives are read anywhere in a letter, whatever the title."""

import pytest

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.letter.order_language import Language
from adjudicator.orders.lines.letter_reading import Fate, Line
from adjudicator.orders.values.directive import Directive
from adjudicator.orders.words.directives import END_OF_MESSAGE, WORDS
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
        ("PICTURE 2.3", Directive("PICTURE", 1, "2.3")),
        ("FORM", Directive("FORM", 1)),
        ("HELP conditions", Directive("HELP", 1, "conditions")),
        ("RULES", Directive("RULES", 1)),
        ("WHO", Directive("WHO", 1)),
        ("ADDRESS ADD ann@example.org", Directive("ADDRESS", 1, "ADD ann@example.org")),
        ("ABSENT from 3 May to 9 May", Directive("ABSENT", 1, "from 3 May to 9 May")),
        ("FORMAT: plain text", Directive("FORMAT", 1, "plain text")),
        ("ZONE Europe/Berlin", Directive("ZONE", 1, "Europe/Berlin")),
        ("Remind me at 19:00", Directive("REMIND ME", 1, "at 19:00")),
        ("DIGEST daily at 7:00", Directive("DIGEST", 1, "daily at 7:00")),
        ("LANGUAGE Deutsch", Directive("LANGUAGE", 1, "Deutsch")),
        ("LUCK the quick brown fox", Directive("LUCK", 1, "the quick brown fox")),
        ("RESIGN", Directive("RESIGN", 1)),
        ("Resign now!", Directive("RESIGN NOW", 1)),
        ("STANDBY", Directive("STANDBY", 1)),
        ("SHOW PRESS", Directive("SHOW PRESS", 1)),
        ("WHY", Directive("WHY", 1)),
        ("Why challenge 2?", Directive("WHY", 1, "challenge 2?")),
        ("why 1.3", Directive("WHY", 1, "1.3")),
        ("CHECK", Directive("CHECK", 1)),
        ("check these orders please:", Directive("CHECK", 1)),
        ("WITHDRAW PRESS 2", Directive("WITHDRAW PRESS", 1, "2")),
        ("MUTE Blue", Directive("MUTE", 1, "Blue")),
        ("STATEMENT: Well played!", Directive("STATEMENT", 1, "Well played!")),
        ("PROXY Red until 12 May", Directive("PROXY", 1, "Red until 12 May")),
        ("WATCH venus", Directive("WATCH", 1, "venus")),
        ("Forget me.", Directive("FORGET ME", 1)),
        ("More time 24 hours", Directive("MORE TIME", 1, "24 hours")),
        ("Propose draw!", Directive("PROPOSE DRAW", 1)),
        ("CONCEDE to Blue", Directive("CONCEDE", 1, "to Blue")),
        ("withdraw vote", Directive("WITHDRAW VOTE", 1)),
        ("UNMUTE Blue", Directive("UNMUTE", 1, "Blue")),
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


@pytest.mark.parametrize(
    ("letter", "to", "body"),
    [
        ("PRESS to Blue: now END", "Blue", "now"),
        ("PRESS to Blue: now END PRESS", "Blue", "now"),
        ("press to blue\nnow\nend press", "blue", "now"),
        ("PRESS to Blue\nnow\nEnd.", "Blue", "now"),
        ("PRESS to Blue\nnow\n--- end press ---", "Blue", "now"),
        ("PRESS to Blue\n\n  now\n\nand then\n\nEND", "Blue", "now\n\nand then"),
        ("PRESS anonymously to Blue: now END", "anonymously to Blue", "now"),
        ("PRESS as The Owl to all\nnow\nEND", "as The Owl to all", "now"),
        ("PRESS Blue, Green: now END", "Blue, Green", "now"),
        ("PRESS all\nnow\nEND", "all", "now"),
        ("PRESS to Blue\nin the end, press on to win\nEND", "Blue", "in the end, press on to win"),
    ],
)
def test_a_message_that_is_closed(letter: str, to: str, body: str) -> None:
    reading = LANGUAGE.read(f"{letter}\nDEFENDER Green", NAMES)
    assert [(one.word, one.text, one.body, one.open) for one in reading.directives] == [("PRESS", to, body, False)]
    assert [clause.word for clause in reading.clauses] == ["DEFENDER"]
    assert reading.problems == ()


def test_a_message_without_an_end_is_the_rest_of_the_letter() -> None:
    """Whatever it looks like; what stands above it is orders."""
    letter = "DEFENDER Green\nPRESS to Red: I shall\nATTACK planet 5\n\nDEFENDER Blue\n-- \nAnn"
    reading = LANGUAGE.read(letter, NAMES)
    assert reading.directives == (Directive("PRESS", 2, "Red", "I shall\nATTACK planet 5\n\nDEFENDER Blue", open=True),)
    assert [read.line for read in reading.read] == [1]
    assert reading.problems == ()
    assert reading.fates[5] is Fate.DIRECTIVE


def test_the_next_message_ends_one() -> None:
    """Nobody is sent what was meant for another."""
    reading = LANGUAGE.read("PRESS to Red\nhello Red\nPress to Blue\nhello Blue\nEND\nDEFENDER Green", NAMES)
    assert [(one.text, one.body, one.open) for one in reading.directives] == [
        ("Red", "hello Red", False),
        ("Blue", "hello Blue", False),
    ]
    assert [clause.word for clause in reading.clauses] == ["DEFENDER"]


def test_a_message_ends_where_an_order_form_begins() -> None:
    lines = [
        Line(1, "PRESS to Blue"),
        Line(2, "now"),
        Line(3, "DEFENDER Green", context=True),
        Line(4, "ATTACK planet 5"),
    ]
    reading = LANGUAGE.read(lines, NAMES)
    assert [(one.text, one.body) for one in reading.directives] == [("Blue", "now")]
    assert [clause.word for clause in reading.clauses] == ["ATTACK"]


@pytest.mark.parametrize("line", ["press on and on", "PRESS Reply", "press harder: it pays", "Press home the attack"])
def test_a_sentence_that_begins_with_press_takes_nothing_below_it(line: str) -> None:
    reading = LANGUAGE.read(f"{line}\nDEFENDER Green", NAMES)
    assert reading.directives == ()
    assert [clause.word for clause in reading.clauses] == ["DEFENDER"]
    assert [problem.line for problem in reading.problems] == [1]


def test_an_end_of_nothing_is_passed_over() -> None:
    reading = LANGUAGE.read("ATTACK planet 5\nEND PRESS\nDEFENDER Green", NAMES)
    assert [clause.word for clause in reading.clauses] == ["ATTACK", "DEFENDER"]
    assert [(one.line, one.reason) for one in reading.ignored] == [(2, END_OF_MESSAGE)]


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
