"""Philanthropist."""

from typing import Any

from adjudicator.games.cosmic.kit import ADAPTED, CardGiven, Choice, Claim, CosmicAt, OneOf, Power, Script, Seat, asks


class Give(Choice, frozen=True):
    """Gives a card of your hand to a main player (Philanthropist)."""

    word = "GIVE"
    about = "philanthropist"
    grammar = 'CARD "to" SEAT'
    example = "GIVE Attack 4 to Red"

    card: str
    seat: Seat


def _price(gift: Any) -> tuple[Claim, ...]:
    return (Claim(("card", gift.card), 1),)


class Philanthropist(Power):
    """In each challenge you may give one of your cards to your opponent, or as an ally to either main player.

    By mail: given with phase 2, the card is there when they write their orders for the cards. A main player who is left
    without a challenge card is dealt new ones (rule 13).
    """

    name = "Philanthropist"
    origin = "Eon"
    fit = ADAPTED
    modern = "Its Wild flare costs a token, which goes to the Warp."
    choices = (Give,)

    @asks("before cards", where=lambda at: (at.is_main() or at.my_ally) and not at.uses("Philanthropist"))
    def give(self, at: CosmicAt) -> Script:
        takers = (at.opponent,) if at.is_main() else at.mains
        gifts = [Give(card, seat) for card in dict.fromkeys(at.state.held(at.me)) for seat in takers]
        if not gifts:
            return
        wish = yield at.wish(self, OneOf(gifts, _price))
        if isinstance(wish, Give) and wish.card in at.state.held(at.me):
            yield CardGiven(at.me, wish.seat, wish.card)
