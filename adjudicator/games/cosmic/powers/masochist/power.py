"""Masochist."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, may, worth


def _lost(at: CosmicAt) -> bool:
    """Whether I have no token on any planet or in Limbo."""
    return not at.state.bases(at.me) and not at.state.limbo[at.me]


class Masochist(Power):
    """You win by losing everything: if none of your tokens is on a planet or in Limbo as the turn ends, you have won.

    They may be in the Warp, captive, or out of the game. However few home bases you have, you do not lose your power.
    The usual way to win is open to you as well.
    """

    name = "Masochist"
    origin = "FFG"

    @worth("bases to win", where=lambda at, bases, seat: at.mine(seat) and _lost(at), inherent=True)
    def enjoy(self, at: CosmicAt, bases: int, seat: int) -> int:
        return -bases

    @may("keep power")
    def persist(self, at: CosmicAt) -> bool:
        return True
