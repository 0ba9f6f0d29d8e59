"""Coward."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    OFFENCE,
    Ally,
    Choice,
    CosmicAt,
    Power,
    Script,
    TokensToLimbo,
    TokensToWarp,
    asks,
    decided,
    earned,
    fled,
    handed,
    instead_of,
    turned,
)


class Flee(Choice, frozen=True):
    """Flees from a challenge before the cards are turned up (Coward)."""

    word = "FLEE"
    about = "coward"
    example = "FLEE IF offence allies >= 2"


class Coward(Power):
    """As a main player you may flee before the cards are turned up: your opponent wins, and your side goes home.

    Nobody on your side loses a token: they wait in Limbo. For each token on the other side you have a reward, a token
    from the Warp or a card. If you were the offence it counts as a success. The cards go back unseen.
    """

    name = "Coward"
    origin = "Eons"
    choices = (Flee,)

    # The facts do not say what becomes of the cards: they were never turned up, and so they go back.
    @asks("laid", where=lambda at: at.is_main() and at.challenge.both_laid)
    def flee(self, at: CosmicAt) -> Script:
        yield at.wish(self, Flee())
        theirs, laid = sum(map(at.challenge.tokens_for, at.opposed)), at.challenge.laid[1 - at.side]
        mine = yield from at.worth("reward", theirs, at.me)
        if at.side == OFFENCE:
            yield from earned(at)
        yield from decided(at, 1 - at.side, (Ally(at.me, DEFENCE, mine),) if mine else ())
        if at.uses("Super Coward") and laid is not None:
            yield handed(at, at.opponent, at.me, laid, f"{self.name}/{at.place}")

    @instead_of(TokensToWarp, where=lambda at, lost: at.uses("Coward") and fled(at, lost), inherent=True)
    def go_home(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield turned(lost, TokensToLimbo)
