"""Whatever is replied: nothing breaks off, what is read back is read the same, and what is offered is an order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.catalogue import titles
from tests.fuzz.reading import by_the_house
from tests.properties.positions import HURRIED, positions
from tests.properties.replies import Author

FEW = 10
"""In every run: a reply is read several times, and all that is said of it is looked at. `make fuzz` tries more."""
usual = settings.get_profile(settings.get_current_profile_name()).max_examples


@pytest.mark.parametrize("name", list(titles()))
@settings(HURRIED, max_examples=usual if usual > 100 else FEW)
@given(st.data())
def test_any_reply_is_read_to_its_end(name: str, data: st.DataObject) -> None:
    where = data.draw(st.integers(0, len(positions(name)) - 1))
    played, phase = positions(name)[where]
    seat = data.draw(st.integers(0, len(phase.views) - 1))
    lines = data.draw(Author(played.title, phase.views[seat], seat).replies(), label="the reply")
    by_the_house(played.title, phase.views[seat], seat, lines)
