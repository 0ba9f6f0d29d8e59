"""Grudge."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, Power, Script, Seat, does, exacted


def snubbed(at: CosmicAt) -> tuple[Seat, ...]:
    """Those whom I have invited as a main player, and who have not come to my side."""
    if not at.is_main():
        return ()
    here = [seat for seat, side in at.challenge.joined if side == at.side]
    return tuple([seat for seat in at.challenge.invited[at.side] if seat not in here])


class Grudge(Power):
    """You do not forget: whoever you invite as a main player, and who does not come to your side, pays for it.

    Each of them loses one token to the Warp if you win, and four if you lose. The tokens come from their fullest bases
    on which nobody fights in this turn. By mail: where a deal has to be made they lose one at once, whatever comes of
    it.
    """

    # The facts have it cost one if Grudge deals and four if it fails to: by mail that is known a phase later, when
    # others choose which tokens their own deals cost them.
    name = "Grudge"
    origin = "Eon Expansions"
    fit = ADAPTED

    @does("settled", where=lambda at: bool(snubbed(at)), inherent=True)
    def settle(self, at: CosmicAt) -> Script:
        seats = snubbed(at)
        tokens = 4 if at.i_lost or at.uses("Super Grudge") else 1
        if (yield from at.use(at.me, self, seats)):
            for seat in seats:
                yield from exacted(at, seat, tokens)
