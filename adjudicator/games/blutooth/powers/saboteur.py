"""Saboteur."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    DESTROY,
    INFO,
    MatchAt,
    Power,
    Script,
    asks,
    does,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus

EACH = 3
"""Traps for each alien as a match begins."""
LATER = 4
"""Traps in mid-match, of which one is a bomb."""


class Saboteur(nexus.Detonating, Power):
    """You lay a bomb and two decoys for every alien in the match, each on another planet, at the first warpfall.

    `LAY bombs on Blue 2, Green 3` says where; the rest is drawn. Everybody sees the traps, but only you tell them
    apart. When ships come to a planet with one it goes off: a bomb destroys all ships there. It is yours again, to be
    laid at another warpfall, `LAY AGAIN bomb on Red 1`; or swap two of them, `SWAP TRAPS on Blue 2 and Green 3`.
    Without your power traps stay where they are and do nothing.
    """

    name = "Saboteur"
    origin = "Eon Expansions"
    home = "conflict"
    alert = "red"
    fit = ADAPTED
    types = (DESTROY, INFO)
    choices = (nexus.Lay, nexus.SwapTraps, nexus.LayAgain)
    entries = ("setup_exception.saboteur",)

    def set_up(self, coming: nexus.Coming) -> nexus.Brought:
        yield nexus.NexusMarked(coming.seat, self.name, EACH * len(coming.table.seats))

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        yield nexus.NexusMarked(coming.seat, self.name, LATER)

    @does("any warpfall", where=lambda at: nexus.kept_by(at.state.nexus, at.me, "Saboteur").marks > 0, inherent=True)
    def lay(self, at: MatchAt) -> Script:
        yield from nexus.traps_laid(at, self.name, nexus.Lay)

    @asks("any warpfall", where=lambda at: any(one.seat == at.me for one in at.state.traps))
    def swap(self, at: MatchAt) -> Script:
        yield from nexus.swapping(at, self, nexus.SwapTraps)

    @asks("any warpfall", where=lambda at: bool(nexus.in_nexus(at)))
    def lay_again(self, at: MatchAt) -> Script:
        yield from nexus.laying_again(at, self, nexus.LayAgain)
