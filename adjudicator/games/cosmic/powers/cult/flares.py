"""The flares of Cult."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Place, Script, asks, colonists, held_by, worth


def _colonists(at: CosmicAt) -> tuple[tuple[Place, int], ...]:
    """My tokens in my opponent's system, on planets on which nobody fights."""
    return colonists(at.state, [at.me], at.state.home(at.opponent)).get(at.me, ())


class WildCult(Flare):
    """As a main player you count your tokens on other planets of your opponent's system, too, and do not lose them.

    They are one each, and those count that stand where nobody fights. It is played when the cards are laid.
    """

    name = "Wild Cult"

    @asks("laid flares", where=lambda at: at.is_main() and bool(_colonists(at)))
    def call(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth(
        "total",
        where=lambda at, total, side, *of: at.uses("Wild Cult") and at.is_main() and at.side == side,
        inherent=True,
    )
    def rally(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + sum(tokens for _, tokens in _colonists(at))


class SuperCult(Flare):
    """Nobody leaves the cult in this challenge. It is played as phase 2 begins, where a member is a main player."""

    name = "Super Cult"

    @asks("alliance flares", where=lambda at: bool({*held_by(at.state, "Cult")} & {*at.mains}))
    def forbid(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
