"""Nuclear Voucher."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, Voucher, asks, flares_made


class Ignite(Choice, frozen=True):
    """Makes a random flare of an alien that does not play (Nuclear Voucher)."""

    word = "VOUCHER Nuclear"
    also = ("use nuclear voucher",)
    about = "nuclear voucher"
    of_challenge = False
    example = "VOUCHER Nuclear"


class NuclearVoucher(Voucher):
    """Makes a random flare of an alien that does not play for your cache.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep; the pod serves from the next
    letter on. Everybody sees it.
    """

    name = "Nuclear Voucher"
    choices = (Ignite,)
    option = "flares"
    entries = ("voucher.nuclear",)

    @asks("any time")
    def ignite(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Ignite())), Ignite):
            yield from flares_made(at, at.me, 1, self.name)
