"""The flares of Warpish."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Script,
    Spoken,
    Surfacing,
    asks,
    can_release,
    may_not,
    only_in,
    reason,
    worth,
)


class WildWarpish(Surfacing):
    """When your turn begins, one more of your tokens leaves the Warp than the one that leaves it for everybody.

    Where the modern edition of Warpish is played, you add one to your total instead for each token that you have in the
    Warp, as a main player, when the cards are turned up.
    """

    name = "Wild Warpish"

    @only_in("classic", "Warpish")
    @asks("opening flares", where=can_release)
    def slip_out(self, at: CosmicAt) -> Script:
        return self.surfaced(at, 1)

    @only_in("modern", "Warpish")
    @asks("shown flares", where=lambda at: at.is_main() and at.state.warp[at.me] > 0)
    def call(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, *of: at.uses("Wild Warpish") and at.side == of[1], inherent=True)
    def haunt(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + at.state.warp[at.me]


class SuperWarpish(Flare):
    """When a turn begins, you hold the Warp closed: no token leaves it for anybody, you included, who has a base.

    That is the one token that leaves it for everybody; edicts, flares, deals and rewards free others as ever. Where the
    modern edition of Warpish is played, your opponent's total is lower instead by one for each token that they have in
    the Warp: it is played as a main player, when the cards are turned up.
    """

    name = "Super Warpish"

    @only_in("classic", "Warpish")
    @asks("opening flares", where=lambda at: at.state.phase == 1 and any(at.state.warp))
    def close(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @may_not("release")
    def hold(self, at: CosmicAt, seat: int, wish: object) -> Spoken | None:
        return reason("warp-is-closed") if at.uses("Super Warpish") and at.state.bases(seat) else None

    @only_in("modern", "Warpish")
    @asks("shown flares", where=lambda at: at.is_main() and at.state.warp[at.opponent] > 0)
    def sap(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, *of: at.uses("Super Warpish") and at.is_main() and at.side != of[1], inherent=True)
    def drain(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total - at.state.warp[at.opponent]
