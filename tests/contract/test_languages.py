"""Every language that a title has phrases in: nothing is wrong in them, and nothing is left in English."""

from typing import Any

import pytest

from adjudicator.engine.phrasebook import Tongue, languages
from adjudicator.engine.title import Title
from adjudicator.games import catalogue

FOLDERS = [(title, code) for title in catalogue.titles().values() for code in languages(title.package()) or ("en",)]


@pytest.mark.parametrize(("title", "code"), FOLDERS, ids=[f"{title.name}-{code}" for title, code in FOLDERS])
def test_a_language_is_complete_and_sound(title: Title[Any], code: str) -> None:
    phrases = title.speaking(Tongue(code)).phrases
    assert phrases.code == code
    assert not phrases.faults
    assert not phrases.unknown
    assert not phrases.missing
