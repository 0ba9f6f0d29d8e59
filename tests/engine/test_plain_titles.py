"""What plain titles are told about what they have left out."""

import pytest

from adjudicator.games.catalogue import title


def test_a_title_that_claims_what_it_does_not_count_is_told_where_to_count_it() -> None:
    force = title("cosmoforce")
    with pytest.raises(LookupError, match=r"Cosmoforce\.supply does not say how much a seat holds of \('ship',\)"):
        force.supply(force.empty(2, {}), 0, ("ship",))
