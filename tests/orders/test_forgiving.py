"""However players type: spelling, spacing, layout and short names make no difference to what they mean."""

import pytest

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.clauses import Clause, text
from tests.orders.sample import LANGUAGE, NAMES, Attack, Card, Invite


def canonical(letter: str) -> list[str]:
    reading = LANGUAGE.read(letter, NAMES)
    assert [str(problem) for problem in reading.problems] == []
    return [text(clause, NAMES) for clause in reading.clauses]


ATTACK = "ATTACK Blue 4 with 4 from home 1, home 2 x3"


@pytest.mark.parametrize(
    "letter",
    [
        "attack planet 4 with 4 from home 1, home 2 x3",
        "Attack Planet Four With Four From Home One, Home Two x Three.",
        "ATTACK planet 4 with 4 from home 1 and home 2 x3",
        "ATTACK planet 4 with 4 from home 1 + 3 home 2",
        "ATTACK planet 4, with 4, from home 1, 3 x home 2",
        "ATTACK planet\u00a04 with 4 from home\u20091, home 2\u00d73",
        "\u2022 ATTACK planet 4 with 4 from home 1, home 2 x3",
        "- ATTACK planet 4 with 4 from home 1, home 2 x3!",
        "1. ATTACK planet 4 with 4 from home 1, home 2 x3",
        "(1) ATTACK planet 4 with 4 from home 1, home 2 x3",
        "\tATTACK\tplanet 4\twith 4 from home 1,\thome 2 x3",
        "att p 4 with 4 from h 1, h2 x3",
        "ATTACK the planet 4 with 4 from home 1, home 2 x3   # not 5, he can defend that",
        "ATTACK planet-4 with 4 from home-1, home-2 x3",
        "ATTACK planet 4 with 4\nfrom home 1,\nhome 2 x3",
        "ATTACK planet 4 with 4 from home 1,\n    home 2 x3",
        "ATTACK planets 4 with 4 from homes 1, home 2 x3",
        "\uff21ttack planet \uff14 with 4 from home 1\uff0c home 2 x3",
    ],
)
def test_one_order_written_in_many_ways(letter: str) -> None:
    assert canonical(letter) == [ATTACK]


@pytest.mark.parametrize(
    "letter",
    [
        "CARD Attack 20 IF offence tokens >= 6\n  ELSE Compromise",
        "CARD Attack 20 if offense tokens \u2265 six else compromise",
        "CARD Attack 20 IF offence tokens is at least 6; OTHERWISE Compromise",
        "CARD Attack 20 IF offence tokens >= 6\nOR Compromise",
        "CARD Attack 20 IF offence tokens = 6 or more\n\nELSE Compromise",
        "CARD\n1. Attack 20 IF offence tokens >= 6\n2. Compromise",
        "CARD\n1) Attack 20 IF offence tokens >= 6\n2) Compromise",
        "CARD Attack 20 IF offence tokens >= 6\n2. Compromise",
        "CARD\n  IF offence tokens >= 6: Attack 20\n  OTHERWISE: Compromise",
        "CARD IF offence tokens >= 6 THEN Attack 20 ELSE Compromise",
        "CARD Attack 20\n  IF offence tokens\n  >= 6\n  ELSE\n  Compromise",
        "CARD Attack 20 IF offence tokens >= 6 ELSE CARD Compromise",
        "card ATTACK 20 IF OFFENCE TOKENS >= 6 ELSE COMP",
    ],
)
def test_alternatives_laid_out_in_many_ways(letter: str) -> None:
    assert canonical(letter) == ["CARD Attack 20 IF offence tokens >= 6 ELSE Compromise"]


@pytest.mark.parametrize(
    "letter",
    [
        "CHALLENGE 2\nCARD Attack 8",
        "Challenge 2:\n\n\nCARD Attack 8",
        "CHALLENGE TWO - Red attacks Blue\nCARD Attack 8",
        "CHALLENGE #2 (Red attacks Blue)\nCARD Attack 8",
        "CHALLENGE 2: CARD Attack 8",
        "In challenge 2:\nCARD Attack 8",
        "CHALLENGE 1\nIN 2 CARD Attack 8",
        "=== CHALLENGE 2 ===\nCARD Attack 8",
        "*Challenge 2* (Red attacks Blue)\nCARD Attack 8",
        "## Challenge 2\nCARD Attack 8",
        "Challenge 2 Red attacks Blue\nCARD Attack 8",
        "Ch. 2\nCARD Attack 8",
        "For challenge no. 2:\nCARD Attack 8",
        "IN 2\nCARD Attack 8",
        "In 2:\nCARD Attack 8",
        "IN 2: CARD Attack 8",
        "CARD IN 2 Attack 8",
        "CARD Attack 8 IN 2",
        "CARD Attack 8 in challenge 2.",
        "1. IN 2 CARD Attack 8",
    ],
)
def test_challenges_named_in_many_ways(letter: str) -> None:
    assert canonical(letter) == ["IN 2 CARD Attack 8"]


@pytest.mark.parametrize(
    ("letter", "meant"),
    [
        ("In challenge 2 CARD Attack 8\nZAP Red", ["IN 2 CARD Attack 8", "ZAP Red"]),
        ("In challenge 2, Blue should be careful.\nZAP Red", ["ZAP Red"]),
    ],
)
def test_a_line_that_goes_on_behind_in_a_challenge_is_no_heading(letter: str, meant: list[str]) -> None:
    assert [text(clause, NAMES) for clause in LANGUAGE.read(letter, NAMES).clauses] == meant


def test_a_challenge_may_follow_a_condition() -> None:
    assert canonical("CARD Attack 8 IF I lose IN 2") == ["IN 2 CARD Attack 8 IF I lose"]


def test_a_heading_holds_until_the_next() -> None:
    letter = (
        "CARD Attack 4\nCHALLENGE 1\nCARD Attack 8\n\nINVITE Blue\nCHALLENGE 2\nINVITE Red\nEVERY CHALLENGE\nZAP any"
    )
    assert canonical(letter) == [
        "CARD Attack 4",
        "IN 1 CARD Attack 8",
        "IN 1 INVITE Blue",
        "IN 2 INVITE Red",
        "ZAP any",
    ]


def test_a_heading_does_not_narrow_what_belongs_to_no_challenge() -> None:
    assert canonical("CHALLENGE 1\nRELEASE home 2") == ["RELEASE to home 2"]


@pytest.mark.parametrize(
    "condition",
    [
        "Blue holds 8 cards or more",
        "Blue holds 8 or more cards",
        "Blue holds at least 8 cards",
        "Blue holds >= 8 cards",
        "blue hold eight card or more",
        "B holds 8 cards or more",
    ],
)
def test_numbers_compared_in_many_ways(condition: str) -> None:
    assert canonical(f"PLAY Plague on Blue IF {condition}") == ["PLAY Plague on Blue IF Blue holds 8 cards or more"]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("I lose AND used against me OR Blue uses Virus", "I lose AND used against me OR Blue uses Virus"),
        ("I lose AND (used against me OR Blue uses Virus)", "I lose AND (used against me OR Blue uses Virus)"),
        ("NOT I lose AND used against me", "NOT I lose AND used against me"),
        ("NOT (I lose AND used against me) OR I lose", "NOT (I lose AND used against me) OR I lose"),
        ("(I lose)", "I lose"),
        ("I lose\n  AND used against me", "I lose AND used against me"),
        ("I lose, and used against me", "I lose AND used against me"),
        ("I lose UNLESS used against me", "I lose AND NOT used against me"),
        ("their card isn't Compromise", "their card is not Compromise"),
        ("their card != Compromise", "their card is not Compromise"),
        ("offence tokens more than 3", "offence tokens > 3"),
        ("offence tokens are 3 or less", "offence tokens <= 3"),
    ],
)
def test_conditions_written_in_many_ways(written: str, meant: str) -> None:
    assert canonical(f"FLARE Zombie IF {written}") == [f"FLARE Zombie IF {meant}"]


@pytest.mark.parametrize("tail", ["; at most 1", "; at most one time", "; once", "; only once", "; at most 1."])
def test_limits_written_in_many_ways(tail: str) -> None:
    assert canonical(f"ZAP any IF used against me{tail}") == ["ZAP any IF used against me; at most 1"]


def test_lists_of_names() -> None:
    for seats in ("Blue, Green and Red", "Blue, Green, and Red", "blue & green & red", "B Green R", "Blue+Green+Red"):
        assert canonical(f"INVITE {seats}") == ["INVITE Blue, Green, Red"]


def test_declining() -> None:
    assert canonical("INVITE nobody") == ["INVITE no"]
    assert canonical("ZAP Red IF I lose ELSE nothing") == ["ZAP Red IF I lose ELSE no"]


def test_numbered_orders_are_orders_of_their_own() -> None:
    """The acknowledgement numbers what stands, and players copy from it."""
    letter = "1. ATTACK planet 4\n2. DEFENDER Green\n3. RELEASE to home 1"
    assert canonical(letter) == ["ATTACK Blue 4", "DEFENDER Green", "RELEASE to home 1"]


def test_numbered_orders_that_answer_the_same_question_are_no_alternatives() -> None:
    assert canonical("1. ZAP Red\n2. FLAREZAP Blue") == ["ZAP Red", "FLAREZAP Blue"]
    assert canonical("ZAP\n1. ZAP Red\n2. ZAP Blue") == ["ZAP Red ELSE Blue"]


def test_a_list_with_bullets_needs_no_commas() -> None:
    assert canonical("INVITE:\n- Blue\n- Green") == ["INVITE Blue, Green"]
    assert canonical("INVITE\n- Blue\n- Green\n\u2022 Red") == ["INVITE Blue, Green, Red"]
    assert canonical("ATTACK planet 4\n- with 4\n- from home 1") == ["ATTACK Blue 4 with 4 from home 1"]


def test_an_alternative_may_begin_like_another_order() -> None:
    letter = "OWN COLOUR\n1. attack Blue on home 4\n2. redraw"
    assert canonical(letter) == ["OWN COLOUR attack Blue on home 4 ELSE redraw"]


def test_an_alternative_may_use_another_word_for_the_same_question() -> None:
    assert canonical("ZAP Red ELSE FLAREZAP Blue") == ["ZAP Red ELSE FLAREZAP Blue"]


def test_an_exact_name_is_better_than_a_longer_one() -> None:
    reading = LANGUAGE.read("INVITE Blue", NAMES)
    assert reading.clauses == (Clause.of(Invite((1,))),)


def test_courtesies_and_what_programs_add_are_no_orders() -> None:
    letter = """\
Dear GM,

# what follows is final
BEGIN ORDERS
TURN 3 PHASE 1
ATTACK planet 4
END ORDERS
----------
> old orders
Many thanks,
Ann
--\x20
Sent from a very small computer
CARD Attack 8
"""
    reading = LANGUAGE.read(letter, NAMES)
    assert reading.problems == ()
    assert reading.clauses == (Clause.of(Attack(24)),)
    assert [(ignored.line, ignored.reason) for ignored in reading.ignored] == [
        (1, "a greeting"),
        (3, "a comment"),
        (4, "the edge of the form"),
        (7, "the edge of the form"),
        (8, "there are no words on it"),
        (9, "quoted text"),
        (10, "a closing formula"),
        (11, "signature"),
        (12, "signature"),
        (13, "signature"),
        (14, "signature"),
    ]


@pytest.mark.parametrize(
    "letter",
    [
        '"CARD Attack 8"',
        "\u00ab CARD Attack 8 \u00bb",
        "please CARD Attack 8",
        "2. Please card attack 8",
        "Bitte CARD Attack 8, danke!",
        "CARD Attack 8 bitte",
        "CARD Attack 8 \U0001f680\U0001f44d\U0001f3fd",
        "\u2764\ufe0f CARD Attack 8\ufe0f\u20e3",
    ],
)
def test_quotes_courtesy_and_pictures_around_an_order(letter: str) -> None:
    assert canonical(letter) == ["CARD Attack 8"]


@pytest.mark.parametrize("letter", ["please pass!", '"PASS"', "PASS please", "pass, bitte."])
def test_a_polite_pass(letter: str) -> None:
    assert [directive.word for directive in LANGUAGE.read(letter, NAMES).directives] == ["PASS"]


@pytest.mark.parametrize("letter", ["please let me win", "please", '"please"', '"please!"'])
def test_a_please_before_anything_else_is_no_order(letter: str) -> None:
    reading = LANGUAGE.read(letter, NAMES)
    assert reading.clauses == ()
    assert [problem.words for problem in reading.problems] == [letter]


def test_a_wrapped_comparison_is_not_a_quotation() -> None:
    assert canonical("CARD Attack 8 IF offence tokens\n>= 6") == ["CARD Attack 8 IF offence tokens >= 6"]


@pytest.mark.parametrize("number", [2, 4])
def test_a_condition_below_a_gap_still_belongs_to_the_order_above(number: int) -> None:
    """Otherwise the order would be carried out without it. Quoted lines, for instance, leave gaps."""
    reading = LANGUAGE.read([Line(1, "CARD Attack 8"), Line(number, "IF I lose")], NAMES)
    assert [text(clause, NAMES) for clause in reading.clauses] == ["CARD Attack 8 IF I lose"]


@pytest.mark.parametrize("prose", ["If you cannot read this, call me.", "And that is all", "with all my might"])
def test_prose_below_a_gap_does_not_continue_an_order(prose: str) -> None:
    reading = LANGUAGE.read([Line(1, "CARD Attack 8"), Line(3, prose)], NAMES)
    assert [text(clause, NAMES) for clause in reading.clauses] == ["CARD Attack 8"]
    assert [(problem.line, problem.sentence) for problem in reading.problems] == [(3, "no order begins like this")]


def test_names_are_those_of_the_player() -> None:
    reading = LANGUAGE.read("CARD Att 8", NAMES)
    assert reading.clauses == (Clause.of(Card("Attack 8")),)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("I would like to ATTACK planet 4.", "ATTACK Blue 4"),
        ("Please ATTACK planet 4, thank you!", "ATTACK Blue 4"),
        ("Could you please attack planet 4?", "ATTACK Blue 4"),
        ("Then I'll attack planet 4", "ATTACK Blue 4"),
        ("ZAP Blue when Blue uses Virus", "ZAP Blue IF Blue uses Virus"),
        ("ZAP Blue, but only if Blue uses Virus", "ZAP Blue IF Blue uses Virus"),
        ("JOIN offence, but not if I lose", "JOIN offence UNLESS I lose"),
        ("ATTACK the 4th planet", "ATTACK Blue 4"),
        ("ATTACK the fourth planet", "ATTACK Blue 4"),
        ("ATTACK\na) planet 4\nb) planet 2", "ATTACK Blue 4 ELSE Blue 2"),
        ("**ATTACK** planet 4", "ATTACK Blue 4"),
        ("* ATTACK planet 4\n  - *else* planet 2", "ATTACK Blue 4 ELSE Blue 2"),
        ("RELEASE -> home 1", "RELEASE to home 1"),
        ("ATTACK planet 4\nSecond choice: planet 2", "ATTACK Blue 4 ELSE Blue 2"),
        ("ZAP any, only once", "ZAP any; at most 1"),
        ("CARD Attack 8 or else Attack 4", "CARD Attack 8 ELSE Attack 4"),
        ("If Blue uses Virus: ZAP Blue", "ZAP Blue IF Blue uses Virus"),
        ("if I lose then card Attack 8 else card Attack 4", "CARD Attack 8 IF I lose ELSE Attack 4"),
        ("Unless I lose, FLARE Zombie", "FLARE Zombie UNLESS I lose"),
        ("ZAP Blue IF Blue uses Virus AND offence\ntokens >= 6", "ZAP Blue IF Blue uses Virus AND offence tokens >= 6"),
        ("PLAY Plague on Blue IF Blue holds 8\ncards or more", "PLAY Plague on Blue IF Blue holds 8 cards or more"),
    ],
)
def test_orders_as_people_say_them(line: str, meant: str) -> None:
    assert canonical(line) == [meant]


@pytest.mark.parametrize(
    "line",
    [
        "I would like to ATTACK planet 4 one day",
        "Could you attack planet 4 or so?",
        "Attack planet 4?",
        "Should I attack planet 4?",
        "Maybe attack planet 4",
        "Do not attack planet 4",
        "Don't attack planet 4",
        "I will not attack planet 4",
        "If only I could: attack planet 4",
        "If I lose I attack planet 4",
        "I attack planet 4, I think",
    ],
)
def test_what_only_sounds_like_an_order_is_none(line: str) -> None:
    reading = LANGUAGE.read(line, NAMES)
    assert reading.clauses == ()
    assert [problem.line for problem in reading.problems] == [1]


def test_a_condition_before_an_order_belongs_to_it_and_not_to_the_one_above() -> None:
    letter = "CARD Attack 8\nIf Blue uses Virus: ZAP Blue"
    assert canonical(letter) == ["CARD Attack 8", "ZAP Blue IF Blue uses Virus"]


@pytest.mark.parametrize("parting", [". ", "; ", " and ", "! "])
def test_several_orders_on_one_line(parting: str) -> None:
    assert canonical(f"RELEASE to home 1{parting}ATTACK planet 4") == ["RELEASE to home 1", "ATTACK Blue 4"]


@pytest.mark.parametrize(
    "line",
    [
        "ZAP Blue IF I lose and FLARE Zombie",
        "ZAP Blue and FLARE Zombie IF I lose",
        "ZAP IF I lose: Blue; FLARE Zombie",
        "IN 2 ZAP Blue. FLARE Zombie",
        "RELEASE to home 1. ATTACK plannet 4",
    ],
)
def test_one_line_is_not_parted_where_something_may_be_meant_for_both(line: str) -> None:
    reading = LANGUAGE.read(line, NAMES)
    assert reading.clauses == ()
    assert len(reading.problems) == 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Thanks a lot for running this, and see you on Saturday", "a closing formula"),
        ("Viele Gr\u00fc\u00dfe", "a closing formula"),
        ("Here are my orders:", "an announcement of orders"),
    ],
)
def test_courtesies_in_other_words(line: str, reason: str) -> None:
    reading = LANGUAGE.read(line, NAMES)
    assert [(ignored.line, ignored.reason) for ignored in reading.ignored] == [(1, reason)]


def test_a_line_in_quotes_is_still_read_as_people_say_it() -> None:
    plain = LANGUAGE.read("ZAP Blue IF I lose", NAMES).clauses
    assert LANGUAGE.read('"zap Blue only if I lose"', NAMES).clauses == plain != ()
