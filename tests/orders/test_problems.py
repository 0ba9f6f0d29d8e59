"""What cannot be read is said with its line, its words and what would have worked; nothing else is lost by it."""

import pytest

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.lines.letter_reading import Fate, LetterReading
from adjudicator.orders.values.clauses import text
from adjudicator.orders.values.problems import ProblemKind
from adjudicator.orders.words import synonyms
from tests.orders.sample import LANGUAGE, NAMES


def read(letter: str) -> LetterReading:
    return LANGUAGE.read(letter, NAMES)


def said(letter: str) -> list[str]:
    return [str(problem) for problem in read(letter).problems]


def stands(letter: str) -> list[str]:
    return [text(clause, NAMES) for clause in read(letter).clauses]


@pytest.mark.parametrize(
    ("letter", "sentence"),
    [
        (
            "JOIN ofence with 3",
            'line 1: "JOIN ofence with 3": I expected a side (offence or defence) at "ofence"; did you mean'
            ' "JOIN offence with 3"?',
        ),
        (
            "DEFENDER Bleu",
            'line 1: "DEFENDER Bleu": I expected a seat (Red, Blue, Green or Yellow) at "Bleu"; did you mean'
            ' "DEFENDER Blue"?',
        ),
        ("RELEASE to", 'line 1: "RELEASE to": I expected a place (such as home 1) after "to".'),
        ("CARD Attack", 'line 1: "CARD Attack": "Attack" could be Attack 4, Attack 8, Attack 12 or Attack 20.'),
        ("PLAY", 'line 1: "PLAY": this could be PLAY Plague, PLAY Mobius Tubes or PLAY Emotion Control.'),
        (
            "RELEASE to home 1 home 2",
            'line 1: "RELEASE to home 1 home 2": I expected the end of it at "home".',
        ),
        ("CARD Mobius Tube 3", 'line 1: "CARD Mobius Tube 3": I expected the end of it at "3".'),
        (
            "ZAP Red IF Red usees Virus",
            'line 1: "ZAP Red IF Red usees Virus": I expected "holds", "joined", "plays" or "uses" at "usees";'
            ' did you mean "ZAP Red IF Red uses Virus"?',
        ),
        (
            "ZAP Red IF",
            'line 1: "ZAP Red IF": I expected a condition such as their card is Compromise, I lose or used against me.',
        ),
        (
            "RELAESE to home 1",
            'line 1: "RELAESE to home 1": no order begins like this; did you mean "RELEASE to home 1"?',
        ),
        ("I hope this arrives", 'line 1: "I hope this arrives": no order begins like this.'),
        (
            "ELSE home 2",
            'line 1: "ELSE home 2": this continues an order, but no order stands above it; '
            "write the whole order anew, with all its alternatives.",
        ),
        ("READY or not", 'line 1: "READY or not": READY stands alone on its line.'),
        (
            "PRESS Blue is right",
            'line 1: "PRESS Blue is right": say to whom the message goes: PRESS TO Red, Blue (or all, or GM), your '
            "words below it, and END PRESS.",
        ),
        ("NOTE", 'line 1: "NOTE": NOTE needs more than this.'),
        (
            "DIVIDE home 3: 2 to challenge 1, rest to challenge 1",
            'line 1: "DIVIDE home 3: 2 to challenge 1, rest to challenge 1": each challenge can have only one share.',
        ),
        (
            "LIMBO 2000000000000000 to home 3",
            'line 1: "LIMBO 2000000000000000 to home 3": I expected a place (such as home 1), a number, "all", "on",'
            ' "onto", "rest" or the like at "2000000000000000".',
        ),
        (
            "IN 2 RELEASE to home 1",
            'line 1: "IN 2 RELEASE to home 1": RELEASE belongs to no challenge; it was read without IN 2.',
        ),
        (
            "FLARE Zombie IF offence tokens >= 6 or more",
            'line 1: "FLARE Zombie IF offence tokens >= 6 or more": say either how it compares or OR MORE, not both.',
        ),
    ],
)
def test_one_sentence_says_what_would_have_worked(letter: str, sentence: str) -> None:
    assert said(letter) == [sentence]


def test_one_bad_line_harms_no_other() -> None:
    letter = "DEFENDER Blue\nDEFENDER Purpel\n  ELSE\nRELEASE to home 1\nmind the gap\nZAP any"
    assert stands(letter) == ["DEFENDER Blue", "RELEASE to home 1", "ZAP any"]
    assert [problem.line for problem in read(letter).problems] == [2, 3, 5]


def test_a_line_of_prose_below_an_order_does_not_harm_it() -> None:
    letter = "ATTACK planet 4 with 4\nI hope that works\nDEFENDER Green"
    assert stands(letter) == ["ATTACK Blue 4 with 4", "DEFENDER Green"]
    assert said(letter) == ['line 2: "I hope that works": no order begins like this.']


def test_a_bad_alternative_takes_its_order_with_it() -> None:
    letter = "JOIN offence with 3 ELSE defnce ELSE defence"
    assert stands(letter) == []
    assert said(letter) == [
        f'line 1: "{letter}": I expected a side (offence or defence) at "defnce"; an order stands only as a whole, so'
        ' nothing of this one does; did you mean "JOIN offence with 3 ELSE defence ELSE defence"?'
    ]


@pytest.mark.parametrize(
    "letter",
    [
        "CARD Attack 6 IF their tokens >= 4 ELSE Attack 4",
        "CARD Attack 6 IF their tokens >= 4",
        "CARD Attack 4 ELSE Attack 6 IF their tokens >= 4",
        "CARD IF their tokens >= 4: Attack 6; OTHERWISE Attack 4",
        "CARD Attack 6 IF offence tokens >= 4 AND their tokens >= 4 ELSE Attack 4",
        "CARD Attack 6 UNLESS offence tokenz >= 4 ELSE Attack 4",
        "CARD Attack 6\n  ELSE Attak 4\n  ELSE Compromise",
        "CARD Attack 6 ELSE",
        "CARD Attack 6; at moast 1",
        "CARD Attack 6; if you like",
        "CARD Attack 6 ELSE Attack 4; IF their tokens >= 4",
        "CARD Attack 6 ELSE Attack 4 but not too often",
        "CARD Attack 6 ELSE REDRAW",
        "1. CARD Attack 6\n2. Attak 4",
        "ZAP Red IF Red usees Virus ELSE Blue",
        "ATTACK planet 4 with 4 from home 1, home 9 ELSE planet 2",
        "ATTACK planet 4 but only with 2",
        "INVITE Green, Purpel",
        "DEFENDER Green ELSE Purpel ELSE Yellow",
    ],
)
def test_an_order_that_was_read_in_part_does_not_stand_as_another(letter: str) -> None:
    assert stands(letter) == []
    assert read(letter).problems
    assert stands(f"RELEASE to home 1\n\n{letter}\n\nZAP any") == ["RELEASE to home 1", "ZAP any"]


def test_an_alternative_that_was_read_and_is_impossible_is_passed_over() -> None:
    """It is no less clear than one that turns out to be impossible later: what stands behind it is what was meant."""
    letter = "DIVIDE home 3: 2 to 1, 1 to 1 ELSE home 3: 2 to 1, rest to 2"
    assert stands(letter) == ["DIVIDE home 3: 2 to challenge 1, rest to challenge 2"]
    assert said(letter)[0].endswith("; the rest of the order stands.")
    assert stands(f"{letter} IF the moon is full") == []
    assert stands("DIVIDE home 3: 2 to 1, 1 to 1 IF the moon is full ELSE home 3: 2 to 1, rest to 2") == []


def test_the_place_of_a_problem_on_a_later_line() -> None:
    first, problem = read("JOIN offence\n  ELSE defence with x").problems
    assert (first.line, first.sentence) == (1, "this belongs to an order that could not be read")
    assert (problem.line, problem.column, problem.words) == (2, 21, "ELSE defence with x")
    assert problem.kind is ProblemKind.UNREADABLE


def test_kinds_of_problems() -> None:
    kinds = {
        "JOIN up": ProblemKind.UNREADABLE,
        "CARD Attack": ProblemKind.AMBIGUOUS,
        "DIVIDE home 3: 2 to 1, 1 to 1": ProblemKind.ILLEGAL,
        "ELSE redraw": ProblemKind.MISPLACED,
    }
    assert {letter: read(letter).problems[0].kind for letter in kinds} == kinds


def test_continuations_of_a_misspelt_order_belong_to_it() -> None:
    letter = "ATACK planet 4\n  ELSE planet 2\nDEFENDER Green"
    assert said(letter) == [
        'line 1: "ATACK planet 4": no order begins like this; did you mean "ATTACK planet 4"?',
        'line 2: "ELSE planet 2": this belongs to an order that could not be read.',
    ]
    assert stands(letter) == ["DEFENDER Green"]
    assert read(letter).fates == {1: Fate.PROBLEM, 2: Fate.PROBLEM, 3: Fate.CLAUSE}


def test_an_alternative_cannot_answer_another_question() -> None:
    assert said("PLAY Plague on Blue ELSE PLAY Mobius Tubes") == [
        'line 1: "PLAY Plague on Blue ELSE PLAY Mobius Tubes": PLAY Mobius Tubes answers another question and needs an'
        " order of its own; an order stands only as a whole, so nothing of this one does."
    ]
    assert stands("PLAY Plague on Blue ELSE PLAY Mobius Tubes") == []


def test_an_alternative_cannot_be_for_another_challenge() -> None:
    assert stands("CARD Attack 8 IN 2 ELSE Compromise IN 3") == []
    assert "IN speaks of the whole order" in said("CARD Attack 8 IN 2 ELSE Compromise IN 3")[0]
    assert said("CARD Attack 8 IN 2 ELSE Compromise IN 2") == []


class TestAnotherPhase:
    OPEN = Heading(3, 2)

    def test_nothing_in_it_is_read_as_orders(self) -> None:
        letter = "TURN 3 PHASE 1\nATTACK planet 4\n  ELSE planet 2\nand more\nPASS\nREADY\nREPLACE ALL\nSTATUS"
        reading = LANGUAGE.read(letter, NAMES, self.OPEN)
        assert reading.clauses == ()
        assert not reading.counts
        assert [directive.word for directive in reading.directives] == ["STATUS"]
        assert [str(problem) for problem in reading.problems] == [
            'line 1: "TURN 3 PHASE 1": this is for turn 3 phase 1, but turn 3 phase 2 is open;'
            " nothing below it was read as orders."
        ]
        assert {ignored.reason for ignored in reading.ignored} == {"for turn 3 phase 1"}
        assert len(reading.ignored) == 6

    def test_the_open_phase_is_read(self) -> None:
        reading = LANGUAGE.read("Turn 3, phase 2:\nATTACK planet 4", NAMES, self.OPEN)
        assert len(reading.clauses) == 1
        assert reading.problems == ()


class TestChallengesThatDoNotExist:
    NAMES = Vocabulary({**NAMES.kinds, "challenge": {"1": 1, "2": 2}})

    def test_orders_under_one_are_reported_and_not_read(self) -> None:
        reading = LANGUAGE.read("CHALLENGE 7\nCARD Attack 8\nCHALLENGE 2\nCARD Attack 4", self.NAMES)
        assert [clause.where for clause in reading.clauses] == [2]
        assert [problem.sentence for problem in reading.problems] == [
            "there is no challenge 7; there are 1 and 2",
            "this stands under a challenge that does not exist",
        ]

    def test_in_a_line(self) -> None:
        for letter in ("IN 7 CARD Attack 8", "CARD Attack 8 IN 7", "CARD Attack 8 IN 0", "IN 0: CARD Attack 8"):
            reading = LANGUAGE.read(letter, self.NAMES)
            assert reading.clauses == ()
            assert "there is no challenge" in reading.problems[0].sentence

    def test_there_is_never_a_challenge_0(self) -> None:
        reading = LANGUAGE.read("CHALLENGE 0\nCARD Attack 8", NAMES)
        assert reading.clauses == ()
        assert reading.problems[0].sentence == "there is no challenge 0"


@pytest.mark.parametrize("end", ["", "RELEASE to home 1"])
def test_a_line_that_turns_out_not_to_belong_to_the_order_above_is_told(end: str) -> None:
    """It begins like an order word, and stood forgotten while the next order was read."""
    letter = f"CARD Attack 8\nDEFENDRE Green\n{end}"
    assert said(letter) == ['line 2: "DEFENDRE Green": no order begins like this; did you mean "DEFENDER Green"?']


def test_lines_below_an_order_that_cannot_be_read_are_told_each() -> None:
    letter = "ATTACK planet 4 at once\nI would like to RELEASE to home 1\nATACK planet 2\nand more"
    assert [problem.split(":")[0] for problem in said(letter)] == ["line 1", "line 2", "line 3", "line 4"]


def test_a_wrapped_line_is_read_with_its_order_although_the_next_is_prose() -> None:
    letter = "ATTACK planet 4 with 4 from home 1,\nhome 2\nthat should teach him"
    assert said(letter) == ['line 3: "that should teach him": no order begins like this.']
    assert [text(clause, NAMES) for clause in LANGUAGE.read(letter, NAMES).clauses] == [
        "ATTACK Blue 4 with 4 from home 1, home 2"
    ]


@pytest.mark.parametrize(
    "heading",
    [
        "CHALLENGE twwo",
        "Challange 2",
        "CHALLENGES 1 and 2",
        "CHALLENGE 2 and 3",
        "== Challenge X ==",
        "C2:",
        "#2",
        "Chalenge #2",
    ],
)
def test_orders_under_a_heading_that_cannot_be_read_are_not_given_for_another_challenge(heading: str) -> None:
    letter = f"CHALLENGE 1\nCARD Attack 20\n{heading}\nCARD Attack 8"
    assert stands(letter) == ["IN 1 CARD Attack 20"]
    assert [problem.line for problem in read(letter).problems] == [3, 4]


@pytest.mark.parametrize(
    "line",
    [
        "IN 2: CARD Attack 8",
        "IN 2 CARD Attack 8",
        "IN 2\nCARD Attack 8",
        "CARD Attack 8 IN 2",
        "IN INVASION 2: CARD Attack 8",
        "INVASION 2: CARD Attack 8",
        "Inv. 2: CARD Attack 8",
    ],
)
def test_where_parts_are_called_invasions_in_is_not_short_for_that(line: str) -> None:
    reading = LANGUAGE.read(line, Vocabulary(NAMES.kinds, numbered="invasion"))
    assert reading.problems == ()
    assert [text(clause, NAMES) for clause in reading.clauses] == ["IN 2 CARD Attack 8"]


@pytest.mark.parametrize("line", ["no wait", "Scratch that. Attack planet 2 instead.", "Cancel line 1"])
def test_a_change_of_mind_takes_nothing_back_and_is_told_so(line: str) -> None:
    assert [problem.sentence for problem in read(f"ATTACK planet 4\n{line}").problems] == [
        "this takes nothing back; write WITHDRAW and the number of the order as it is confirmed to you, such as "
        "WITHDRAW line 3, or WITHDRAW ALL for all that stands"
    ]


def test_a_name_with_a_number_that_does_not_exist() -> None:
    assert said("ATTACK planet 7")[0].startswith('line 1: "ATTACK planet 7": there is no "planet 7"; it could be ')


def test_an_order_with_another_word_before_it_is_suggested() -> None:
    assert read("PLAY CARD Attack 8").problems[0].suggestion == "CARD Attack 8"
    assert read("PLAY Compromise").problems[0].suggestion == "CARD Compromise"


@pytest.mark.parametrize(
    ("german", "meant"),
    [
        ("greife Blau 4 mit vier von Heimat 1 an", "ATTACK Blue 4 with 4 from home 1"),
        ("Angriff auf Planet 3 sonst Planet 2", "ATTACK Planet 3 ELSE Planet 2"),
        ("ATTACK Blau 4 mit 3 von Heimat 2", "ATTACK Blue 4 with 3 from home 2"),
        ("lade Grün ein", "INVITE Green"),
        ("in Kampf 2 spiele Attack 8 wenn ich verliere", "IN 2 CARD Attack 8 IF I lose"),
        ("CARD Attack 8 SONST Attack 4", "CARD Attack 8 ELSE Attack 4"),
        ("spiele Plague auf Blau", "PLAY Plague on Blue"),
    ],
)
def test_an_order_in_german_is_refused_with_what_would_have_worked(german: str, meant: str) -> None:
    (problem,) = read(german).problems
    assert problem.suggestion == meant
    assert stands(meant)


@pytest.mark.parametrize(
    "line",
    [
        "jede Runde Angriff auf Planet 3",
        "Angriff auf Planet 3 jedes Mal",
        "ATTACK Planet 3 immer",
        "attack planet 3 each round",
        "attack planet 3 always",
    ],
)
def test_an_order_for_every_turn_is_suggested_in_every_language(line: str) -> None:
    (problem,) = read(line).problems
    assert problem.suggestion.casefold() == "every turn attack planet 3"


@pytest.mark.parametrize("german", ["wann greifst du Blau an?", "die Karte", "mit 4 von Heimat 1", "ein"])
def test_german_that_is_no_order_is_not_taken_for_one(german: str) -> None:
    assert [problem.suggestion for problem in read(german).problems] == [""]


def test_what_is_meant_is_said_in_no_other_language() -> None:
    """Else a line would be put into the language of orders again and again."""
    known = {word for wording in synonyms.wordings() for word in wording.meant}
    assert known
    assert known.isdisjoint(word.casefold() for wording in synonyms.wordings() for word in wording.meant.values())
