"""Card."""

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
    draw,
    followed_up,
    motivated,
    prize_asked,
    shed_by_lot,
)


class CardConsequence(Essence):
    """Shown a Compromise: you draw a card.

    Otherwise you lose a card at random, and take no part in the next turn, but attack.
    """

    name = "Card"
    choices = (Prize,)
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        return prize_asked(at, store, self.name)

    @after(CardsShown, where=motivated("Card"), inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=False)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        yield from draw(at, seat, 1, f"{self.name}/{at.place}/{seat}")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        yield shed_by_lot(at, seat, 1, f"{self.name}/{at.place}/{seat}")
