"""The flares of Vacuum."""

from adjudicator.games.cosmic.kit import HIDDEN, CosmicAt, Flare, Made, Script, asks, partial, released_some


def _armed(at: CosmicAt) -> int:
    """The other main players who show an Attack, or may do as far as known."""
    sides = [side for side, seat in enumerate(at.mains) if seat != at.me]
    return sum(at.challenge.laid[side] == HIDDEN or at.attack_shown(side) is not None for side in sides)


class WildVacuum(Flare):
    """When the cards are shown, a token of yours leaves the Warp for each other main player who shows an Attack.

    You need not be in the challenge. The tokens go to Limbo.
    """

    name = "Wild Vacuum"

    @asks("shown flares", where=lambda at: at.state.warp[at.me] > 0 and _armed(at) > 0)
    def breathe_in(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield Made(partial(released_some, seat=at.me, tokens=_armed(at), by=at.me))


class SuperVacuum(Flare):
    """What you drag along in this challenge comes from the smallest bases of those you name, not from the fullest."""

    name = "Super Vacuum"

    @asks("settle flares", where=lambda at: at.i_lost and at.my_tokens > 0)
    def draw_tight(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
