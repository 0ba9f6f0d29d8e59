"""Aggression."""

from adjudicator.games.cosmic.kit import (
    NO,
    Any,
    Ask,
    CardsShown,
    CosmicAt,
    Essence,
    Iterable,
    Judged,
    OneOf,
    Rage,
    Script,
    Sequence,
    Store,
    after,
    armed,
    attack_value,
    does,
    held_fast,
    partial,
    reason,
    reinforced,
    side_of,
    suspected,
    taking_hold,
    thrown,
)


def _attacks(wish: Rage, hand: Sequence[str]) -> Any:
    return wish if set(wish.cards) <= {*hand} else reason("rage-takes-attacks")


class Aggression(Essence):
    """When you show a card: once both sides are counted you may discard Attacks, which add their numbers to your total.

    That is done where two Attacks are shown.
    """

    name = "Aggression"
    choices = (Rage,)
    remains = True

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        mine = [card for card in dict.fromkeys(at.state.held(at.me)) if attack_value(card) is not None]
        angry = at.me in suspected(at, store, self.name) and mine
        return [Ask(at.me, Rage.about, OneOf([Rage((card,)) for card in mine]), where=at.where)] if angry else []

    @after(CardsShown, where=armed("Aggression"), inherent=True)
    def open(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from taking_hold(at, self.name)

    @does("counted", where=lambda at: at.both_attack() and bool(held_fast(at, "Aggression")), inherent=True)
    def lash_out(self, at: CosmicAt) -> Script:
        for seat in held_fast(at, self.name):
            own = at.of(seat)
            hand = [card for card in dict.fromkeys(at.state.held(seat)) if attack_value(card) is not None]
            ways = Judged(partial(_attacks, hand=hand), [Rage((card,)) for card in hand])
            wish = (yield Ask(seat, Rage.about, ways, where=at.where, detail=self.name)) if hand else NO
            if isinstance(wish, Rage):
                there = [card for card in dict.fromkeys(wish.cards) if card in at.state.held(seat)]
                if there:
                    yield thrown(own, there)
                    yield reinforced(own, side_of(at, seat), sum(attack_value(card) or 0 for card in there))
