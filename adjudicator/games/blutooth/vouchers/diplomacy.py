"""Diplomacy Voucher."""

from adjudicator.games.blutooth.kit import NEGOTIATE, Making, Manifested, MatchAt, OneOf, Script, Voucher, asks


class SendDiplomat(Making, frozen=True):
    """Makes a negotiate pod (Diplomacy Voucher)."""

    word = "VOUCHER Diplomacy"
    also = ("use diplomacy voucher",)
    about = "diplomacy voucher"
    example = "VOUCHER Diplomacy for Negotiate"


class DiplomacyVoucher(Voucher):
    """Makes a negotiate pod for your cache.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep; the pod serves from the next
    letter on. Everybody sees it.
    """

    name = "Diplomacy Voucher"
    choices = (SendDiplomat,)
    entries = ("voucher.diplomacy", "term.manifest")

    @asks("any time")
    def make(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([SendDiplomat(pod) for pod in (NEGOTIATE,)]))
        if isinstance(wish, SendDiplomat):
            yield Manifested(at.me, (wish.pod,))
