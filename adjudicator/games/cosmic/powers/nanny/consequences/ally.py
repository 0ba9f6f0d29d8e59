"""Ally."""

from adjudicator.games.cosmic.kit import (
    Ally,
    Ask,
    CardsShown,
    CosmicAt,
    Essence,
    Iterable,
    Prize,
    Script,
    Seat,
    Store,
    TokensToLimbo,
    after,
    followed_up,
    motivated,
    prize_asked,
    rewarded,
    side_of,
)


def _allies(at: CosmicAt, seat: Seat) -> list[Ally]:
    return [ally for ally in at.challenge.allies if ally.side == side_of(at, seat)]


class AllyConsequence(Essence):
    """Shown a Compromise: you have a reward for each ally on your side.

    Otherwise the ally with the most tokens there goes home, into Limbo, and you take no part in the next turn, but
    attack.
    """

    name = "Ally"
    choices = (Prize,)
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        return prize_asked(at, store, self.name)

    @after(CardsShown, where=motivated("Ally"), inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=False)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        yield from rewarded(at, seat, len(_allies(at, seat)), f"{self.name} incentive")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        if allies := _allies(at, seat):
            home = max(allies, key=lambda ally: ally.tokens)
            yield TokensToLimbo(home.seat, home.tokens, at.where)
