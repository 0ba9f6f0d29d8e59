"""Poison."""

from adjudicator.games.blutooth.kit import (
    COMBAT,
    DESTROY,
    Choice,
    MatchAt,
    Power,
    Script,
    asks,
    does,
    worth,
)
from adjudicator.games.blutooth.kit import (
    nexus_acts as nexus,
)


class Envenom(Choice, frozen=True):
    """Wins with an attack that is no more than two away from the other leader's (Poison)."""

    word = "INFECT"
    about = "poison"
    example = "INFECT IF I would lose"


class Poison(Power):
    """When an invasion has a hazard, each foreign base in your system loses a ship.

    As a leader you may win, whatever the might is, when both leaders lead attacks whose printed numbers differ by two
    at most. Three more Poison pods are in the forge from the beginning, so everybody knows your power.
    """

    name = "Poison"
    origin = "Alliance"
    home = "alliance"
    alert = "red"
    types = (DESTROY, COMBAT)
    choices = (Envenom,)
    more_pods = ("Poison",) * 3
    entries = ("alien.poison", "setup_exception.poison")

    @does("destined", where=lambda at: bool(at.invasion.hazard) and nexus.has_guests(at))
    def seep(self, at: MatchAt) -> Script:
        yield from nexus.guests_struck(at)

    @asks("natures", where=nexus.is_close)
    def infect(self, at: MatchAt) -> Script:
        yield at.wish(self, Envenom())

    @worth("winner", where=lambda at, winner, outcome: at.is_leader() and at.uses("Poison") and nexus.is_close(at))
    def win(self, at: MatchAt, winner: int, outcome: str) -> int:
        return at.side
