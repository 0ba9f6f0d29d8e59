"""Answers to offers: a yes, a no, numbers; and nothing else."""

import pytest

from adjudicator.orders.words.answers import LAST, Answer, ours, together


@pytest.mark.parametrize(
    "line",
    [
        "Yes",
        "yes please",
        "YES!",
        "ja",
        "Ja bitte",
        "ok",
        "OK thanks",
        "\N{THUMBS UP SIGN}",
        "all",
        "both",
        "oui",
        "Hi Bob, yes",
    ],
)
def test_who_agrees(line: str) -> None:
    found = ours().read(line)
    assert found is not None
    assert (found.agreed, found.declined, found.chosen) == (True, False, False)


@pytest.mark.parametrize("line", ["no", "Nein danke", "no thanks", "\N{THUMBS DOWN SIGN}", "none of them", "non merci"])
def test_who_declines(line: str) -> None:
    found = ours().read(line)
    assert found is not None
    assert (found.agreed, found.declined, found.chosen) == (False, True, False)


@pytest.mark.parametrize(
    ("line", "numbers", "places", "but"),
    [
        ("YES 2", (2,), (), ()),
        ("1 and 3", (1, 3), (), ()),
        ("one and three", (1, 3), (), ()),
        ("1-3", (1, 2, 3), (), ()),
        ("1 to 3", (1, 2, 3), (), ()),
        ("no, 2", (2,), (), ()),
        ("No. 2", (2,), (), ()),
        ("rather 2", (2,), (), ()),
        ("the second one", (), (2,), ()),
        ("das zweite bitte", (), (2,), ()),
        ("the last one", (), (LAST,), ()),
        ("1 yes, 2 no", (1,), (), (2,)),
        ("yes to 1, no to 2", (1,), (), (2,)),
        ("all but 2", (), (), (2,)),
        ("yes, but not 2", (), (), (2,)),
        ("alles bis auf 2", (), (), (2,)),
        ("not 2", (), (), (2,)),
    ],
)
def test_who_chooses(line: str, numbers: tuple[int, ...], places: tuple[int, ...], but: tuple[int, ...]) -> None:
    found = ours().read(line)
    assert found is not None
    assert (found.numbers, found.places, found.but) == (numbers, places, but)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "-",
        "thanks",
        "please",
        "1 or 2",
        "2?",
        "Yes, attack planet 4",
        "attack",
        "Red",
        "yes but 2",
        "no, not 2",
        "yes 100",
    ],
)
def test_what_is_no_answer(line: str) -> None:
    assert ours().read(line) is None


def test_lines_that_contradict_each_other_are_none() -> None:
    yes, no = ours().read("yes"), ours().read("no")
    assert yes is not None
    assert no is not None
    assert together((yes, no)) is None
    assert together((yes, Answer(numbers=(2,)))) == Answer(numbers=(2,), worded=True)


@pytest.mark.parametrize(("line", "places"), [("all except the last", (LAST,)), ("alle außer der zweiten", (2,))])
def test_who_leaves_one_out(line: str, places: tuple[int, ...]) -> None:
    found = ours().read(line)
    assert found is not None
    assert (found.agreed, found.but, found.but_places) == (True, (), places)


@pytest.mark.parametrize("line", ["yes, but not this one", "ja, aber nicht das", "all except this"])
def test_who_leaves_out_nobody_knows_what_takes_nothing(line: str) -> None:
    assert ours().read(line) is None


@pytest.mark.parametrize("line", ["yes, and READY", "passt, und fertig", "1 and 3, I'm done"])
def test_who_is_ready_besides(line: str) -> None:
    found = ours().read(line)
    assert found is not None
    assert found.ready


@pytest.mark.parametrize("line", ["ready", "no, and ready", "fertig"])
def test_being_ready_alone_answers_nothing(line: str) -> None:
    assert ours().read(line) is None


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("no, from home 3", "from home 3"),
        ("Yes, but make it three.", "three"),
        ("ja, aber nur zwei", "zwei"),
        ("With Carla of course!", "Carla"),
        ("Dieter then", "Dieter"),
        ("all of them except the plague", "plague"),
    ],
)
def test_what_differs_is_what_stands_between_the_words_of_an_answer(line: str, words: str) -> None:
    found = ours().remark(line)
    assert found is not None
    assert " ".join(word.text for word in found.words) == words


@pytest.mark.parametrize("line", ["yes", "no thanks", "Carla?", ""])
def test_a_mere_answer_or_a_question_says_nothing_of_what_differs(line: str) -> None:
    assert ours().remark(line) is None
