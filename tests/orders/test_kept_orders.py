"""What is kept of an order for a later phase: only what can be read again."""

import pytest

from tests.docs import reading


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("resettle home 4 from 3 home 4 x 3\n2. resettle home 4", "OWN COLOUR resettle home 4"),
        ("resettle home 4 from 3 home 4 x 3; otherwise resettle home 4", "OWN COLOUR resettle home 4"),
        ("resettle home 4 ELSE resettle home 4 from 3 home 4 x 3", "OWN COLOUR resettle home 4"),
        (
            'resettle home 4 from 3 home 4 x 3 ELSE resettle home 4 IF agreed "this, ELSE that"',
            'OWN COLOUR resettle home 4 IF agreed "this, ELSE that"',
        ),
        ("resettle home 4 ELSE redraw", "OWN COLOUR resettle home 4 ELSE redraw"),
        ("resettle home 4 ELSE resettle home 4 from 3 home 4 x 3; at most 1", "OWN COLOUR resettle home 4; at most 1"),
    ],
)
def test_what_can_never_be_carried_out_is_told_and_not_kept(said: str, kept: str) -> None:
    found = reading.read(f"PHASE 4\nOWN COLOUR {said}", 3)
    assert [one.words for one in found.kept] == [kept]
    assert bool(found.problems) == ("x 3" in said)
    again = reading.read(f"{found.kept[0].when.heading}\n{kept}", 3)
    assert again.problems == ()


def test_what_is_kept_for_one_part_of_a_phase_is_read_again() -> None:
    found = reading.read("EVERY TURN PHASE 2\nIN 2 JOIN offence; otherwise defence from 2 home 2 x 7; at most 1", 3)
    assert [one.words for one in found.kept] == ["IN 2 JOIN offence; at most 1"]
    assert reading.read(f"{found.kept[0].when.heading}\n{found.kept[0].words}", 3).problems == ()


def test_an_order_that_a_later_name_could_mend_is_kept_as_written_and_that_is_said() -> None:
    found = reading.read("EVERY TURN PHASE 2\nTAKE AID from Green, come with 2 IF aid from Green 8 or more", 3)
    assert len(found.kept) == 1
    assert all("it is kept as you wrote it" in problem.sentence for problem in found.problems)
    assert found.problems
