"""Certainties: what is known of orders before they are carried out, whatever the others hold and write."""

from typing import Any, Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice, Fact
from adjudicator.games.cosmic.mechanics.agreements import Agree
from adjudicator.games.cosmic.table.card_faces import is_challenge_card
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import TOKENS, Cosmic
from adjudicator.games.cosmic.told.facts import MustAttack
from adjudicator.games.cosmic.told.stop_questions import own_zaps, stops_powers
from adjudicator.games.cosmic.words.deal_terms import Deal
from adjudicator.games.cosmic.words.order_words import (
    Attack,
    Divide,
    Invite,
    Join,
    LayCard,
    Loss,
    OwnColour,
    PlagueLoss,
    Reward,
)
from adjudicator.games.cosmic.words.piece_words import Stopping

MANDATORY: Final = frozenset(word.about for word in (LayCard, Loss, PlagueLoss, Reward, Divide))
"""Questions that are answered at random without an order: they cannot be declined."""


def sure(view: Cosmic, seat: Seat, about: str, where: int, choice: Choice) -> bool:
    """Whether a choice answers every question of its kind in this phase."""
    if choice is NO:
        # Every deal and agreement that is named may come about, and an attack may follow from an earlier
        # instruction.
        return about not in MANDATORY and about not in (Deal.about, Agree.about, Attack.about)
    if isinstance(choice, Invite):
        mine = [fight for fight in view.challenges_of(seat) if where in (0, fight.number)]
        return bool(mine) and all(_others(view, fight.number, choice) for fight in mine)
    return isinstance(choice, OwnColour) and choice.place is None


def never(view: Cosmic, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
    """Why a choice can answer nothing in this phase; None if it may."""
    match choice:
        case _ if choice is NO:
            if about in MANDATORY or (about == Attack.about and view.instructed[seat] is None):
                return reason("not-declined")
        case LayCard(card=card) if not is_challenge_card(card):
            return reason("not-laid", card=card)
        case Invite() if where and not _others(view, where, choice):
            return reason("mains-no-allies")
        case Attack() | Join() if choice.tokens is not None and not 1 <= choice.tokens <= TOKENS:
            return reason("tokens-from-one-to-twenty")
        case Stopping() if choice.seat == seat and not (stops_powers(type(choice)) and own_zaps(view)):
            return reason("own-use")
        case Attack() if choice.place < 0:
            return reason("only-planets")
    return None


def fixed(view: Cosmic, seat: Seat, where: int, fact: Fact) -> Any:
    """The value of a fact in this whole phase; None if it may change."""
    if isinstance(fact, MustAttack) and view.phase == 2:
        target = view.targets[fact.seat]
        return target is not None and target[1] == fact.defender
    return None


def _others(view: Cosmic, number: int, choice: Invite) -> bool:
    """Whether any of those invited can be an ally in a challenge."""
    if not 0 < number <= len(view.challenges):
        return True
    mains = (view.challenge(number).offence, view.challenge(number).defence)
    return any(seat in view.seats_in() and seat not in mains for seat in choice.seats or range(len(view.seats)))
