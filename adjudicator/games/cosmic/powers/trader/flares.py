"""The flares of Trader."""

from typing import Any

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareSwap,
    Judged,
    Made,
    OneOf,
    Script,
    asks,
    handed,
    reason,
    robbed,
    swapped,
)


class Barter(FlareSwap, frozen=True):
    """Plays the Trader Flare: Wild `for` the card that you give back, Super `with` the player you trade with."""

    word = "FLARE Trader"
    example = "FLARE Trader with Blue"


class WildTrader(Flare):
    """As a main player you take a card at random from your opponent's hand and give them one of yours for it.

    The classic section swaps a token on a planet under attack, which no token enters or leaves (rule 14); this is the
    modern one. Without a card named, or without having it, you give one back at random.
    """

    name = "Wild Trader"
    choices = (Barter,)

    @asks("before cards flares", where=CosmicAt.is_main)
    def barter(self, at: CosmicAt) -> Script:
        samples = (Barter(), *map(Barter, dict.fromkeys(at.state.held(at.me))))
        judged = Judged(lambda wish: wish if wish.seat is None else reason("trades-with-opponent"), samples)
        wish: Any = yield at.wish(self, judged)
        theft = robbed(at, at.opponent, at.me, f"{self.name}/{at.place}")
        yield theft
        if theft.happened is not None:
            yield handed(at, at.me, at.opponent, wish.card, f"{self.name}/{at.place}/back")


class SuperTrader(Flare):
    """As a main player you may swap hands with any player, instead of with your opponent."""

    name = "Super Trader"
    choices = (Barter,)

    @asks("before cards flares", where=lambda at: at.is_main() and not at.uses("Trader"))
    def trade(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        wish: Any = yield at.wish(self, OneOf([Barter(None, seat) for seat in others]))
        yield Made(lambda now: swapped(now, at.me, wish.seat))
