"""Cyborg."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    COMBAT,
    RESOURCE,
    Choice,
    MatchAt,
    Pile,
    Power,
    Script,
    asks,
    does,
    is_encounter,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus

ATTACHED = 3


class Fit(Choice, frozen=True):
    """Scraps the driver of the fleet in which you are and leads it with one of your attachments (Cyborg)."""

    word = "FIT"
    about = "cyborg"
    grammar = "pods"
    example = "FIT Attack 30 IF I would lose"

    pods: Pile


class Detach(Choice, frozen=True):
    """Takes support pods out of your attachments into your cache, where you can discharge them (Cyborg)."""

    word = "DETACH"
    about = "detach"
    of_challenge = False
    grammar = "pods"
    example = "DETACH Escape"

    pods: Pile


def _supports(pod: str) -> bool:
    return not is_encounter(pod)


class Cyborg(Power):
    """Three pods of the forge lie open in your nexus: your attachments. At the end of a wave there are three again.

    In one of the fleets you may put one in the place of the driver, which is scrapped, when the drivers are open.
    Support pods among them you take into your cache at any warpfall. By mail you name them then: at the table they are
    discharged from where they lie.
    """

    name = "Cyborg"
    origin = "Alliance"
    home = "alliance"
    alert = "yellow"
    fit = ADAPTED
    types = (COMBAT, RESOURCE)
    choices = (Fit, Detach)
    entries = ("setup_exception.cyborg",)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.extracted(coming, self.name, ATTACHED, shown=True)

    @asks("contact", where=lambda at: at.my_side is not None and any(map(is_encounter, _attached(at))))
    def refit(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, nexus.naming_kept(at, self.name, Fit, is_encounter))
        if isinstance(wish, Fit):
            yield from nexus.fitted(at, self.name, wish.pods[0])

    @asks("any warpfall", where=lambda at: any(map(_supports, _attached(at))))
    def detach(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, nexus.naming_kept(at, self.name, Detach, _supports), about=Detach.about)
        if isinstance(wish, Detach):
            yield from nexus.taken_out(at, self.name, wish.pods, len(wish.pods), shown=True)

    @does("upkeep", where=lambda at: len(_attached(at)) < ATTACHED, inherent=True)
    def grow(self, at: MatchAt) -> Script:
        yield from nexus.topped_up(at, self.name, ATTACHED, shown=True)


def _attached(at: MatchAt) -> Pile:
    """My attachments."""
    return nexus.kept_by(at.state.nexus, at.me, Cyborg.name).pods
