"""What a game master does to a game by its name, without an entry in its log."""

from adjudicator.service.games import games, pauses
from adjudicator.service.office.office import Office
from adjudicator.store.tables.values import Game


def start(office: Office, name: str) -> Game:
    """Begin a game before everybody has joined."""
    with office.store.unit() as unit:
        return games.started(office, unit, games.named(unit, name))


def pause(office: Office, name: str, days: int = pauses.PAUSE_DAYS) -> Game:
    """Stop its clock for some days at most."""
    with office.store.unit() as unit:
        return pauses.paused(office, unit, games.named(unit, name), days)


def resume(office: Office, name: str) -> Game:
    """Let it go on."""
    with office.store.unit() as unit:
        return pauses.resumed(office, unit, games.named(unit, name))
