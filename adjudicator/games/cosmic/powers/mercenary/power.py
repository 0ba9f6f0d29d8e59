"""Mercenary."""

from adjudicator.games.cosmic.kit import DEFENCE, OFFENCE, Ally, CosmicAt, Power, Resolved, Script, instead_of


def _victorious(at: CosmicAt, end: Resolved) -> bool:
    """Whether I win as a main player or as an ally of the offence, with tokens."""
    return at.my_side is not None and at.my_side == end.winner and (at.is_main() or end.winner == OFFENCE)


class Mercenary(Power):
    """You are paid for every victory: as a main player or an ally of the offence you are rewarded, too, when you win.

    The reward is that of an ally of the defence: for each of your tokens in the challenge a token from the Warp or a
    card. What you win otherwise you win as well.
    """

    name = "Mercenary"
    origin = "Incursion"

    @instead_of(Resolved, where=lambda at, end: _victorious(at, end) and at.my_tokens > 0)
    def be_paid(self, at: CosmicAt, end: Resolved) -> Script:
        tokens = yield from at.worth("reward", at.my_tokens, at.me)
        mine = Ally(at.me, DEFENCE, tokens)
        yield Resolved(end.number, end.winner, end.consolation, (*end.rewards, mine))
