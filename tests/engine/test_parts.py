"""An order about one of several like things answers the questions about that thing."""

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, OneOf


class Fill(Choice, frozen=True):
    """Fills a jar, or all of them."""

    word = "FILL"
    about = "fill"
    part_field = "jar"

    jar: int | None = None


class Empty(Choice, frozen=True):
    """Empties whatever is there."""

    word = "EMPTY"
    about = "fill"


def answered(choice: Choice) -> list[str]:
    """The jars about which a choice answers a question."""
    asks = [Ask(0, "fill", OneOf(()), detail=jar) for jar in ("0", "1", "10")]
    return [ask.detail for ask in asks if choice.addresses(ask)]


def test_a_choice_about_a_part_answers_the_question_with_that_detail() -> None:
    assert answered(Fill(0)) == ["0"]
    assert answered(Fill(1)) == ["1"]
    assert [Fill(0).part(), Fill(1).part()] == ["0", "1"]


def test_a_choice_that_names_no_part_answers_them_all() -> None:
    assert answered(Fill()) == answered(Empty()) == ["0", "1", "10"]
    assert Fill().part() == Empty().part() == ""
