"""Warpish Face."""

from adjudicator.games.cosmic.kit import CosmicAt, Made, Script, partial, released_some
from adjudicator.games.cosmic.powers.surgeon.face import EarlyFace


class WarpishFace(EarlyFace):
    """As a phase begins, a token of yours leaves the Warp for Limbo."""

    name = "Warpish Face"

    def useful(self, at: CosmicAt) -> bool:
        return at.state.warp[at.me] > 0

    def change(self, at: CosmicAt) -> Script:
        yield Made(partial(released_some, seat=at.me, tokens=1, by=at.me))
