"""The page of the grammar and its pictures show the grammar that orders are read with."""

import pytest

from adjudicator.games.catalogue import titles
from tests.docs import grammar, pages, scope
from tests.docs.expansions import Maybe, Name, OneOf, Repeated, Row, Word, letters, read

PAGE = pages.DOCS / "grammar.md"


def test_the_pictures_are_up_to_date() -> None:
    assert grammar.drawn() == grammar.pictures(), "run: .venv/bin/python -m tests.docs.derived"


def test_every_word_of_every_title_is_on_the_page_with_its_picture_and_an_example() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name, title in titles().items():
        for choice in scope.words(title):
            assert f"![{choice.word}](grammar/{name}/" in text
        for word in {choice.word for choice in scope.words(title)}:
            first = next(choice for choice in scope.words(title) if choice.word == word)
            assert f"For example: `{first.example}`" in text


def test_every_picture_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [path for path in grammar.pictures() if f"(grammar/{path})" not in text] == []


@pytest.mark.parametrize(
    ("expansion", "said"),
    [
        ('PLACE ["with" NUMBER]', 'PLACE ["with" NUMBER]'),
        ('"redraw" | "attack" SEAT', '"redraw" | "attack" SEAT'),
        ('("a" | "b") job ("," job)*', '("a" | "b") PART {"," PART}'),
        ('("on" | "at" | ) SEAT', '["on" | "at"] SEAT'),
        ("seats", "seats"),
        ("", ""),
    ],
)
def test_an_expansion_in_letters(expansion: str, said: str) -> None:
    assert letters(read(expansion, {"job": "PART"})) == said


def test_an_expansion_as_a_tree() -> None:
    assert read('"to" (PLACE | "rest") ["x" NUMBER] ("," PLACE)*', {}) == Row(
        (
            Word("to"),
            OneOf((Name("PLACE"), Word("rest"))),
            Maybe(Row((Word("x"), Name("NUMBER")))),
            Repeated(Row((Word(","), Name("PLACE"))), once=False),
        )
    )
