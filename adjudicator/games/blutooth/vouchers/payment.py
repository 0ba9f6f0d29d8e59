"""Payment Voucher."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, Use, Voucher, cancels, voucher_used

AT_A_CACHE = ("Finder", "Plague", "Inspection Voucher")
"""What is used on somebody's cache."""


def _targeted(at: MatchAt, use: Use) -> bool:
    """Whether my cache is what it is used on."""
    return at.me in use.against and use.piece in AT_A_CACHE


class PayOff(Choice, frozen=True):
    """Zaps what is used on your cache (Payment Voucher)."""

    word = "VOUCHER Payment"
    also = ("use payment voucher",)
    about = "payment voucher"
    example = "VOUCHER Payment"


class PaymentVoucher(Voucher):
    """Zaps what somebody else uses on your cache: a Finder, a Plague, an Inspection Voucher."""

    name = "Payment Voucher"
    choices = (PayOff,)
    asked_as = "payment voucher"
    entries = (
        "voucher.payment",
        "term.targeted",
    )

    @cancels("artifact", where=_targeted)
    def pay_off(self, at: MatchAt, use: Use) -> Script:
        yield voucher_used(self, at, (use.by,))

    @cancels("voucher", where=_targeted)
    def pay_off_a_voucher(self, at: MatchAt, use: Use) -> Script:
        yield voucher_used(self, at, (use.by,))
