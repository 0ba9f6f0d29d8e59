"""The flares of Oracle."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Made,
    Script,
    TokensToLimbo,
    asks,
    called_off,
    mixed,
    partial,
)


class WildOracle(Flare):
    """Before cards are chosen, as a main player, you mix your hand with your opponent's and deal both out again.

    Each takes back at random as many cards as they put in, this flare among them.
    """

    name = "Wild Oracle"

    @asks("before cards flares", where=CosmicAt.is_main)
    def stir(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        seats = (at.me, at.opponent)
        yield Made(lambda now: mixed(now, at.chance, f"{self.name}/{at.place}", seats))


class SuperOracle(Flare):
    """When your power has shown you your opponent's card you may end the challenge, as if a deal had been made.

    Each card goes back to the main player before whom it lies. The tokens in the cone and all allies go to Limbo, from
    where their owners place them in the next phase.
    """

    name = "Super Oracle"

    @asks("laid flares", where=lambda at: at.is_main() and at.uses("Oracle"))
    def call_off(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield Made(partial(called_off, number=at.where))
        challenge = at.challenge
        if challenge.cone:
            yield TokensToLimbo(challenge.offence, challenge.cone, at.where)
        for ally in challenge.allies:
            yield TokensToLimbo(ally.seat, ally.tokens, at.where)
