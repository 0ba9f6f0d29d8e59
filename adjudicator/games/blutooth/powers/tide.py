"""Tide."""

from adjudicator.games.blutooth.kit import (
    DESTROY,
    RESOURCE,
    SUPPORT,
    MatchAt,
    Power,
    Script,
    Settled,
    after,
    drafted,
    scrapped_at_random,
)
from adjudicator.games.blutooth.kit import (
    nexus_acts as nexus,
)
from adjudicator.games.blutooth.kit_of_powers import Negotiated

WAVES = 3


class Tide(Power):
    """You have three waves at first. As a leader who wins you gain a wave, and then draft a pod for each.

    So does each of your sponsors. When you lose, you lose a wave, and everybody in the other fleet scraps a pod at
    random for each that is left. Everybody sees your waves, and so they know your power.
    """

    name = "Tide"
    origin = "Storm"
    home = "storm"
    alert = "yellow"
    types = (RESOURCE, DESTROY, SUPPORT)
    marks = WAVES
    entries = ("setup_exception.tide",)

    @after(Settled, where=lambda at, end: end.number == at.where and at.is_leader() and end.won is not None)
    def flood(self, at: MatchAt, end: Settled | Negotiated) -> Script:
        waves = nexus.kept_by(at.state.nexus, at.me, self.name).marks
        assert end.won is not None
        if end.won[at.side]:
            yield nexus.NexusMarked(at.me, self.name, 1)
            for seat in (at.me, *[one.seat for one in at.my_sponsors]):
                yield from drafted(at, seat, waves + 1, self.name)
            return
        if waves:
            yield nexus.NexusMarked(at.me, self.name, -1)
        for seat in (at.enemy, *[one.seat for one in at.invasion.sponsors_of(1 - at.side)]):
            yield from scrapped_at_random(at, seat, max(0, waves - 1), f"washed away/{seat}")

    @after(Negotiated, where=lambda at, end: end.number == at.where and at.is_leader() and end.won is not None)
    def flood_after_talks(self, at: MatchAt, end: Negotiated) -> Script:
        yield from self.flood(at, end)
