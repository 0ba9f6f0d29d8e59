"""Emergency Voucher."""

from adjudicator.games.blutooth.kit import (
    DISTRESS,
    Making,
    Manifested,
    MatchAt,
    OneOf,
    Script,
    Voucher,
    asks,
    contents,
    kinds_of,
)


class CallHelp(Making, frozen=True):
    """Makes a distress pod of your choice (Emergency Voucher)."""

    word = "VOUCHER Emergency"
    also = ("use emergency voucher",)
    about = "emergency voucher"
    example = "VOUCHER Emergency for Reinforcement"


class EmergencyVoucher(Voucher):
    """Makes a distress pod of your choice for your cache.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep; the pod serves from the next
    letter on. Everybody sees it.
    """

    name = "Emergency Voucher"
    choices = (CallHelp,)
    entries = ("voucher.emergency", "term.manifest")

    @asks("any time")
    def make(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([CallHelp(pod) for pod in DISTRESS if pod in kinds_of(contents(at.state))]))
        if isinstance(wish, CallHelp):
            yield Manifested(at.me, (wish.pod,))
