"""Whom Dictator can name."""

from adjudicator.games.cosmic.powers.dictator.power import Dictate
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.orders.dry_run.order_checks import Barred, Sheet, Wish


class DictatedToNobody(Barred):
    """Dictator is named as the attacker, or a player as the one to attack themselves.

    You go by destiny yourself, and say only whom the others must attack: one player each, and another than that player.
    """

    code = "C205"

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        choice = wish.choice
        if not isinstance(choice, Dictate):
            return None
        if choice.seat == sheet.seat:
            return reason("dictates-to-oneself")
        return reason("dictated-own-system") if choice.seat == choice.system else None
