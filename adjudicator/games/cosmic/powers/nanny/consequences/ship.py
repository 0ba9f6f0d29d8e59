"""Ship."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsShown,
    CosmicAt,
    Essence,
    Iterable,
    Made,
    Prize,
    Script,
    Seat,
    Store,
    after,
    followed_up,
    lost_from,
    motivated,
    partial,
    prize_asked,
    released_some,
    spare,
)


class ShipConsequence(Essence):
    """Shown a Compromise: one of your tokens leaves the Warp for Limbo.

    Otherwise you lose a token from your fullest base, and take no part in the next turn, nor are you attacked.
    """

    name = "Ship"
    choices = (Prize,)
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        return prize_asked(at, store, self.name)

    @after(CardsShown, where=motivated("Ship"), inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=True)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        yield Made(partial(released_some, seat=seat, tokens=1, by=seat))

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        yield from lost_from(seat, spare(at, seat), 1)
