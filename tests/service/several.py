"""Several workers at one database, and the games they look at."""

from collections.abc import Callable

from adjudicator.mail.servers.client import Received
from adjudicator.service.games import games
from adjudicator.service.games.games import Player
from adjudicator.service.timetable.schedule import Schedule
from tests import hands
from tests.service.house import GM_HALF, PLAYERS
from tests.service.served import Served


def create(service: Served, name: str) -> None:
    games.create(
        service.office,
        title="postal-cosmic",
        name=name,
        players=[Player(player.name, player.address) for player in PLAYERS[:3]],
        gm_half=GM_HALF,
        schedule_of=Schedule(hours=168, remind=24),
    )
    hands.start(service.office, name)


def about(name: str, part: str) -> Callable[[Received], bool]:
    return lambda one: f"[{name}]" in one.letter.subject and part in one.letter.subject
