"""Whatever is replied: nothing breaks off, what is read back is read the same, and what is offered is an order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.games.catalogue import titles
from tests.fuzz.reading import by_the_house
from tests.properties.positions import few, positions
from tests.properties.replies import Author

FEW = 10
"""In every run: a reply is read several times, and all that is said of it is looked at. `make fuzz` tries more."""


@pytest.mark.parametrize("name", list(titles()))
@few(FEW)
@given(st.data())
def test_any_reply_is_read_to_its_end(name: str, data: st.DataObject) -> None:
    where = data.draw(st.integers(0, len(positions(name)) - 1))
    played, phase = positions(name)[where]
    seat = data.draw(st.integers(0, len(phase.views) - 1))
    lines = data.draw(Author(played.title, phase.views[seat], seat).replies(), label="the reply")
    by_the_house(played.title, phase.views[seat], seat, lines)


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("cosmoclasm", ("RETIRE", "tausche fünf fuenf für fuer sieben")),
        (
            "postal-cosmic",
            (
                "IN 1 ATTACK my home planet 1 from from Red at planet 1 x -1, all of ships from Green 5 x two",
                "attaque attaquer AGAIN vert verte deux de depuis du tous toutes tout mon ma mes jetons pions",
                "2. rouge sur planète planete cinq de depuis du vert verte cinq et mon ma mes everything of mon ma mes"
                " ships x vert verte cinq x trois + de depuis du vert verte sur maison quatre x two si quand lorsque je"
                " would perds vais + perdre et rouge bases > -1 ou rouge joined attack; max 2, then AGREE",
            ),
        ),
    ],
)
def test_replies_that_were_found(name: str, letter: tuple[str, ...]) -> None:
    """Words with a translation that has one again, and a place that is named for what belongs to none."""
    for played, phase in positions(name):
        by_the_house(played.title, phase.views[0], 0, letter)
