"""A later letter changes only what it is about."""

from msgspec.structs import replace

from adjudicator.engine.contract.heading import Heading
from adjudicator.orders.standing.merged_letters import MOST_KEPT, merged
from adjudicator.orders.values.clauses import text
from adjudicator.orders.values.kept_orders import Kept, When, listed
from tests.orders import counting
from tests.orders.sample import LANGUAGE, NAMES

FIRST = """\
ATTACK Blue 4
DEFENDER Green
CHALLENGE 1
CARD Attack 8
CHALLENGE 2
CARD Attack 4
"""


def after(*letters: str) -> list[str]:
    standing = LANGUAGE.read(FIRST, NAMES).clauses
    for letter in letters:
        standing = merged(standing, LANGUAGE.read(letter, NAMES)).clauses
    return [text(clause, NAMES) for clause in standing]


def test_clauses_on_the_same_question_are_replaced_where_they_stood() -> None:
    assert after("ZAP any\nDEFENDER Red\nIN 2 CARD Compromise") == [
        "ATTACK Blue 4",
        "DEFENDER Red",
        "IN 1 CARD Attack 8",
        "IN 2 CARD Compromise",
        "ZAP any",
    ]


def test_several_clauses_on_one_question_stand_together_in_their_order() -> None:
    letter = "ZAP Red IF Red uses Virus\nZAP Blue\nDEFENDER Red IF I lose\nDEFENDER Blue"
    assert after(letter) == [
        "ATTACK Blue 4",
        "DEFENDER Red IF I lose",
        "DEFENDER Blue",
        "IN 1 CARD Attack 8",
        "IN 2 CARD Attack 4",
        "ZAP Red IF Red uses Virus",
        "ZAP Blue",
    ]
    assert after(letter, "DEFENDER Green")[1] == "DEFENDER Green"


def test_an_order_for_every_challenge_is_another_question() -> None:
    assert after("CARD Compromise")[2:] == ["IN 1 CARD Attack 8", "IN 2 CARD Attack 4", "CARD Compromise"]


def test_the_same_letter_twice_changes_nothing() -> None:
    assert after(FIRST) == after() == after(FIRST, FIRST)


def test_replace_all_leaves_only_the_new_letter() -> None:
    assert after("ZAP any\nREPLACE ALL") == ["ZAP any"]


def test_withdrawals() -> None:
    assert after("WITHDRAW ALL") == []
    assert after("WITHDRAW lines 1, 3") == ["DEFENDER Green", "IN 2 CARD Attack 4"]
    assert after("ATTACK Blue 5\nWITHDRAW line 1") == [
        "DEFENDER Green",
        "IN 1 CARD Attack 8",
        "IN 2 CARD Attack 4",
        "ATTACK Blue 5",
    ]


def test_withdrawing_what_does_not_stand() -> None:
    standing = LANGUAGE.read("ZAP any", NAMES).clauses
    result = merged(standing, LANGUAGE.read("\nWITHDRAW lines 1 and 4", NAMES))
    assert result.clauses == ()
    assert [str(problem) for problem in result.problems] == [
        'line 2: "WITHDRAW line 4": there is no line 4 to withdraw; your orders have 1 line.'
    ]
    nothing = merged((), LANGUAGE.read("WITHDRAW line 1", NAMES))
    assert nothing.problems[0].sentence == "there is no line 1 to withdraw; no orders of yours stand"


def test_what_is_kept_is_listed_phase_by_phase_and_what_is_for_every_turn_last() -> None:
    whens = [When(0, 1), When(4, 1), When(3, 3), When(0, 3), When(3, 2)]
    assert [one.when for one in listed([Kept(when, "PASS", "") for when in whens])] == [
        When(3, 2),
        When(3, 3),
        When(4, 1),
        When(0, 1),
        When(0, 3),
    ]


def test_of_what_is_too_much_to_be_kept_the_first_that_is_not_is_named() -> None:
    def kept(turns: int) -> tuple[int, list[tuple[int, str]]]:
        letter = "\n".join(f"TURN {turn} PHASE 1\nATTACK Blue {turn % 5 + 1}" for turn in range(4, 4 + turns))
        result = merged((), LANGUAGE.read(letter, NAMES, Heading(3, 1), (1, 2, 3, 4)))
        return len(result.kept), [(problem.line, problem.words) for problem in result.problems]

    assert kept(MOST_KEPT) == (MOST_KEPT, [])
    for more in (1, 2):
        assert kept(MOST_KEPT + more) == (MOST_KEPT, [(2 * MOST_KEPT + 2, f"ATTACK Blue {(4 + MOST_KEPT) % 5 + 1}")])


def test_what_leaves_no_room_for_an_older_order_is_named_where_it_stands() -> None:
    older = [Kept(When(turn, 1), f"ATTACK Blue {turn}", "attack") for turn in range(5, 5 + MOST_KEPT)]
    letter = "PASS\nTURN 4 PHASE 1\nDEFENDER Green\nATTACK Blue 4"
    result = merged((), LANGUAGE.read(letter, NAMES, Heading(3, 1), (1, 2, 3, 4)), older)
    assert [(problem.line, problem.words) for problem in result.problems] == [(4, f"ATTACK Blue {3 + MOST_KEPT}")]


def test_merging_takes_no_longer_than_there_are_orders() -> None:
    """However many of them are on one question, be it of this phase or of every turn."""
    now, always = Heading(1, 3), When(0, 3)
    assert always.at(now)

    def work(size: int, kept: int) -> int:
        reading = LANGUAGE.read("ZAP Red IF Red uses Virus\nZAP Blue\n" * size, NAMES)
        given = tuple(Kept(always, f"ZAP Blue {number}", reading.clauses[0].about, 1) for number in range(kept))
        reading = replace(reading, kept=given)
        standing = [replace(clause, where=1) for clause in reading.clauses] + list(reading.clauses)
        return counting.calls(lambda: merged(standing, reading, (), now))

    work(1, 1)
    assert work(40, 0) <= 5 * work(10, 0)
    assert work(40, 40) <= 5 * work(10, 10)
