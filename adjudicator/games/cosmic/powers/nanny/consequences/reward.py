"""Reward."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsDiscarded,
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
    kind,
    motivated,
    partial,
    prize_asked,
    rewarded,
    seen,
)


class RewardConsequence(Essence):
    """Shown a Compromise: you have a reward for each of your tokens in the challenge.

    Otherwise Nanny looks at your hand and discards its edicts, and you take no part in the next turn, nor are you
    attacked.
    """

    name = "Reward"
    choices = (Prize,)
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        return prize_asked(at, store, self.name)

    @after(CardsShown, where=motivated("Reward"), inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=True)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        yield from rewarded(at, seat, at.challenge.tokens_for(seat), f"{self.name} incentive")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        yield Made(partial(seen, viewer=at.me, seat=seat))
        edicts = tuple(sorted([card for card in at.state.held(seat) if kind(card) == "edict"]))
        if edicts:
            yield CardsDiscarded(seat, edicts)
