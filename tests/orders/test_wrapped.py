"""Lines below an order, even below an empty line, that belong to it: they are read with it, or neither stands."""

import pytest

from adjudicator.orders.values.clauses import text
from tests.docs import reading
from tests.orders.sample import LANGUAGE, NAMES


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


@pytest.mark.parametrize(
    "rest",
    [
        *("3 from home 1", "home 1 x2", "2 from home 1, 1 from home 2"),
        *("hmoe 1 x2", "hmoe 1", "3 from hmoe 1", "home 1 and hmoe 2"),
        *("sending 3 from home 1", "I send them from home 1", "and take 3 of my tokens with 3 from home 1"),
        *("and attack with 3 from home 1", "the tokens come from home 2", "tokens: from home 1 x2"),
    ],
)
def test_nor_where_the_words_between_were_left_out_or_are_other_words(rest: str) -> None:
    assert stands(f"ATTACK planet 4\n{rest}", 1) == []


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize(
    "rest",
    [
        *(
            "IF pigs fly",
            "if it rains.",
            "if possible",
            "UNLESS pigs fly",
            "unless you hear from me",
            "and if pigs fly",
        ),
        *("but only if pigs fly", "if pigs fly, please", "IF pigs fly, else planet 2", "if pigs fly, with 3"),
        *("only when it suits me", "IF teh offence has more than 6 tokens now", "if", "unless"),
        *("ELSE", "OTHERWISE pigs", "else wug 2", "or maybe not", "Otherwise, if it fails, I take planet 2 or 3"),
        *("wenn er verliert", "Falls es regnet.", "außer bei Regen", "und wenn es regnet", "sinon planète 2"),
        *("sonst planet 2", "sonst nichts", "oder doch planet 2", "si possible"),
    ],
)
def test_a_condition_or_an_alternative_alone_narrows_the_order_above(rest: str, gap: str) -> None:
    assert stands(f"ATTACK planet 4{gap}{rest}", 1) == []


@pytest.mark.parametrize(
    "talk",
    [
        *("with best wishes", "from Ann", "Blue", "Only the best for you all", "If you need more time, tell me"),
        *("Hi Blue, good luck with 3", "On Friday I am away", "I wrote twice", "and thank you", "to be continued"),
        *("If you have questions, tell me", "If you need 3 days more, tell me", "If so, great!"),
        *("If there is anything wrong please write to me", "If anyone asks I was never here", "Unless I am wrong?"),
        *("When you read this I am away for a week", "If you agree. I hope so.", "If this works: great"),
        *(
            "Otherwise all is well here with us.",
            "Or is it too late?",
            "Or so they say, my friends",
        ),
        *(
            "Wenn du Fragen hast, melde dich",
            "Falls das zu spät kommt, tut es mir leid",
            "Sonst geht es uns allen sehr gut",
        ),
        *(
            "with love from Blue",
            "with greetings from Red",
            "from Blue with love",
            "Love, Blue",
            "with many kisses from Red",
        ),
        *("In love and war, Red", "to Blue with best wishes"),
    ],
)
def test_talk_below_an_empty_line_is_no_part_of_an_order(talk: str) -> None:
    assert stands(f"ATTACK planet 4\n\n{talk}", 1) == ["ATTACK Blue 4"]


@pytest.mark.parametrize(
    "talk",
    [
        *("I shall miss Blue", "see you on Friday", "I am away until the 5th", "good luck to Blue", "Cheers, Red"),
        *(
            "this is letter 3",
            "I hope Blue does not mind",
            "with love from Blue",
            "with best wishes",
            "Grüße, Anna",
        ),
    ],
)
def test_talk_directly_below_an_order_is_none_of_it_either(talk: str) -> None:
    assert stands(f"ATTACK planet 4\n{talk}", 1) == ["ATTACK Blue 4"]


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize("line", ["if I lose zap Blue", "wenn ich verliere zap Blue"])
def test_an_order_of_another_kind_behind_its_condition_is_offered_and_none_of_the_one_above(
    line: str, gap: str
) -> None:
    reading_of_it = reading.read(f"CARD Attack 8{gap}{line}", 3)
    assert [text(clause, reading.NAMES) for clause in reading_of_it.clauses] == ["CARD Attack 8"]
    assert len(reading_of_it.problems) == 1


def test_a_signature_is_no_longer_list() -> None:
    assert stands("INVITE Green\nfrom the land of the Red", 2) == ["INVITE Green"]


def test_an_alternative_below_an_unread_order_is_not_that_of_the_order_above() -> None:
    reading = LANGUAGE.read("CARD Attack 4\nIN xyzzy 1 PLAY Plague on Red\nELSE Compromise", NAMES)
    assert [text(clause, NAMES) for clause in reading.clauses] == ["CARD Attack 4"]
    assert {problem.line for problem in reading.problems} == {2, 3}


def test_an_alternative_below_a_remark_is_that_of_the_order_above() -> None:
    reading = LANGUAGE.read("CARD Attack 4\nlovely weather today\nELSE Compromise", NAMES)
    assert [text(clause, NAMES) for clause in reading.clauses] == ["CARD Attack 4 ELSE Compromise"]
