"""Victim Complex."""

from adjudicator.games.cosmic.kit import (
    OFFENCE,
    CardsShown,
    CosmicAt,
    Essence,
    Script,
    Seat,
    after,
    armed,
    does,
    held_fast,
    reinforced,
    side_of,
    taking_hold,
    worth,
)


def _behind(at: CosmicAt, seat: Seat) -> bool:
    """Whether the side of a main player has the losing total, both showing an Attack."""
    totals, side = at.challenge.totals, side_of(at, seat)
    if totals is None or not at.both_attack():
        return False
    return totals[side] < totals[1 - side] or (side == OFFENCE and totals[0] == totals[1])


class VictimComplex(Essence):
    """When you show a card: if both show Attacks and your total is the losing one, it is two higher.

    Otherwise you may take two cards more as consolation, or owe two fewer, or lose no tokens if the deal fails.
    """

    name = "Victim Complex"
    remains = True

    @after(CardsShown, where=armed("Victim Complex"), inherent=True)
    def open(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from taking_hold(at, self.name)

    @does("counted", where=lambda at, *about: bool(held_fast(at, "Victim Complex")), inherent=True)
    def complain(self, at: CosmicAt) -> Script:
        for seat in held_fast(at, self.name):
            if _behind(at, seat):
                yield reinforced(at, side_of(at, seat), 2)

    @worth("consolation", where=lambda at, *about: bool(held_fast(at, "Victim Complex")), inherent=True)
    def demand(self, at: CosmicAt, cards: int, taker: Seat) -> int:
        for seat in held_fast(at, self.name):
            cards += 2 if seat == taker else -2
        return max(0, cards)
