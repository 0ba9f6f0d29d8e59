"""What disruptions have in common."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    Laid,
    Script,
    Seat,
    Sequence,
    WordCalled,
    asks,
    handed_on,
    lying,
)
from adjudicator.games.cosmic.powers.anarchist.orders import Adopt

ANARCHIST = "Anarchist"


class Disruption(Essence):
    """A rule that is changed for Anarchist, for whoever has the card before them, and at last for everybody."""

    def governs(self, laid: Laid, owner: Seat, seats: int) -> Sequence[Seat]:
        """Everybody, since everybody may take it."""
        return range(seats)

    def usable(self, at: CosmicAt) -> bool:
        """Whether I may use it: it is mine, lies before me, or has been laid in the middle."""
        laid = lying(at.state, ANARCHIST, self.name)
        return laid is not None and (laid.shared or at.me in (laid.on, at.owner(ANARCHIST)))

    def spread(self, at: CosmicAt) -> Script:
        """I have used it: if it is not my own, everybody may from now on."""
        owner = at.owner(ANARCHIST)
        if owner is not None and owner != at.me:
            yield handed_on(at, ANARCHIST, self.name, at.me, owner, shared=True)

    @asks("after all", inherent=True)
    def adopt(self, at: CosmicAt) -> Script:
        laid, owner = lying(at.state, ANARCHIST, self.name), at.owner(ANARCHIST)
        taken = any(piece == ANARCHIST for _, piece, _ in at.challenge.called)
        if owner is not None and laid == Laid(self.name, owner, up=True) and owner != at.me and not taken:
            yield at.wish(self, Adopt(self.name), Adopt.about, f"adopt {self.name}")
            yield from at.happens(handed_on(at, ANARCHIST, self.name, owner, at.me))
            if lying(at.state, ANARCHIST, self.name) == Laid(self.name, at.me, up=True):
                yield WordCalled(at.me, ANARCHIST, at.where, self.name)
