"""Deck."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Script,
    Seat,
    attack_value,
    draw,
    shed_by_lot,
    thrown,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


class DeckConsequence(Consequence):
    """Shown a Compromise: you draw five cards, and keep one: the highest Attack, if there is any.

    Otherwise half your hand is discarded at random, rounded up, and you take no part in the next turn, but attack.
    """

    name = "Deck"

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        drawn = yield from draw(at, seat, 5, f"{self.name}/{at.place}/{seat}")
        if drawn:
            best = max(sorted(drawn), key=lambda card: attack_value(card) or 0)
            yield thrown(at.of(seat), [card for i, card in enumerate(drawn) if i != drawn.index(best)])

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        half = (len(at.state.held(seat)) + 1) // 2
        yield shed_by_lot(at, seat, half, f"{self.name}/{at.place}/{seat}")
