"""The flares of Grudge."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Landed,
    Resolved,
    Script,
    TokensToLimbo,
    asks,
    instead_of,
)
from adjudicator.games.cosmic.powers.grudge.power import snubbed


def _beaten(at: CosmicAt, end: Resolved) -> bool:
    """Whether the flare is played, and its player loses to an ally's side that is to be rewarded."""
    return at.uses("Wild Grudge") and at.is_main() and end.winner == 1 - at.side and bool(end.rewards)


class WildGrudge(Flare):
    """If your opponent wins, their allies get nothing and go home: they are not rewarded, and do not land.

    It is played as a main player when the cards are turned up. The tokens of those who would land go to Limbo.
    """

    name = "Wild Grudge"

    @asks(
        "shown flares",
        where=lambda at: at.is_main() and any(ally.side != at.side for ally in at.challenge.allies),
        upon=lambda at, wish: at.opposed[1:],
    )
    def begrudge(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(Resolved, where=_beaten, inherent=True)
    def unrewarded(self, at: CosmicAt, end: Resolved) -> Script:
        yield Resolved(end.number, end.winner, end.consolation)

    @instead_of(Landed, where=lambda at, one: at.uses("Wild Grudge") and one.seat in at.opposed[1:], inherent=True)
    def go_home(self, at: CosmicAt, one: Landed) -> Script:
        yield TokensToLimbo(one.seat, one.tokens, one.number)


class SuperGrudge(Flare):
    """Whoever has not come at your invitation loses four tokens, even if you have not lost."""

    name = "Super Grudge"

    @asks(
        "settle flares",
        where=lambda at: not at.i_lost and bool(snubbed(at)),
        upon=lambda at, wish: snubbed(at),
    )
    def insist(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
