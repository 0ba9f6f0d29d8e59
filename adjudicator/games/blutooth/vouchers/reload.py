"""Reload Voucher."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, Voucher, asks, can_draft, is_encounter, resupplied


def _out_of_drivers(at: MatchAt) -> bool:
    """Whether I may be resupplied, wherever I am."""
    return not any(map(is_encounter, at.my_cache)) and can_draft(at.state)


class Refill(Choice, frozen=True):
    """Takes a free resupply, wherever you are (Reload Voucher)."""

    word = "VOUCHER Reload"
    also = ("use reload voucher",)
    about = "reload voucher"
    of_challenge = False
    example = "VOUCHER Reload"


class ReloadVoucher(Voucher):
    """A free resupply, also far from home and for those who lead nothing, if you hold no encounter pod.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep; the pods serve from the next
    letter on. It uses up none of the free resupplies that you have.
    """

    name = "Reload Voucher"
    choices = (Refill,)
    entries = ("voucher.reload",)

    @asks("any time", where=_out_of_drivers)
    def resupply(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Refill())), Refill):
            yield from resupplied(at, at.me, "reload")
