"""Ghoul."""

from adjudicator.games.cosmic.kit import DEFENCE, Ally, CosmicAt, Power, Resolved, Script, instead_of


def _beaten(at: CosmicAt) -> int:
    """The tokens on the other side."""
    return sum(at.challenge.tokens_for(seat) for seat in at.opposed)


class Ghoul(Power):
    """You live on the fallen: when you win as a main player you are rewarded for each token on the other side.

    The tokens of the loser's allies count, too. Each reward is a token from the Warp or a card, as for an ally of the
    defence. What somebody else saves from the Warp afterwards counts all the same.
    """

    name = "Ghoul"
    origin = "Incursion"

    @instead_of(Resolved, where=lambda at, end: at.is_main() and end.winner == at.side and _beaten(at) > 0)
    def feast(self, at: CosmicAt, end: Resolved) -> Script:
        tokens = yield from at.worth("reward", _beaten(at), at.me)
        mine = Ally(at.me, DEFENCE, tokens)
        yield Resolved(end.number, end.winner, end.consolation, (*end.rewards, mine))
