"""Bully."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    HIDDEN,
    CosmicAt,
    Exacting,
    Exaction,
    Power,
    Script,
    asks,
    exacted_instead,
    untouched,
)


class Pick(Exaction, frozen=True):
    """Has your opponent lose tokens of their bases that you name, instead of those in the challenge (Bully)."""

    word = "PICK"
    about = "bully"
    example = "PICK 2 from Blue 1, 1 from home 3"


def _strong(at: CosmicAt) -> bool:
    """Whether I have won Attack against Attack, or may do as far as known, and the other has tokens to lose."""
    if not (at.i_won and (at.their_card == HIDDEN or at.both_attack())):
        return False
    return at.challenge.tokens_for(at.opponent) > 0 and bool(untouched(at.state, at.opponent))


class Bully(Power):
    """When you win Attack against Attack as a main player you may say which tokens your opponent loses.

    You name tokens on planets on which nobody fights in this turn, at most as many as your opponent has in the
    challenge. Those are lost, and as many of the challenge go to Limbo. `PICK` alone takes them from the smallest
    bases.
    """

    name = "Bully"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Pick,)

    @asks("settled", where=_strong)
    def pick(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Exacting(at, at.opponent, at.challenge.tokens_for(at.opponent), Pick))
        yield from exacted_instead(at, at.opponent, wish)
