"""Words of a language that an installation has added: they change what is said of a letter, and not what is read."""

import pytest

from adjudicator.orders.letter.added_languages import Added, told
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Line
from adjudicator.orders.words.courtesy import Courtesy
from adjudicator.orders.words.synonyms import Wording
from tests.orders.sample import LANGUAGE, NAMES

DUTCH = Added(
    Wording(
        "ATTACK: val\nIF: als\nI: ik\nlose: verlies\nplanet: planeet\nwith: met\nfrom: van\nhome: thuis\n- last: aan\n"
        "> RESIGN: ik geef op\n> NOTE to GM: wanneer\n"
    ),
    Courtesy(["greeting: hoi; beste\nclosing: groetjes; tot gauw\nthanks: dank je\nplease: graag\n"]),
)


def plain(letter: str) -> LetterReading:
    return LANGUAGE.read(letter, NAMES)


def read(letter: str) -> LetterReading:
    lines = [Line(number, text) for number, text in enumerate(letter.splitlines(), start=1)]
    return told(plain(letter), lines, (DUTCH,), lambda line: LANGUAGE.read([line], NAMES))


def passed_over(letter: str) -> list[tuple[int, str]]:
    return [(one.line, str(one.reason)) for one in read(letter).ignored]


def test_courtesy_is_passed_over() -> None:
    letter = "Hoi Bob,\n\nZAP Red\n\nTot gauw!\nJan Jansen"
    assert passed_over(letter) == [(1, "a greeting"), (5, "a closing formula"), (6, "signature")]
    reading = read(letter)
    assert reading.problems == ()
    assert reading.fates == {1: Fate.IGNORED, 3: Fate.CLAUSE, 5: Fate.IGNORED, 6: Fate.IGNORED}


@pytest.mark.parametrize(
    "letter",
    [
        "Hoi Bob, attack planet 4",
        "Hoi Bob, hoe laat?",
        "Groetjes 4",
        "ZAP Red\n\nHoi Bob",
        "Jan Jansen",
        "Groetjes\n\nZAP Red\n\nJan Jansen",
    ],
)
def test_what_may_be_more_than_courtesy_is_asked_about(letter: str) -> None:
    assert read(letter).problems[-1:] == plain(letter).problems[-1:]
    assert read(letter).problems


@pytest.mark.parametrize(
    ("dutch", "meant"),
    [
        ("val planeet 4 aan", "ATTACK planet 4"),
        ("attack planeet 4 met 4 van thuis 1", "attack planet 4 with 4 from home 1"),
        ("CARD Attack 8 als ik verlies", "CARD Attack 8 IF I lose"),
        ("ik geef op", "RESIGN"),
        ("graag, ik geef op", ""),
        ("graag ik geef op", "RESIGN"),
    ],
)
def test_an_order_is_refused_with_what_would_have_worked(dutch: str, meant: str) -> None:
    (problem,) = read(dutch).problems
    assert problem.suggestion == meant
    assert not read(dutch).read


def test_a_question_is_known_for_one() -> None:
    (problem,) = read("wanneer is het zover").problems
    assert "NOTE to GM:" in problem.sentence


@pytest.mark.parametrize(
    "letter", ["Hoi Bob,\nATTACK planet 4\ngraag ZAP Red\nGroetjes", "hoi, PASS\nval planeet 4 aan"]
)
def test_nothing_more_is_read(letter: str) -> None:
    one, other = read(letter), plain(letter)
    assert (one.read, one.directives, one.kept) == (other.read, other.directives, other.kept)


@pytest.mark.parametrize("orders", [0, 1], ids=["with nothing read", "below an order"])
def test_what_came_before_is_not_looked_at_again_for_each_line(orders: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Fate] = []

    def counted(fate: Fate) -> int:
        asked.append(fate)
        return hash(str(fate.value))

    def looked_at(size: int) -> int:
        plainly = plain("ZAP Red\n" * orders + "Frobnicate the widget\n" * size)
        lines = [Line(number, "Frobnicate the widget") for number in range(1, orders + size + 1)]
        asked.clear()
        assert len(told(plainly, lines, (DUTCH,), lambda _: plainly).problems) == size
        return len(asked)

    monkeypatch.setattr(Fate, "__hash__", counted)
    assert looked_at(40) <= 4 * looked_at(10)
