"""Guardian."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, worth


def _lacking(at: CosmicAt) -> int:
    """By how many tokens the main player of my side has more, or fewer, in the challenge than I."""
    side = at.my_side
    return 0 if side is None or at.is_main() else at.challenge.tokens_of(side) - at.my_tokens


class Guardian(Power):
    """You stand by others: as an ally your tokens count as many as the main player of your side has in the challenge.

    That is so when both sides are counted, and they count fewer, too, where the main player has fewer than you. You
    lose, land and are rewarded with the tokens that are there.
    """

    name = "Guardian"
    origin = "Odyssey"

    # The facts can be read of each token, or of all of them: one token of four would then weigh as much as sixteen.
    @worth("total", where=lambda at, *of: at.my_side == of[1] and _lacking(at) != 0)
    def stand_by(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + _lacking(at)
