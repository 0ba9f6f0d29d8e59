"""Two services on one server database, by mistake: the game master is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.configuration import Settings
from adjudicator.store.database.rival_services import Serving

KIND: Final = "two services"


class Place:
    """A service's place at a server database; from time to time it checks whether another service is there."""

    def __init__(self, office: Office, settings: Settings, serving: Serving) -> None:
        self._office = office
        self._folder = settings.folder.absolute()
        self._serving = serving

    def look(self) -> None:
        """Tell the game master if another service is at work; once, until it is read. Raises the store's errors."""
        if self._serving.alone():
            return
        office = self._office
        text = (
            f"Another service is at work with {office.store.place} beside that in {self._folder}: stop one of them, or "
            "both read letters and send, each by its own configuration (if the other's machine has died, leave it so)."
        )
        with office.store.unit() as unit:
            if all(notice.text != text for notice in unit.notices.unseen()):
                tell_gm(office, unit, KIND, text, at=office.clock.now())


@contextmanager
def taken(office: Office, settings: Settings) -> Iterator[Place | None]:
    """A place at a server's database until the block ends; None if the games are in a file, which has a lock."""
    if office.store.server is None:
        yield None
        return
    with office.store.serving() as serving:
        yield Place(office, settings, serving)
