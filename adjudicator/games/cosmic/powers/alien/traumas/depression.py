"""Depression."""

from adjudicator.games.cosmic.kit import (
    CardCountsAs,
    CardsShown,
    CosmicAt,
    Essence,
    Script,
    after,
    armed,
    side_of,
    taking_hold,
)


class Depression(Essence):
    """When you show a card: an Attack counts nought."""

    name = "Depression"
    remains = True

    @after(CardsShown, where=armed("Depression"), inherent=True)
    def open(self, at: CosmicAt, shown: CardsShown) -> Script:
        for seat in (yield from taking_hold(at, self.name)):
            side = side_of(at, seat)
            if at.attack_shown(side) is not None:
                yield CardCountsAs(at.where, side, "Attack 0")
