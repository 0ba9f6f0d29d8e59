"""Human."""

from adjudicator.games.cosmic.kit import NEITHER, CosmicAt, Power, worth

ADDED = 4
WITH_FLARE = 8


def _stopped(at: CosmicAt) -> bool:
    """Whether the power has been stopped in this challenge, by a zap or by its own flare."""
    return (at.me, "Human", at.where) in at.state.zapped or at.called("Super Human") != ""


class Human(Power):
    """You are mostly harmless: as a main player or an ally you add four to the total of your side.

    If somebody stops that with a Cosmic Zap, your side wins the challenge instead, whatever the totals are. Where a
    Compromise is shown nothing is added, and nothing can be stopped.
    """

    name = "Human"
    origin = "FFG"

    @worth("total", where=lambda at, *of: at.fights_for(of[1]) and not at.called("Super Human"))
    def help_out(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + (WITH_FLARE if at.uses("Super Human") else ADDED)

    @worth("winner", where=lambda at, winner: _stopped(at) and at.challenge.compared(), inherent=True)
    def prevail(self, at: CosmicAt, winner: int) -> int:
        # Where both sides lose there is no winner to be replaced.
        return winner if winner == NEITHER or at.my_side is None else at.my_side
