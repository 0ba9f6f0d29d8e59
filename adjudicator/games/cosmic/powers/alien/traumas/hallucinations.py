"""Hallucinations."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardExchanged,
    CardsShown,
    Choice,
    CosmicAt,
    Essence,
    Iterable,
    OneOf,
    Script,
    Store,
    after,
    armed,
    is_challenge_card,
    side_of,
    suspected,
    taking_hold,
)


class Mirage(Choice, frozen=True):
    """Shows another card of your hand, if your opponent suffers from Hallucinations (Alien)."""

    word = "MIRAGE"
    about = "hallucinations"
    grammar = "CARD"
    example = "MIRAGE Attack 20 IF their card >= 12"

    card: str


class Hallucinations(Essence):
    """When you show a card: your opponent may take theirs back, and show another of their hand instead."""

    name = "Hallucinations"
    choices = (Mirage,)
    remains = True
    copies = 2

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        seen = [seat for seat in suspected(at, store, self.name) if at.is_main() and seat != at.me]
        cards = OneOf([Mirage(card) for card in dict.fromkeys(at.state.held(at.me)) if is_challenge_card(card)])
        return [Ask(at.me, Mirage.about, cards, where=at.where) for _ in seen]

    @after(CardsShown, where=armed("Hallucinations"), inherent=True)
    def open(self, at: CosmicAt, shown: CardsShown) -> Script:
        for seat in (yield from taking_hold(at, self.name)):
            side = 1 - side_of(at, seat)
            other = at.challenge.main(side)
            hand = [card for card in dict.fromkeys(at.state.held(other)) if is_challenge_card(card)]
            if hand and at.challenge.laid[side] is not None:
                ways = OneOf([Mirage(card) for card in hand])
                wish = yield Ask(other, Mirage.about, ways, where=at.where, detail=self.name)
                if isinstance(wish, Mirage) and wish.card in at.state.held(other):
                    yield CardExchanged(other, at.where, side, wish.card)
