"""Spiff."""

from adjudicator.games.cosmic.kit import HIDDEN, OFFENCE, Choice, CosmicAt, Landed, Power, Script, asks

FAR = 10


class Crash(Choice, frozen=True):
    """Lands one of your tokens all the same when your attack has failed by far (Spiff)."""

    word = "CRASH"
    about = "spiff"
    example = "CRASH IF offence tokens >= 3"


def _beaten(at: CosmicAt) -> bool:
    """Whether I have lost by so much as the offence, Attack against Attack, or may do as far as known."""
    if not (at.is_main() and at.side == OFFENCE and at.i_lost and at.my_tokens > 0) or at.uses("Super Spiff"):
        return False
    return at.their_card == HIDDEN or (at.both_attack() and at.lead <= -FAR)


class Spiff(Power):
    """You may crash-land: when your attack fails by ten or more, one of your tokens lands on the planet all the same.

    Two Attacks must have been shown. The others of your tokens go to the Warp; whoever is on the planet stays there.
    """

    name = "Spiff"
    origin = "Mayfair"
    choices = (Crash,)

    @asks("settled", where=_beaten)
    def crash_land(self, at: CosmicAt) -> Script:
        yield at.wish(self, Crash())
        yield Landed(at.where, at.me, 1)
