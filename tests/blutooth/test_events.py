"""Events are told apart by the names of their classes in records."""

from collections import Counter

import pytest

from adjudicator.games import catalogue


@pytest.mark.parametrize("name", sorted(catalogue.titles()))
def test_no_two_events_of_a_title_have_the_same_name(name: str) -> None:
    names = Counter(event.__name__ for event in catalogue.title(name).events)
    assert [one for one, count in names.items() if count > 1] == []
