"""Deals that cannot match."""

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.pieces import MAY
from adjudicator.engine.text.speech import YOU
from adjudicator.games.cosmic.forfeits.losses import losable
from adjudicator.games.cosmic.pieces import BY_NAME
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import LIMBO, Cosmic
from adjudicator.games.cosmic.words.deal_terms import ANY, Deal, Give
from adjudicator.games.cosmic.words.order_words import FromLimbo
from adjudicator.orders.dry_run.order_checks import Barred, Sheet, Wish


class CannotMatch(Barred):
    """Your opponent's terms of a deal can never be the same as yours, or one of you does not have what yours name.

    A deal is done if both of you offer the same terms. At least a base or a card has to pass, a base can only be given
    where the giver has tokens and the taker has none, and only cards that somebody holds. The tokens with which you
    settle the base you get must still be where you say: LIMBO puts tokens onto your bases before deals are done.
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
            or _unsettled(sheet, view, choice.get)
            for other in others
        ]
        return reason("found-deal-not-now", why=reasons[0]) if reasons and all(reasons) else None


def _missing(view: Cosmic, giver: Seat, give: Give, who: str) -> str | None:
    """What a player would give but does not have, as far as this view tells."""
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
    """Why a base cannot be given to a player: they have it already."""
    held = give.base is not None and give.base.place >= 0 and view.planets[give.base.place][taker]
    return reason("has-base-already", who=who) if held else None


def _unsettled(sheet: Sheet, view: Cosmic, get: Give) -> str | None:
    """What is missing at the places from which a seat would settle a base; LIMBO moves tokens first."""
    base = get.base
    if base is None or base.source is None:
        return None
    tokens = 1 if base.tokens is None else base.tokens
    there = losable(view, sheet.seat).get(base.source, 0)
    if base.source != LIMBO:
        # All tokens that leave Limbo for that base are counted: a warning must not be wrong.
        return reason("has-not-so-many-there", count=there) if there + view.limbo[sheet.seat] < tokens else None
    lines = [(wish.line, wish.choice.to) for wish in sheet.wishes() if isinstance(wish.choice, FromLimbo)]
    moved = sum(there if batch.count is None else batch.count for batch in lines[0][1]) if len(lines) == 1 else 0
    if there < tokens:
        return reason("has-not-so-many-there", count=there)
    return reason("limbo-moved-first", line=lines[0][0]) if there - moved < tokens else None


def _releases(view: Cosmic, seat: Seat) -> bool:
    rules = BY_NAME[view.powers[seat]].rules
    return any((rule.verb, rule.topic) == (MAY, "release by deal") for rule in rules)
