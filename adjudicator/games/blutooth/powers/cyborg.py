"""Cyborg."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    COMBAT,
    RESOURCE,
    MatchAt,
    Power,
    Script,
    asks,
    does,
    is_encounter,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus

ATTACHED = 3


class Cyborg(Power):
    """Three pods of the forge lie open in your nexus: your attachments. At the end of a wave there are three again.

    In one of the fleets you may put one in the place of the driver, which is scrapped, when the drivers are open: not
    if that one stays covered.
    Support pods among them you take into your cache at any warpfall. By mail you name them then: at the table they are
    discharged from where they lie.
    """

    name = "Cyborg"
    origin = "Alliance"
    home = "alliance"
    alert = "yellow"
    fit = ADAPTED
    types = (COMBAT, RESOURCE)
    choices = (nexus.Fit, nexus.Detach)
    entries = ("setup_exception.cyborg",)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.extracted(coming, self.name, ATTACHED, shown=True)

    @asks("contact", where=lambda at: nexus.can_refit(at) and any(map(is_encounter, nexus.my_pods(at, "Cyborg"))))
    def refit(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, nexus.naming_kept(at, self.name, nexus.Fit, is_encounter))
        if isinstance(wish, nexus.Fit):
            yield from nexus.fitted(at, self.name, wish.pods[0])

    @asks("any warpfall", where=lambda at: any(map(nexus.is_support, nexus.my_pods(at, "Cyborg"))))
    def detach(self, at: MatchAt) -> Script:
        wish = yield at.wish(
            self, nexus.naming_kept(at, self.name, nexus.Detach, nexus.is_support), about=nexus.Detach.about
        )
        if isinstance(wish, nexus.Detach):
            yield from nexus.taken_out(at, self.name, wish.pods, len(wish.pods), shown=True)

    @does("upkeep", where=lambda at: len(nexus.my_pods(at, "Cyborg")) < ATTACHED, inherent=True)
    def grow(self, at: MatchAt) -> Script:
        yield from nexus.topped_up(at, self.name, ATTACHED, shown=True)
