"""Macron Face."""

from adjudicator.games.cosmic.kit import HIDDEN, CardCountsAs, CosmicAt, Script, asks
from adjudicator.games.cosmic.powers.surgeon.face import Face


def _armed(at: CosmicAt) -> bool:
    """Whether I show an Attack with tokens here, or may show one as far as known."""
    shows = at.is_main() and (at.my_card == HIDDEN or at.attack_shown(at.side) is not None)
    return shows and at.my_tokens > 0


class MacronFace(Face):
    """When the cards are turned up, your Attack counts one more for each of your own tokens in the challenge."""

    name = "Macron Face"

    @asks("shown", where=_armed, inherent=True)
    def swell(self, at: CosmicAt) -> Script:
        if (yield from self.worn(at)):
            yield CardCountsAs(at.where, at.side, f"Attack {(at.attack_shown(at.side) or 0) + at.my_tokens}")
