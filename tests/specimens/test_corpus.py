"""Every specimen letter is read as the file beside it says, and no line of it is lost."""

from collections import Counter

import pytest

from adjudicator.games.catalogue import titles
from tests.specimens import corpus
from tests.specimens.corpus import Specimen

SPECIMENS = list(corpus.specimens())
FEWEST = {"postal-cosmic": 90, "cosmoforce": 40, "cosmoclasm": 25}


@pytest.mark.parametrize("specimen", SPECIMENS, ids=str)
def test_a_letter_means_what_stands_beside_it(specimen: Specimen) -> None:
    reading = corpus.reading(specimen)
    assert reading.read == specimen.meaning.read
    assert reading.lost == ()


@pytest.mark.parametrize("specimen", SPECIMENS, ids=str)
def test_an_order_kept_for_every_turn_means_what_it_would_mean_now(specimen: Specimen) -> None:
    """What is kept of an order are its words; read again, they are the same order."""
    assert corpus.unlike(specimen) == []


def test_no_meaning_is_left_open() -> None:
    assert [str(specimen) for specimen in SPECIMENS if specimen.meaning.read == corpus.Read()] == []


def test_there_are_letters_of_every_title() -> None:
    found = Counter(specimen.title for specimen in SPECIMENS)
    assert set(found) <= set(titles())
    assert {title for title, fewest in FEWEST.items() if found[title] < fewest} == set()


def test_no_letter_lies_about_without_a_meaning() -> None:
    known = {specimen.path for specimen in SPECIMENS}
    letters = {path for path in corpus.FOLDER.glob("*/*") if path.suffix != ".toml"}
    assert letters == known
