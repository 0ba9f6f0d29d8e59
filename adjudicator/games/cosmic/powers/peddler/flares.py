"""The flares of Peddler."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareSwap,
    OneOf,
    Script,
    asks,
    draw,
    on_table,
    surrendered,
    thrown,
)
from adjudicator.games.cosmic.powers.peddler.trade import PEDDLER, wares

HAND = 7


class Hawk(FlareSwap, frozen=True):
    """Plays the flare of Peddler: Wild, it can name who has your hand; Super, the card that you take of your store."""

    word = "FLARE Peddler"
    link = "to"
    grammar = '["for" CARD | "to" SEAT]'
    example = "FLARE Peddler for Attack 40"


class WildPeddler(Flare):
    """As a turn begins you sell your whole hand but for this flare: to the player you name, or it is discarded.

    Then you draw until you hold seven cards. By mail: what the player gives you for it is agreed on in letters before.
    """

    name = "Wild Peddler"
    choices = (Hawk,)

    @asks("opening flares", where=lambda at: at.state.phase == 1 and len(at.state.held(at.me)) > 1)
    def sell_out(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        wish = yield at.wish(self, OneOf([Hawk(), *[Hawk(None, seat) for seat in others]]))
        hand = [card for card in at.state.held(at.me) if card != self.card]
        yield from [thrown(at, hand)] if wish.seat is None else [surrendered(at, card, wish.seat) for card in hand]
        lacking = max(HAND - len(at.state.held(at.me)), 0)
        yield from draw(at, at.me, lacking, f"{self.name}/{at.place}")


class SuperPeddler(Flare):
    """You take a card of your store into your hand. It is played as phase 2 begins."""

    name = "Super Peddler"
    choices = (Hawk,)

    @asks("alliance flares", where=lambda at: bool(wares(at)))
    def take(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Hawk(card) for card in wares(at)]))
        yield on_table.picked_up(PEDDLER, on_table.stall(at, PEDDLER), wish.card, at.me)
