"""Every language that there are phrases in: nothing is wrong in them, and nothing is left in English."""

import pytest

from adjudicator.engine.phrasebook import HOUSE, Tongue, book, languages
from adjudicator.games import catalogue

PACKAGES = (HOUSE, "adjudicator.reports", *(title.package() for title in catalogue.titles().values()))
FOLDERS = [(package, code) for package in PACKAGES for code in languages(package)]


@pytest.mark.parametrize(("package", "code"), FOLDERS)
def test_a_language_is_complete_and_sound(package: str, code: str) -> None:
    phrases = book(package, Tongue(code))
    assert phrases.code == code
    assert not phrases.faults
    assert not phrases.unknown
    assert not phrases.missing


@pytest.mark.parametrize(("package", "code"), FOLDERS)
def test_a_phrase_read_by_itself_is_the_one_in_its_file(package: str, code: str) -> None:
    """Ours are read when they are first said."""
    phrases = book(package, Tongue(code))
    whole = phrases._whole.phrases
    assert phrases._entries is not None
    assert {*phrases._entries} == {*whole}
    for name, phrase in whole.items():
        language, message = phrases._read(name)
        assert language == phrase.source.language
        assert message.value.equals(phrase.message.value), name
