"""Monk."""

from adjudicator.games.blutooth.kit import (
    COMBAT,
    RESOURCE,
    Ask,
    Choice,
    DriverTurned,
    MatchAt,
    Power,
    Script,
    ShipsLanded,
    after,
    asks,
    does,
    drafted,
    scrapped,
)
from adjudicator.games.blutooth.kit_of_powers import PodOfMine, is_new_base, printed_first, stands_by

EACH = 10
"""What each committed ship of a leader with an empty cache counts."""


class Renounce(Choice, frozen=True):
    """Says which pod you scrap when you have stood by in an invasion (Monk)."""

    word = "RENOUNCE"
    about = "monk"
    of_challenge = False
    grammar = "POD"
    example = "RENOUNCE Attack 4"

    pod: str


class Monk(Power):
    """At upkeep you scrap a pod, if you were in neither fleet of an invasion of this wave.

    Without an order it is the lowest attack. When you land on a planet on which you had no base, you draft a pod for
    each ship that lands. As a leader whose cache is empty at contact your fleet is a brigade, and its driver counts ten
    for each of your committed ships.
    """

    name = "Monk"
    origin = "Blutooth"
    alert = "red"
    types = (COMBAT, RESOURCE)
    choices = (Renounce,)
    entries = ("alien.monk", "bl.monk")

    @asks("upkeep", where=lambda at: bool(at.my_cache) and stands_by(at))
    def renounce(self, at: MatchAt) -> Script:
        least = printed_first(at.my_cache)[-1]
        wish = yield Ask(at.me, Renounce.about, PodOfMine(at, Renounce), at.where, Renounce(least))
        if isinstance(wish, Renounce):
            yield from scrapped(at, at.me, (wish.pod,))

    @after(ShipsLanded, where=lambda at, landed: at.mine(landed.seat) and is_new_base(at, landed))
    def find(self, at: MatchAt, landed: ShipsLanded) -> Script:
        yield from drafted(at, at.me, landed.ships, self.name)

    @does("natures", where=lambda at: at.is_leader() and not at.my_cache and at.my_ships > 0)
    def awaken(self, at: MatchAt) -> Script:
        yield DriverTurned(at.where, at.side, EACH * at.my_ships)
