"""Deck."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsShown,
    CosmicAt,
    Essence,
    Iterable,
    Prize,
    Script,
    Seat,
    Store,
    after,
    attack_value,
    draw,
    followed_up,
    motivated,
    prize_asked,
    shed_by_lot,
    thrown,
)


class DeckConsequence(Essence):
    """Shown a Compromise: you draw five cards, and keep one: the highest Attack, if there is any.

    Otherwise half your hand is discarded at random, rounded up, and you take no part in the next turn, but attack.
    """

    name = "Deck"
    choices = (Prize,)
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        return prize_asked(at, store, self.name)

    @after(CardsShown, where=motivated("Deck"), inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=False)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        drawn = yield from draw(at, seat, 5, f"{self.name}/{at.place}/{seat}")
        if drawn:
            best = max(sorted(drawn), key=lambda card: attack_value(card) or 0)
            yield thrown(at.of(seat), [card for i, card in enumerate(drawn) if i != drawn.index(best)])

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        half = (len(at.state.held(seat)) + 1) // 2
        yield shed_by_lot(at, seat, half, f"{self.name}/{at.place}/{seat}")
