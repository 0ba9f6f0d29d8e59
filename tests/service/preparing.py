"""What tests of prepared ends share: when they are prepared, and whether they were used."""

from datetime import timedelta
from pathlib import Path

from adjudicator.service.log.entries import Fact
from adjudicator.service.office.office import Office
from adjudicator.service.work.prepared_ends import PreparedEnds
from tests.service.house import House

QUIET = timedelta(minutes=30)
SOON = timedelta(seconds=2)


class Watched(PreparedEnds):
    """Notes whether what was prepared was used, time for time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.used: list[bool] = []

    def carried_out(self, office: Office, game_id: int, serial: int) -> dict[str, Fact] | None:
        found = super().carried_out(office, game_id, serial)
        self.used.append(found is not None)
        return found


class Preparing:
    """A house shortly before its deadline, which prepares the ends of its phases."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self.ends = Watched(folder)

    def to(self, before: timedelta) -> None:
        """Go to so long before the deadline."""
        self.house.clock.move(self.house.table().phase.deadline - before)

    def prepare(self) -> int:
        """Prepare all that can be; how many ends that are."""
        return self.ends.prepare_some(self.house.office, lambda seconds: False)


def ordered(house: House) -> None:
    """Begin a game of four, in which everybody has sent orders."""
    house.begun(players=4)
    for seat in range(4):
        house.reply(seat, house.bot(seat))
