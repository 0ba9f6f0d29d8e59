"""Inspection Voucher."""

from adjudicator.games.blutooth.kit import (
    CacheShown,
    Examining,
    MatchAt,
    OneOf,
    PodsPicked,
    Script,
    Voucher,
    Wanting,
    asks,
    is_compensated,
)


class Inspect(Examining, frozen=True):
    """Looks into another cache (Inspection Voucher).

    With `for` and pods, the most wanted first, it picks what you take in compensation.
    """

    word = "VOUCHER Inspection"
    also = ("use inspection voucher",)
    about = "inspection voucher"
    tapped = '"on" SEAT | "for" pods'
    example = "VOUCHER Inspection for Attack 40, Attack 30"


class InspectionVoucher(Voucher):
    """You look into another cache, or pick the pods that you take in compensation.

    You look into a cache when gates have been aimed, when ships have arrived, or at upkeep. When you are compensated
    you look into that cache, and take the pods that you name, as far as they are there.
    """

    name = "Inspection Voucher"
    choices = (Inspect,)
    entries = ("voucher.inspection", "term.probe", "term.snatch")

    @asks("any time")
    def probe(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Inspect(seat) for seat in at.state.seats_in() if seat != at.me]))
        if isinstance(wish, Inspect) and wish.seat is not None:
            yield CacheShown(wish.seat, at.state.caches[wish.seat], at.me)

    @asks("due", where=is_compensated)
    def pick(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Wanting(Inspect, at.state))
        if isinstance(wish, Inspect):
            yield CacheShown(at.enemy, at.state.caches[at.enemy], at.me)
            yield PodsPicked(at.where, at.me, wish.pods)
