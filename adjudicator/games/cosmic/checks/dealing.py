"""Deals that cannot match."""

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.rules import MAY
from adjudicator.games.cosmic.deals import ANY, Deal, Give
from adjudicator.games.cosmic.pieces import BY_NAME
from adjudicator.games.cosmic.state import Cosmic
from adjudicator.orders.checking import Barred, Sheet, Wish


class CannotMatch(Barred):
    """The terms of a deal are such that your opponent's cannot be the same, or that one of you has not what they name.

    A deal is done if both of you offer the same terms. At least a base or a card has to pass, a base can only be given
    where the giver has tokens, and only cards that somebody holds.
    """

    code = "C202"
    certain = False

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        view, choice, where = sheet.view, wish.choice, wish.clause.where
        assert isinstance(view, Cosmic)
        if not isinstance(choice, Deal) or view.phase != 4:
            return None
        if choice == Deal():
            return "A deal of nothing is no deal: a base or a card at least must pass."
        mine = [fight for fight in view.challenges_of(sheet.seat) if fight.deal and where in (0, fight.number)]
        others = [fight.main(1 - (fight.side_of(sheet.seat) or 0)) for fight in mine]
        reasons = [
            _missing(view, sheet.seat, choice.give, "you have") or _missing(view, other, choice.get, _has(view, other))
            for other in others
        ]
        return f"As things stand {reasons[0]}." if reasons and all(reasons) else None


def _has(view: Cosmic, seat: Seat) -> str:
    return f"{view.seats[seat]} has"


def _missing(view: Cosmic, giver: Seat, give: Give, has: str) -> str | None:
    """What a player would give and has not, as far as this view tells."""
    if give.base is not None:
        place = give.base.place
        if place < 0 or (not view.planets[place][giver] and not view.limbo[giver]):
            return f"{has} no base there to give"
    hand = view.held(giver)
    if len(give.cards) > len(hand):
        return f"{has} only {len(hand)} card{'' if len(hand) == 1 else 's'}"
    lacking = [card for card in give.cards if card != ANY and give.cards.count(card) > hand.count(card)]
    if lacking and HIDDEN not in hand:
        return f"{has} no {lacking[0]} to give"
    if give.release and not _releases(view, giver):
        return f"{has} no power that releases tokens by a deal"
    return None


def _releases(view: Cosmic, seat: Seat) -> bool:
    rules = BY_NAME[view.powers[seat]].rules
    return any((rule.verb, rule.topic) == (MAY, "release by deal") for rule in rules)
