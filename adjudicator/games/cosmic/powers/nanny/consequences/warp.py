"""Warp."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CosmicAt,
    Iterable,
    Made,
    OneOf,
    Rescue,
    Script,
    Seat,
    Store,
    foreign,
    lost_from,
    partial,
    released,
    rewarded,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


class WarpConsequence(Consequence):
    """Shown a Compromise: all tokens of another player leave the Warp for Limbo, with a reward for you for each.

    It is whoever you name, or who has the most there. Otherwise two of your tokens on planets of others are lost, and
    you take no part in the next turn, nor are you attacked.
    """

    name = "Warp"
    choices = (Rescue, *Consequence.choices)
    whole = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        prizes = super().asks_others(at, store)
        mine = [one.on for one in store.laid if one.card == self.name and one.on == at.me and at.is_main()]
        others = OneOf([Rescue(one) for one in at.state.seats_in() if one != at.me and at.state.warp[one]])
        return [*prizes, *[Ask(at.me, Rescue.about, others, where=at.where) for _ in mine]]

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        others = [one for one in at.state.seats_in() if one != seat and at.state.warp[one]]
        if others:
            usual = max(others, key=lambda one: at.state.warp[one])
            options = OneOf([Rescue(one) for one in others])
            wish = yield Ask(seat, Rescue.about, options, where=at.where, default=Rescue(usual), detail=self.name)
            tokens = at.state.warp[wish.seat]
            yield Made(partial(released, seat=wish.seat, to=(), by=seat))
            yield from rewarded(at, seat, tokens, f"{self.name} incentive")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        yield from lost_from(seat, foreign(at, seat), 2)
