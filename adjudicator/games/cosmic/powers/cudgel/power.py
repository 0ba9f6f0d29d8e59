"""Cudgel."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, Power, Script, asks, exacted


class Smash(Choice, frozen=True):
    """Has your opponent lose further tokens when you win with an Attack (Cudgel)."""

    word = "SMASH"
    about = "cudgel"
    example = "SMASH IF defence allies >= 1"


class Cudgel(Power):
    """You hit hard: when you win with an Attack as a main player, your opponent loses further tokens to the Warp.

    They are as many as you have in the challenge yourself. By mail: they come from your opponent's fullest bases, and
    from planets on which nobody fights in this turn.
    """

    name = "Cudgel"
    origin = "FFG"
    fit = ADAPTED
    choices = (Smash,)

    @asks("settled", where=lambda at: at.i_won and at.we_attack and at.my_tokens > 0)
    def smash(self, at: CosmicAt) -> Script:
        yield at.wish(self, Smash())
        for seat in at.opposed if at.uses("Super Cudgel") else (at.opponent,):
            yield from exacted(at, seat, at.my_tokens)
