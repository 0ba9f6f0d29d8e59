"""Nervous Breakdown."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    Ally,
    CardsShown,
    CosmicAt,
    Essence,
    Resolved,
    Script,
    after,
    armed,
    held_fast,
    instead_of,
    side_of,
    taking_hold,
)


class NervousBreakdown(Essence):
    """When you show a card: you lose the challenge, whatever is shown, and without consolation."""

    name = "Nervous Breakdown"
    remains = True

    @after(CardsShown, where=armed("Nervous Breakdown"), inherent=True)
    def open(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from taking_hold(at, self.name)

    @instead_of(Resolved, where=lambda at, *about: bool(held_fast(at, "Nervous Breakdown")), inherent=True)
    def break_down(self, at: CosmicAt, end: Resolved) -> Script:
        (seat,) = held_fast(at, self.name)[:1]
        winner = 1 - side_of(at, seat)
        rewards = []
        for ally in at.challenge.allies:
            if ally.side == winner == DEFENCE:
                tokens = yield from at.worth("reward", ally.tokens, ally.seat)
                rewards += [Ally(ally.seat, ally.side, tokens)] if tokens else []
        yield Resolved(at.where, winner, None, tuple(rewards))
