"""The flares of Spiff."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    HIDDEN,
    OFFENCE,
    CosmicAt,
    Flare,
    Landed,
    Script,
    TokensToWarp,
    asks,
    instead_of,
    parted,
)

LESS_FAR = 5


class WildSpiff(Flare):
    """When you lose as the defence, one of your tokens stays on the planet beside the winners."""

    name = "Wild Spiff"

    @asks("settle flares", where=lambda at: at.is_main() and at.side == DEFENCE and at.i_lost and at.my_tokens > 0)
    def hold_out(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: at.uses("Wild Spiff") and at.mine(lost.seat) and lost.number > 0,
        inherent=True,
    )
    def stay(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        if lost.tokens > 1:
            yield parted(lost, 1)[1]


def _beaten(at: CosmicAt) -> bool:
    """Whether I have lost by so much as the offence, or may do as far as known."""
    if not (at.is_main() and at.side == OFFENCE and at.i_lost and at.my_tokens > 0):
        return False
    return at.their_card == HIDDEN or (at.both_attack() and at.lead <= -LESS_FAR)


class SuperSpiff(Flare):
    """You crash-land when your attack has failed by five or more, without another order, and nobody lands twice."""

    name = "Super Spiff"

    @asks("settle flares", where=_beaten)
    def glide(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield Landed(at.where, at.me, 1)
