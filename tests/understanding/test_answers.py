"""What stands after a letter that answers what was offered before."""

import pytest

from tests.understanding.answers import Answer, answered, reading, said
from tests.understanding.judging import Verdict, verdict
from tests.understanding.letters import Letter, Lines, Means, Written

GREEN, PURPLE = "IN 1 INVITE Green", "IN 1 INVITE Purple"
JOINING = "IN 2 JOIN offence with 2 from home 1"


def answer(text: str, offered: Lines = (), choice: tuple[Lines, ...] = (), stood: Lines = ()) -> Answer:
    written = Written("answer", text, Means(), "", "some of them", offered, choice, stood)
    return answered(Letter("postal-cosmic", "sample.en", 1, "en", "allies", written))


def words(found: Answer) -> list[str]:
    return [one.words for one in found.stands]


@pytest.mark.parametrize(
    ("text", "stands"),
    [("yes", (GREEN, JOINING)), ("YES 2", (JOINING,)), ("no thanks", ()), ("not 1", ()), ("all but 1", (JOINING,))],
)
def test_a_yes_takes_what_was_offered(text: str, stands: Lines) -> None:
    assert words(answer(text, (GREEN, JOINING))) == list(stands)


@pytest.mark.parametrize("text", ["yes", "1 and 2", "all", "ok"])
def test_of_several_readings_none_is_taken_by_a_yes_for_more_than_one(text: str) -> None:
    found = answer(text, choice=((GREEN,), (PURPLE,)))
    assert found.stands == found.offers == ()
    assert "only one of 1 and 2 can stand" in found.named


@pytest.mark.parametrize("text", ["YES 2", "2", "the second one", "no, 2", "all but 1"])
def test_of_several_readings_one_is_taken_by_its_number(text: str) -> None:
    assert words(answer(text, choice=((GREEN,), (PURPLE,)))) == [PURPLE]


def test_a_reading_of_several_orders_is_taken_whole() -> None:
    assert words(answer("1", choice=((GREEN, JOINING), (PURPLE, JOINING)))) == [GREEN, JOINING]


def test_what_cannot_be_taken_back_never_stands_before_a_yes() -> None:
    means = Means(orders=("WITHDRAW line 2",))
    asked = Letter("postal-cosmic", "sample.en", 1, "en", "allies", Written("talk", "take out the second", means))
    withdrawn = said(asked.place, reading(asked.place, means.wholes[0]))
    assert verdict(asked, Answer(withdrawn, (), (), "")) is Verdict.UNDERSTOOD
    assert verdict(asked, Answer(withdrawn, (), (), "", withdrawn)) is Verdict.WRONG_STANDING
