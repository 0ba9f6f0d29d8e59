"""What cannot be carried out as things stand."""

from adjudicator.engine.saying import house
from adjudicator.orders.checking import Barred, Sheet, Wish


class NotNow(Barred):
    """An alternative cannot be carried out as things stand: more tokens than there are, a card that you do not hold.

    It may still become possible, if something of the kind comes to you before it is asked. Otherwise it is passed over,
    and the next alternative is tried.
    """

    code = "A104"
    certain = False

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        came = sheet.trial.quiet.weighed(sheet.seat)
        wishes = [one.wish for one in came if (one.line, one.number) == (wish.line, wish.number)]
        reasons = [one for one in wishes if isinstance(one, str)]
        if not reasons or len(reasons) < len(wishes):
            return None
        return house("found-not-now", why=reasons[0])
