"""Outlaw."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, Power, Script, asks, robbed


class HoldUp(Choice, frozen=True):
    """Takes a card at random from your opponent and from each of their allies (Outlaw)."""

    word = "HOLD UP"
    about = "outlaw"
    grammar = '("all" | )'
    example = "HOLD UP all IF offence allies >= 1"


class Outlaw(Power):
    """As a main player you may rob the other side: a card at random from your opponent and from each of their allies.

    By mail: ordered with phase 2 it is done when allies have joined, before the orders for cards are written. Whoever
    is left without a challenge card is dealt new ones (rule 13).
    """

    name = "Outlaw"
    origin = "Storm"
    fit = ADAPTED
    choices = (HoldUp,)

    # The facts say "each ally" without saying whose: nobody robs those who help them.
    @asks("before cards", where=lambda at: at.is_main() and not at.uses("Outlaw"), upon=lambda at, wish: at.opposed)
    def rob(self, at: CosmicAt) -> Script:
        yield at.wish(self, HoldUp())
        for seat in at.opposed:
            yield robbed(at, seat, at.me, f"{self.name}/{at.place}/{seat}")
