"""What a game master does to a game by its name, without an entry in its log."""

from adjudicator.service import games, pausing
from adjudicator.service.office import Office
from adjudicator.store.values import Game


def start(office: Office, name: str) -> Game:
    """Begin a game before everybody has joined."""
    with office.store.unit() as unit:
        return games.started(office, unit, games.named(unit, name))


def pause(office: Office, name: str, days: int = pausing.PAUSE_DAYS) -> Game:
    """Stop its clock for some days at most."""
    with office.store.unit() as unit:
        return pausing.paused(office, unit, games.named(unit, name), days)


def resume(office: Office, name: str) -> Game:
    """Let it go on."""
    with office.store.unit() as unit:
        return pausing.resumed(office, unit, games.named(unit, name))
