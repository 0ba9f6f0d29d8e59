"""What tests of prepared ends share: when they are prepared, and whether they were used."""

from datetime import timedelta
from pathlib import Path

from adjudicator.service.log.entries import Fact
from adjudicator.service.office.office import Office
from adjudicator.service.work.prepared_ends import PreparedEnds

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
