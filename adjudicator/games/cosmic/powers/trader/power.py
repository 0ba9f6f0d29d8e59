"""Trader."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, Made, Power, Script, asks, swapped


class Trade(Choice, frozen=True):
    """Swaps your whole hand with your opponent's (Trader)."""

    word = "TRADE"
    about = "trader"
    grammar = '("hands" | )'
    example = "TRADE hands"


class Trader(Power):
    """As a main player you may swap your whole hand with your opponent's; both keep what they get.

    By mail: ordered with phase 2 you know your new hand before you choose your cards. Whoever of you has too few
    challenge cards is dealt new ones first (rule 13), and what is old and new in a hand goes with it.
    """

    name = "Trader"
    origin = "Eon"
    fit = ADAPTED
    choices = (Trade,)

    @asks("before cards", where=lambda at: at.is_main() and not at.uses("Trader"))
    def trade(self, at: CosmicAt) -> Script:
        if isinstance((yield at.wish(self, Trade())), Trade):
            me, other = at.me, at.opponent
            yield Made(lambda now: swapped(now, me, other))
