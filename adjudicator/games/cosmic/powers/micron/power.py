"""Micron."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, worth


class Micron(Power):
    """Each of your tokens counts two in a challenge, as a main player and as an ally.

    For consolation and rewards a token is a token, and so it is for how many may be sent.
    """

    name = "Micron"
    origin = "Odyssey"

    @worth("token", where=lambda at, value, seat: at.mine(seat))
    def double(self, at: CosmicAt, value: int, seat: int) -> int:
        return 2 * value
