"""Fury."""

from adjudicator.games.blutooth.kit import (
    COMBAT,
    SUPPORT,
    Gathered,
    Loss,
    MatchAt,
    Persistent,
    Power,
    Script,
    ShipsDestroyed,
    ShipsLost,
    after,
    asks,
    is_zapped,
)
from adjudicator.games.blutooth.kit_of_powers import Consuming, ShipsErased, SoMuch, consumed, ships_of

EACH = 3
"""The might of each rage."""


class Rage(SoMuch, frozen=True):
    """Consumes so much of your rage, or all of it, for three might each (Fury)."""

    word = "RAGE"
    about = "fury"
    example = "RAGE 3 IF enemy ships >= 4"


def _enrages(at: MatchAt, lost: Loss) -> bool:
    """Whether ships of mine are lost in an invasion that I lead."""
    mine = at.mine(lost.seat) and getattr(lost, "number", 0) == at.where
    return mine and at.is_leader() and not is_zapped(at.state, at.me, "Fury", at.where)


class Fury(Persistent, Power):
    """When you lose ships in an invasion that you lead you gain a rage for each.

    When both drivers are primed you may consume any of it, as a leader or a sponsor: your fleet has 3 might more for
    each. The power is not lost for lack of home bases.
    """

    name = "Fury"
    origin = "Incursion"
    home = "incursion"
    types = (COMBAT, SUPPORT)
    choices = (Rage,)
    entries = ("alien.fury", "bl.fury", "term.consume", "term.mark")

    @after(ShipsDestroyed, where=_enrages, inherent=True)
    @after(ShipsErased, where=_enrages, inherent=True)
    @after(ShipsLost, where=_enrages, inherent=True)
    def seethe(self, at: MatchAt, lost: Loss) -> Script:
        yield Gathered(at.me, self.name, ships_of(lost), at.where, at.state.is_face(at.me, self.name))

    @asks("primed", where=lambda at: at.is_actor() and at.state.gathered[at.me] > 0)
    def rage(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Consuming(at, Rage))
        yield from consumed(at, self.name, wish.much, EACH)
