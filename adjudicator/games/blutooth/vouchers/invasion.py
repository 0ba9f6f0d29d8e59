"""Invasion Voucher."""

from adjudicator.games.blutooth.kit import AmbushPlanned, MatchAt, OneOf, Script, Upon, Voucher, asks


class Raid(Upon, frozen=True):
    """Ambushes another alien (Invasion Voucher)."""

    word = "VOUCHER Invasion"
    also = ("use invasion voucher",)
    about = "invasion voucher"
    of_challenge = False
    example = "VOUCHER Invasion against Blue"


class InvasionVoucher(Voucher):
    """You ambush another alien: an invasion of the next wave beside those of campaigns, without fuel.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep. The ambush comes as soon as the
    wave is over.
    """

    name = "Invasion Voucher"
    choices = (Raid,)
    entries = ("voucher.invasion", "rule.ambush", "term.ambush")

    @asks("any time")
    def raid(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Raid(seat) for seat in at.state.seats_in() if seat != at.me]))
        if isinstance(wish, Raid):
            yield AmbushPlanned(at.me, wish.seat)
