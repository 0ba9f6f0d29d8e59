"""Details that tell questions of one kind apart, as people read them, in any language."""

import pytest

from adjudicator.engine.contract.piece_acts import spoken
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken as again

SEATS = ("Red", "Blue")


@pytest.mark.parametrize(
    ("detail", "english", "german"),
    [
        ("", "", ""),
        ("drone", "drone", "drone"),
        ("Cosmic Zap on 1/Macron/1", "Cosmic Zap on Blue's Macron", "Cosmic Zap auf Blues Macron"),
        ("Card Zap on 0/Plague/2", "Card Zap on Red's Plague, use 2", "Card Zap auf Reds Plague, Einsatz 2"),
        ("Red attack 1/1", "Red attack 1", "Red attack 1"),
        ("Red attack 1/2", "Red attack 1, use 2", "Red attack 1, Einsatz 2"),
    ],
)
def test_a_detail_names_seats_and_counts_uses(detail: str, english: str, german: str) -> None:
    assert spoken(detail, SEATS) == english
    assert again(spoken(detail, SEATS), Tongue("de")) == german
