"""The flares of Crusher."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, Seat, asks, worth


class WildCrusher(Flare):
    """As a main player you have your opponent's own tokens count as one: for the total, consolation and rewards.

    It is played when the cards are laid.
    """

    name = "Wild Crusher"

    @asks("laid flares", where=lambda at: at.is_main() and at.challenge.tokens_for(at.opponent) > 1)
    def press(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, total, side, *of: _of_opponent(at, at.challenge.main(side)), inherent=True)
    def count_one(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total - max(own - 1, 0)

    @worth("consolation", where=lambda at, number, seat: _of_opponent(at, seat), inherent=True)
    def console_for_one(self, at: CosmicAt, number: int, seat: Seat) -> int:
        return min(number, 1)

    @worth("reward", where=lambda at, number, seat: _of_opponent(at, seat), inherent=True)
    def reward_for_one(self, at: CosmicAt, number: int, seat: Seat) -> int:
        return min(number, 1)


def _of_opponent(at: CosmicAt, seat: Seat) -> bool:
    """Whether this is my opponent, while the flare is in force."""
    return at.uses("Wild Crusher") and at.is_main() and seat == at.opponent


class SuperCrusher(Flare):
    """For each token that you lose in this challenge you may crush another player's tokens in the Warp.

    It is played when the cards are settled; write CRUSH WARP for each player.
    """

    name = "Super Crusher"

    @asks("settle flares", where=lambda at: at.i_lost and at.my_tokens > 1)
    def rage(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
