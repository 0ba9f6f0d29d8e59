"""Lines below an order, even below an empty line, that belong to it: they are read with it, or neither stands."""

import pytest

from adjudicator.orders.values.clauses import text
from tests.docs import reading


def stands(letter: str, phase: int) -> list[str]:
    return [text(clause, reading.NAMES) for clause in reading.read(letter, phase).clauses]


@pytest.mark.parametrize("gap", ["\n", "\n\n", "\n\n\n"])
@pytest.mark.parametrize(
    ("order", "rest", "meant"),
    [
        ("ZAP any", "only once", "ZAP any; at most 1"),
        ("ZAP any", "once.", "ZAP any; at most 1"),
        ("ZAP any", "at most once", "ZAP any; at most 1"),
        ("ZAP any", "At most 2", "ZAP any; at most 2"),
        ("ZAP any", "not more than twice!", "ZAP any; at most 2"),
        ("ZAP any ELSE Blue", "only once", "ZAP any ELSE Blue; at most 1"),
        ("CARD Attack 8", "if I lose", "CARD Attack 8 IF I lose"),
        ("OOZE add 3", "from home 2", "OOZE add 3 from home 2"),
    ],
)
def test_the_rest_of_an_order_is_read_with_it(order: str, rest: str, meant: str, gap: str) -> None:
    assert stands(f"{order}{gap}{rest}", 3) == [meant]


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize(
    ("order", "rest", "phase"),
    [
        ("ATTACK planet 4", "from home 1 and hmoe 2", 1),
        ("ATTACK planet 4", "with 3 from hmoe 1", 1),
        ("ATTACK planet 4", "frmo home 1 and home 2", 1),
        ("ATTACK planet 4", "form home 1", 1),
        ("ATTACK planet 4", "wiht 3 from home 1", 1),
        ("ATTACK planet 4 with 3", "from home 1 and wug 2", 1),
        ("ZAP any", "IF Blue uses his wug", 3),
        ("ZAP any", "unless Blue plays", 3),
        ("ZAP any", "only onec", 3),
        ("ZAP any", "onyl once", 3),
        ("ZAP any", "at most twice a week", 3),
    ],
)
def test_no_order_stands_without_its_rest(order: str, rest: str, phase: int, gap: str) -> None:
    letter = f"{order}{gap}{rest}"
    assert stands(letter, phase) == []
    assert any(rest in problem.words for problem in reading.read(letter, phase).problems)


@pytest.mark.parametrize("rest", ["3 from home 1", "home 1 x2", "2 from home 1, 1 from home 2"])
def test_nor_where_the_word_between_was_left_out(rest: str) -> None:
    assert stands(f"ATTACK planet 4\n{rest}", 1) == []


@pytest.mark.parametrize(
    "talk",
    [
        *("with best wishes", "from Ann", "Blue", "Only the best for you all", "If you need more time, tell me"),
        *("Hi Blue, good luck with 3", "On Friday I am away", "I wrote twice", "and thank you", "to be continued"),
    ],
)
def test_talk_below_an_empty_line_is_no_part_of_an_order(talk: str) -> None:
    assert stands(f"ATTACK planet 4\n\n{talk}", 1) == ["ATTACK Blue 4"]
