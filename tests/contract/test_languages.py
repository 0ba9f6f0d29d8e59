"""Every language that there are phrases in: nothing is wrong in them, and nothing is left in English."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from adjudicator.engine.contract.descriptions import about, named
from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.patterns import of
from adjudicator.engine.text.phrase_files import languages, shipped
from adjudicator.engine.text.phrasebook import HOUSE, Tongue, book
from adjudicator.engine.text.plurals import ENGLISH
from adjudicator.games import catalogue
from adjudicator.orders.grammar import manual
from adjudicator.orders.prose import sayings, slips
from adjudicator.orders.words import answers, courtesy, doubts, idioms, refusals, requests, synonyms, word_classes
from adjudicator.orders.words.word_lists import entries, keyless
from adjudicator.orders.words.word_lists import shipped as listed
from adjudicator.service.proofreading import lists
from tests.hygiene.sources import modules

PACKAGES = (
    HOUSE,
    "adjudicator.reports",
    "adjudicator.service",
    "adjudicator.site",
    "adjudicator.cli.desk",
    *(title.package() for title in catalogue.titles().values()),
)
TRANSLATIONS = sorted({code for package in PACKAGES for code in languages(package)} - {ENGLISH})
FOLDERS = [(package, code) for package in PACKAGES for code in languages(package)]


def described(title: Title[Any]) -> Iterator[str]:
    """The names of the phrases of everything of a title that is described."""
    parts = [part for piece in title.pieces for part in piece.parts]
    things: tuple[Piece | type[Choice] | type[Fact], ...] = (*title.pieces, *parts, *title.choices, *title.facts)
    yield from (named(thing)[0] for thing in things)
    yield from (about("modern", piece.name) for piece in title.pieces if getattr(piece, "modern", ""))
    yield from (about("option", spec.name) for spec in title.values)
    pieces = {piece.name.lower() for piece in title.pieces}
    # What is asked about a piece is called as that is, in every language.
    yield from (about("question", word.about) for word in title.choices if word.about not in pieces)


@pytest.mark.parametrize(("package", "code"), FOLDERS)
def test_a_language_is_complete_and_sound(package: str, code: str) -> None:
    phrases = book(package, Tongue(code))
    assert phrases.code == code
    assert not phrases.faults
    assert not phrases.unknown
    assert not phrases.missing, f"said in English: {', '.join(phrases.missing)}"


@pytest.mark.parametrize(("package", "code"), FOLDERS)
def test_a_phrase_read_by_itself_is_the_one_in_its_file(package: str, code: str) -> None:
    """Ours are read when they are first said."""
    phrases = book(package, Tongue(code))
    whole = phrases._whole.phrases
    assert phrases._entries is not None
    assert {*phrases._entries} == {*whole}
    for name, phrase in whole.items():
        language, pattern = phrases._read(name)
        assert language == phrase.source.language
        assert pattern == of(phrase.message.value), name


@pytest.mark.parametrize("title", catalogue.titles().values(), ids=catalogue.titles())
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_whatever_is_described_is_described_in_every_language(title: Title[Any], code: str) -> None:
    there = book(title.package(), Tongue(code)).described
    wanted = {*described(title)} | {about("service", word) for word in manual.SERVICE}
    wanted |= {about("word", word) for word in manual.LANGUAGE}
    assert not wanted - there, f"without these phrases it is said in English: {', '.join(sorted(wanted - there))}"
    assert not there - wanted, f"these phrases describe nothing: {', '.join(sorted(there - wanted))}"


@pytest.mark.parametrize(("package", "code"), FOLDERS)
def test_no_phrase_is_there_twice(package: str, code: str) -> None:
    sources = [source for one in {package, HOUSE} for source in shipped(one, code)]
    names = Counter(name for source in sources for name in re.findall(r"^([a-z][\w-]*) =", source.text, re.M))
    assert names
    assert [name for name, count in names.items() if count > 1] == []


def test_no_name_of_a_phrase_is_used_for_two_things_where_a_folder_holds_both() -> None:
    """What is not of one title stands in one folder of a game master, and is looked for behind that of each title."""
    common = (HOUSE, "adjudicator.service")
    names = {package: _names(package) for package in dict.fromkeys(PACKAGES)}
    assert all(names.values())
    twice = [
        (name, package)
        for one in common
        for package, others in names.items()
        if package != one
        for name in sorted(names[one] & others)
    ]
    assert twice == []


def _names(package: str) -> set[str]:
    return {name for one in shipped(package, ENGLISH) for name in re.findall(r"^([a-z][\w-]*) =", one.text, re.M)}


def test_nothing_is_wrong_in_lists_of_words() -> None:
    assert next(iter(listed(courtesy.FILE))) == ENGLISH
    for code, text in listed(courtesy.FILE).items():
        assert list(courtesy.faults(code, text)) == []
    for known in (answers, doubts, refusals, requests, slips, word_classes):
        for code, text in listed(known.FILE).items():
            assert list(known.faults(code, text)) == []
    for code, text in listed(sayings.FILE).items():
        assert list(keyless(code, text)) == []
    for code, text in listed(synonyms.FILE).items():
        assert list(synonyms.faults(code, text, lists.orders())) == []


def test_orders_are_read_by_english_idioms_alone() -> None:
    assert [*listed(idioms.FILE)] == [ENGLISH]
    text = listed(idioms.FILE)[ENGLISH]
    assert list(keyless(idioms.FILE, text)) == []
    assert {entry.key for entry in entries(text)} <= {*manual.LANGUAGE, "with", "rest"}


SHORTEST = 4
"""Letters of a word that is surely no word of another language."""


def test_words_of_other_languages_stand_in_files_and_not_in_the_reader() -> None:
    """A new language is a folder: nothing that reads letters has a word of one in its Python."""
    classes = {code: _words(text) for code, text in listed(word_classes.FILE).items()}
    others = set().union(*(words for code, words in classes.items() if code != ENGLISH)) - classes[ENGLISH]
    telling = {word for word in others if len(word) >= SHORTEST}
    assert {"nicht", "vielleicht", "oder"} <= telling
    found = {
        (source.where, word)
        for source in modules("adjudicator/orders", "adjudicator/service/service_words", "adjudicator/service/offers")
        for said in _constants(source.tree)
        for word in telling.intersection(re.findall(r"\w+", said.casefold()))
    }
    assert sorted(found) == []


def _words(text: str) -> set[str]:
    return {word for entry in entries(text) for said in entry.said for word in said}


def _constants(tree: ast.Module) -> Iterator[str]:
    """The texts in a module that are no docstrings."""
    described = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in described:
            yield one.value
