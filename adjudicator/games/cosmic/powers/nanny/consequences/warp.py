"""Warp."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsShown,
    CosmicAt,
    Essence,
    Iterable,
    Made,
    OneOf,
    Prize,
    Rescue,
    Script,
    Seat,
    Store,
    after,
    followed_up,
    foreign,
    lost_from,
    motivated,
    partial,
    prize_asked,
    released,
    rewarded,
)


class WarpConsequence(Essence):
    """Shown a Compromise: all tokens of another player leave the Warp for Limbo, with a reward for you for each.

    It is whoever you name, or who has the most there. Otherwise two of your tokens on planets of others are lost, and
    you take no part in the next turn, nor are you attacked.
    """

    name = "Warp"
    choices = (
        Rescue,
        Prize,
    )
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        prizes = prize_asked(at, store, self.name)
        mine = [one.on for one in store.laid if one.card == self.name and one.on == at.me and at.is_main()]
        others = OneOf([Rescue(one) for one in at.state.seats_in() if one != at.me and at.state.warp[one]])
        return [*prizes, *[Ask(at.me, Rescue.about, others, where=at.where) for _ in mine]]

    @after(CardsShown, where=motivated("Warp"), inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=True)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        others = [one for one in at.state.seats_in() if one != seat and at.state.warp[one]]
        if others:
            usual = max(others, key=lambda one: at.state.warp[one])
            options = OneOf([Rescue(one) for one in others])
            wish = yield Ask(seat, Rescue.about, options, where=at.where, default=Rescue(usual), detail=self.name)
            tokens = at.state.warp[wish.seat]
            yield Made(partial(released, seat=wish.seat, to=(), by=seat))
            yield from rewarded(at, seat, tokens, f"{self.name} incentive")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        yield from lost_from(seat, foreign(at, seat), 2)
