"""Commands of game masters that cannot be done: the answer says why, and how they are written only if that is why."""

from tests.service.commanding import answer, gm
from tests.service.house import House


def test_one_that_is_written_well_and_cannot_be_done_is_not_spelled_for_its_writer(house: House) -> None:
    """He would look for what he had written wrongly."""
    house.begun()
    for command in ("RESUME", "REDO", "UNDO turn 9 phase 1", "ADJUDICATE turn 9 phase 1", "RELEASE LETTER 7"):
        gm(house, command)
        assert f"{command} NOT DONE: " in answer(house), command
        assert "How it is written" not in answer(house), command
    for command in ("ADJUDICATE", "PAUSE FOR ever", "TIMETABLE never", "ADDRESS OF Blue"):
        gm(house, command)
        assert "How it is written" in answer(house), command
