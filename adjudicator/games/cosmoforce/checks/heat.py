"""Actions of a ship whose heat may kill its crew before it acts."""

from collections.abc import Iterator

from adjudicator.games.cosmoforce.table.gear import DISSIPATOR, working
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.words.order_words import Action
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.values.findings import Finding, Severity


class HeatFirst(Check):
    """The heat that your working dissipators leave rolls against your crew before you act, and could kill all of it.

    To heal, or to conserve energy, comes after that in your turn, and so too late for the heat that you have now.
    """

    code = "F202"
    severity = Severity.HINT
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        view = sheet.view
        assert isinstance(view, Force)
        ship = view.ships[sheet.seat]
        if ship is None or view.gone[sheet.seat]:
            return
        dice = ship.heat - len(working(ship, DISSIPATOR))
        harms = 2 * (ship.crew - ship.hurt) + ship.hurt
        first = next((wish.line for wish in sheet.wishes() if isinstance(wish.choice, Action)), 0)
        if first and dice >= harms:
            yield self.whole(sheet, first, reason("found-heat-first", dice=dice))
