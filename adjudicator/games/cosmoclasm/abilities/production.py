"""Production."""

from collections.abc import Iterator, Sequence

from adjudicator.games.cosmoclasm.kit import (
    Ability,
    Backed,
    CardReplaced,
    CardsPlayed,
    Happening,
    Seat,
    Solar,
    after,
    mine,
)


class Produce(Backed, frozen=True):
    """Plays a black card with Production: you take a card from the market and put one of your hand in its place."""

    grammar = 'BLACK_CARD "with" "production" ("taking" | ) CARD "for" CARD'
    example = "PLAY sun drone/mech with production taking star mech/mech for sun drone/drone"
    ability = "Production"

    wanted: str
    given: str


class Production(Ability):
    """You take a card from the Recruitment market at once, and put a card of your hand in its place."""

    name = "Production"
    faction = "Cyborgs"
    word = Produce

    def plays(self, state: Solar, seat: Seat, blacks: Sequence[str]) -> Iterator[Produce]:
        hand = state.hands[seat]
        for black in blacks:
            rest = [card for card in dict.fromkeys(hand) if card != black or hand.count(card) > 1]
            yield from (Produce(black, card, given) for card in dict.fromkeys(state.market) for given in rest)

    @after(CardsPlayed, where=mine, inherent=True)
    def replace(self, at: object, event: CardsPlayed) -> Happening:
        yield CardReplaced(event.seat, *event.details)
