"""Deals that cannot match."""

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.rules import MAY
from adjudicator.engine.speech import YOU
from adjudicator.games.cosmic.deals import ANY, Deal, Give
from adjudicator.games.cosmic.pieces import BY_NAME
from adjudicator.games.cosmic.speech import reason
from adjudicator.games.cosmic.state import Cosmic
from adjudicator.orders.checking import Barred, Sheet, Wish


class CannotMatch(Barred):
    """The terms of a deal are such that your opponent's cannot be the same, or that one of you has not what they name.

    A deal is done if both of you offer the same terms. At least a base or a card has to pass, a base can only be given
    where the giver has tokens and the taker has none, and only cards that somebody holds.
    """

    code = "C202"
    certain = False

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        view, choice, where = sheet.view, wish.choice, wish.clause.where
        assert isinstance(view, Cosmic)
        if not isinstance(choice, Deal) or view.phase != 4:
            return None
        if choice == Deal():
            return reason("found-deal-of-nothing")
        mine = [fight for fight in view.challenges_of(sheet.seat) if fight.deal and where in (0, fight.number)]
        others = [fight.main(1 - (fight.side_of(sheet.seat) or 0)) for fight in mine]
        reasons = [
            _missing(view, sheet.seat, choice.give, YOU)
            or _missing(view, other, choice.get, view.seats[other])
            or _held(view, other, choice.give, view.seats[other])
            or _held(view, sheet.seat, choice.get, YOU)
            for other in others
        ]
        return reason("found-deal-not-now", why=reasons[0]) if reasons and all(reasons) else None


def _missing(view: Cosmic, giver: Seat, give: Give, who: str) -> str | None:
    """What a player would give and has not, as far as this view tells."""
    if give.base is not None:
        place = give.base.place
        if place < 0 or (not view.planets[place][giver] and not view.limbo[giver]):
            return reason("has-no-base", who=who)
    hand = view.held(giver)
    if len(give.cards) > len(hand):
        return reason("has-only-cards", who=who, count=len(hand))
    lacking = [card for card in give.cards if card != ANY and give.cards.count(card) > hand.count(card)]
    if lacking and HIDDEN not in hand:
        return reason("has-no-card", who=who, card=lacking[0])
    if give.release and not _releases(view, giver):
        return reason("has-no-release", who=who)
    return None


def _held(view: Cosmic, taker: Seat, give: Give, who: str) -> str | None:
    """Why a base is none for its taker: he has it already."""
    held = give.base is not None and give.base.place >= 0 and view.planets[give.base.place][taker]
    return reason("has-base-already", who=who) if held else None


def _releases(view: Cosmic, seat: Seat) -> bool:
    rules = BY_NAME[view.powers[seat]].rules
    return any((rule.verb, rule.topic) == (MAY, "release by deal") for rule in rules)
