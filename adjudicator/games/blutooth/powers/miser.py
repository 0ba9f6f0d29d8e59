"""Miser."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    RESOURCE,
    Ask,
    MatchAt,
    Power,
    Script,
    does,
    is_encounter,
    may,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus

FIRST = 8
SECOND = 4
"""Pods of the hoard at first, and in mid-match."""


class Miser(Power):
    """Beside your cache you have a hoard of eight pods in your nexus, which only you know.

    Nobody else takes pods out of your cache or has you scrap any. At the end of a wave you take a pod out of your
    hoard for each that you have discharged, the highest attacks without an order. A hoard without an encounter pod is
    scrapped for eight new pods. By mail a cache that is safe stands for pods that are moved into the hoard and back.
    """

    name = "Miser"
    origin = "Eon Expansions"
    alert = "yellow"
    fit = ADAPTED
    types = (RESOURCE,)
    choices = (nexus.Unhoard,)
    entries = ("alien.miser", "setup_exception.miser")

    def set_up(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.extracted(coming, self.name, FIRST)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.extracted(coming, self.name, SECOND)

    @may("keep cache")
    def guard(self, at: MatchAt) -> bool:
        return True

    @does("upkeep", where=lambda at: bool(nexus.my_pods(at, "Miser") and at.state.exhausts[at.me]))
    def open_hoard(self, at: MatchAt) -> Script:
        number = len(at.state.exhausts[at.me])
        wish = yield Ask(at.me, nexus.Unhoard.about, nexus.naming_kept(at, self.name, nexus.Unhoard))
        yield from nexus.taken_out(at, self.name, getattr(wish, "pods", ()), number)

    @does("charged", where=lambda at: not any(map(is_encounter, nexus.my_pods(at, "Miser"))), inherent=True)
    def fill(self, at: MatchAt) -> Script:
        if nexus.my_pods(at, "Miser"):
            yield nexus.PodsFreed(at.me, self.name, nexus.my_pods(at, "Miser"), nexus.EXHAUSTED)
        yield from nexus.topped_up(at, self.name, FIRST)
