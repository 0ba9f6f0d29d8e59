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
