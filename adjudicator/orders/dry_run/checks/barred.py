"""What the rules of a title bar for the whole phase."""

from adjudicator.engine.text.sayings import house
from adjudicator.orders.dry_run.order_checks import Barred, Sheet, Wish


class NeverLegal(Barred):
    """An alternative can never be carried out in this phase, whatever the others do.

    It is passed over, and the next alternative is tried. The sentence says what is in its way.
    """

    code = "A102"

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        clause = wish.clause
        why = sheet.title.never(sheet.view, sheet.seat, clause.about, clause.where, wish.choice)
        return house("found-never", why=why) if why is not None else None
