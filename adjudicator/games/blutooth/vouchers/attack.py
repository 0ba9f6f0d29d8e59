"""Attack Voucher."""

from adjudicator.games.blutooth.kit import TWO_D, Choice, Manifested, MatchAt, Script, Voucher, asks

MOST = 42


class Arm(Choice, frozen=True):
    """Makes an attack with two random numbers (Attack Voucher)."""

    word = "VOUCHER Attack"
    also = ("use attack voucher",)
    about = "attack voucher"
    of_challenge = False
    example = "VOUCHER Attack"


class AttackVoucher(Voucher):
    """Makes a 2-D attack with two random numbers from 0 to 42 for your cache: the left one counts.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep; the pod serves from the next
    letter on. Everybody sees it.
    """

    name = "Attack Voucher"
    choices = (Arm,)
    entries = ("voucher.attack", "pod.2d", "term.manifest")

    @asks("any time")
    def arm(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Arm())), Arm):
            label = f"{at.label}/{at.state.seats[at.me]}/2-D"
            left, right = [at.chance.below(f"{label} {side}", MOST + 1) for side in ("left", "right")]
            yield Manifested(at.me, (f"{TWO_D}{left}/{right}",))
