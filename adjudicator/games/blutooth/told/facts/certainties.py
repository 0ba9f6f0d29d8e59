"""Certainties: what is known of orders before they are carried out, whatever the others hold and write."""

from typing import Any, Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice, Fact
from adjudicator.engine.contract.pieces import WORTH
from adjudicator.games.blutooth.systems.flares import flares_played
from adjudicator.games.blutooth.table.invasions import DEFENDERS, NEGOTIATION, Invasion
from adjudicator.games.blutooth.table.match import CAPACITY, LAUNCH, PAYOFF, Match
from adjudicator.games.blutooth.table.pods import ENVOY, TROJAN, is_distress, is_encounter, is_flex, printed
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.told import moons_told
from adjudicator.games.blutooth.told.facts.facts import Cycle, MustInvade, TargetIs, Wave
from adjudicator.games.blutooth.told.pieces_in_force import in_force
from adjudicator.games.blutooth.words.encounter_words import Distress, Driver
from adjudicator.games.blutooth.words.launch_words import Commission, Load, NameDefender, Target
from adjudicator.games.blutooth.words.lucre_words import Bribe, Pay
from adjudicator.games.blutooth.words.moon_words import Leave, Occupy, Reveal, UseMoon
from adjudicator.games.blutooth.words.payoff_words import DISMISS, PEACEFUL_VICTORY, Demand, Quash
from adjudicator.games.blutooth.words.piece_words import Stopping
from adjudicator.games.blutooth.words.rally_words import Divide, PlagueLoss, Send, SponsorFleet
from adjudicator.games.blutooth.words.station_words import Build

MANDATORY: Final = frozenset(word.about for word in (NameDefender, Target, Driver, Divide, PlagueLoss, Build))
"""Questions that are decided without an order: they cannot be declined."""


def sure(view: Match, seat: Seat, about: str, where: int, choice: Choice) -> bool:
    """Whether a choice answers every question of its kind in this phase."""
    if choice is NO:
        return about not in MANDATORY
    if isinstance(choice, Commission):
        led = [one for one in view.led_by(seat) if where in (0, one.number) and not one.over]
        return bool(led) and _limited(choice) and all(_others(view, one.number, choice) for one in led)
    return isinstance(choice, Quash) and not any(_never_quashed(one, seat) for one in view.led_by(seat))


def never(view: Match, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
    """Why a choice can answer nothing in this phase; None if it may."""
    match choice:
        case _ if choice is NO:
            return reason("not-declined") if about in MANDATORY else None
        case Driver():
            return _misled(choice)
        case Distress(pods=pods) if (other := next((pod for pod in pods if not is_distress(pod)), None)) is not None:
            return reason("not-distress", pod=other)
        case Load(cells=cells) if cells < 1:
            return reason("cells-one-or-skip")
        case Commission() if not _limited(choice):
            return reason("sponsors-limit", most=CAPACITY)
        case Bribe() | Pay() if choice.lucre < 1:
            return reason("lucre-one-at-least")
        case Commission() if where and not _others(view, where, choice):
            return reason("leaders-no-sponsors")
        case Send() | SponsorFleet() if choice.ships is not None and not 1 <= choice.ships <= _room(view):
            return reason("tokens-sent-one-to-four", most=CAPACITY)
        case Occupy() | Leave() | Reveal() | UseMoon():
            return moons_told.never(view, seat, choice)
        case Stopping() if choice.seat == seat:
            return reason("own-use")
        case Demand() if view.letter == PAYOFF:
            return _undemanded(view, seat, where, choice)
    return None


def _room(view: Match) -> int:
    """The most ships that can fit into a gate, as far as is known: what is in force, or a flare, may make it larger."""
    changed = any((rule.verb, rule.topic) == (WORTH, "capacity") for _, one in in_force(view) for rule in one.rules)
    return view.ships_each if changed or flares_played(view) else CAPACITY


def _misled(choice: Driver) -> str | None:
    """Why a pod leads no fleet, or not with the number named; None if it may."""
    pod, named = choice.pod, choice.named
    if not is_encounter(pod):
        return reason("not-a-driver", pod=pod)
    if named is None:
        return None
    if not is_flex(pod):
        return reason("names-no-number", pod=pod)
    return reason("flex-names", most=printed(pod) or 0) if named > (printed(pod) or 0) else None


def _undemanded(view: Match, seat: Seat, where: int, choice: Demand) -> str | None:
    """Why a demand can be made in no negotiation of a seat; None if it may be, or if it has none."""
    sides = [one.side_of(seat) for one in view.led_by(seat) if where in (0, one.number) and one.outcome == NEGOTIATION]
    if not sides:
        return None
    if choice.what == PEACEFUL_VICTORY and all(side == DEFENDERS for side in sides):
        return reason("only-invader-demands")
    if choice.what == DISMISS and all(side != DEFENDERS for side in sides):
        return reason("only-defender-dismisses")
    return None


def fixed(view: Match, seat: Seat, where: int, fact: Fact) -> Any:
    """The value of a fact in this whole phase; None if it may change."""
    match fact:
        case Cycle():
            return view.cycle
        case Wave():
            return view.wave
        case MustInvade(other, defender) if view.letter != LAUNCH:
            return any(invasion.defender == defender for invasion in view.invaded_by(other))
        case TargetIs() if view.letter != LAUNCH and 0 < where <= len(view.invasions):
            target = view.invasion(where).target
            return None if target is None else fact.aimed(view, target)
    return None


def _limited(choice: Commission) -> bool:
    """Whether everybody who is asked may come with one ship at least, and with no more than fit into the gate."""
    return all(one.most is None or 1 <= one.most <= CAPACITY for one in choice.seats)


def _never_quashed(invasion: Invasion, seat: Seat) -> bool:
    """Whether a leader cannot break a negotiation off: as a trojan that has met an envoy."""
    side, natures = invasion.side_of(seat), invasion.natures
    return side is not None and natures is not None and (natures[side], natures[1 - side]) == (TROJAN, ENVOY)


def _others(view: Match, number: int, choice: Commission) -> bool:
    """Whether any of those asked can sponsor a fleet of an invasion."""
    if not 0 < number <= len(view.invasions):
        return True
    leaders = view.invasion(number).leaders
    seats = [one.seat for one in choice.seats] or range(len(view.seats))
    return any(seat in view.seats_in() and seat not in leaders for seat in seats)
