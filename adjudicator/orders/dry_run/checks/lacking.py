"""What cannot be carried out as things stand."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.text.sayings import house
from adjudicator.orders.dry_run.order_checks import Barred, Sheet, Wish
from adjudicator.orders.dry_run.trial import Tried

_MORE: Final = 12
"""How many more times the dice are thrown at most, as it does not matter what they forbid by chance.

An example are the tokens of a planet attacked at random. If much is drawn, they forbid something two times in three.
"""


class NotNow(Barred):
    """An alternative cannot be carried out as things stand: more tokens than there are, a card that you do not hold.

    It may still become possible, if something of the kind comes to you before it is asked. Otherwise it is passed over,
    and the next alternative is tried. What only the dice may forbid, such as an attack at random, is not named.
    """

    code = "A104"
    certain = False

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        why = _barred(sheet.trial.quiet, sheet.seat, wish)
        if not why or any(_barred(one, sheet.seat, wish) == "" for one in sheet.trial.anew(_MORE)):
            return None
        return house("found-not-now", why=why)


def _barred(tried: Tried, seat: Seat, wish: Wish) -> str | None:
    """Why an alternative cannot be carried out; empty if it can, None if nobody asks for it."""
    came = [one.wish for one in tried.of(seat, wish.line, wish.number)]
    reasons = [one for one in came if isinstance(one, str)]
    return None if not came else reasons[0] if len(reasons) == len(came) else ""
