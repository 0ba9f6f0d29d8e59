"""The order with which helps are given."""

from adjudicator.games.cosmic.kit import Ask, Choice, CosmicAt, OwnCards, Seat, own_cards, reason


class Supply(Choice, frozen=True):
    """Says whom on your side you give which help; without it, both are drawn by lot (Assistant)."""

    word = "SUPPLY"
    about = "assistant"
    grammar = 'SEAT "with" ESSENCE'
    example = "SUPPLY Blue with Ship Scarcity"

    seat: Seat
    card: str

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith("supply")


def mates(at: CosmicAt) -> list[Seat]:
    """The others on my side."""
    side = at.my_side
    if side is None:
        return []
    allies = [ally.seat for ally in at.challenge.allies if ally.side == side]
    return [seat for seat in (at.challenge.main(side), *allies) if seat != at.me]


def supplies(at: CosmicAt, power: str) -> OwnCards:
    """The helps that I can give, and to whom."""
    there, held = mates(at), own_cards(at, power)
    samples = [Supply(seat, card) for seat in there for card in held]
    return OwnCards(power, held, samples, lambda wish: wish if wish.seat in there else reason("supply-own-side"))
