"""The third letter of a wave: drivers, contact, distress, combat, and what comes of it at once."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.pieces import DECIDES_FOR, SEES, Holding
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.encounters.assembly import assembles, assembly_opened
from adjudicator.games.blutooth.encounters.beside import primed_beside, priming_beside
from adjudicator.games.blutooth.encounters.bribes import bribes_asked
from adjudicator.games.blutooth.encounters.casualties import Due, compensated, crashed, paying
from adjudicator.games.blutooth.encounters.demands import influence_at_first
from adjudicator.games.blutooth.encounters.distress import (
    assassins_work,
    escapes_work,
    primed_for_distress,
    reinforcements_work,
    therapists_work,
)
from adjudicator.games.blutooth.encounters.might import in_combat, might_counted
from adjudicator.games.blutooth.encounters.natures import made_envoy, natures_of, pair_outcome
from adjudicator.games.blutooth.encounters.outcomes import dud, settled
from adjudicator.games.blutooth.encounters.priming import drivers_open, primed, primed_anew, stooges_shown
from adjudicator.games.blutooth.encounters.retreats import retreated
from adjudicator.games.blutooth.encounters.rewards import drivers_uncovered, paid_off
from adjudicator.games.blutooth.encounters.seconds import seconds_primed
from adjudicator.games.blutooth.encounters.slimes import slimes_work
from adjudicator.games.blutooth.events.encounters import InvasionOver, NaturesKnown, NegotiationOpened
from adjudicator.games.blutooth.events.flares import DistressReturned
from adjudicator.games.blutooth.events.milestones import PhaseOpened
from adjudicator.games.blutooth.mechanics.purchases import anybody_buys
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import each_invasion
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, NEGOTIATION
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.words.encounter_words import AsEnvoy

ENTRIES: Final = (
    "phase.approach",
    "phase.encounter",
    "role.leader",
    "role.actor",
    "term.encounter",
)

Dues = dict[int, Due]
"""The compensation that is due in one run of the stage, by the numbers of invasions."""


def _encounter(at: MatchAt, dues: Dues) -> Script:
    """One invasion from the drivers to its payoff; what is to be negotiated is left to the next letter."""
    lost: dict[Seat, int] = {}
    if assembles(at):
        yield "over"
        yield from assembly_opened(at)
        return
    if not at.invasion.fought:  # some are won before contact
        yield "retreating"
        if (yield from retreated(at)):
            return
        yield from _approached(at)
        if pair_outcome(*(at.invasion.natures or ("", ""))) != NEGOTIATION:
            lost = yield from _distressed(at)
        elif at.invasion.distress:
            yield DistressReturned(at.where)
        if not (yield from _fought(at)):
            yield from _to_be_negotiated(at)
            return
    yield from at.offers_at_once("settled")
    yield from at.offers("capturing")
    yield "crash"
    due = yield from crashed(at, _with_captured(at, lost))
    yield from at.offers_at_once("due")
    if due is not None and not at.invasion.gassed:
        paid = yield from paying(at, due)
        if paid is not None:
            dues[at.where] = paid
    yield "payoff"
    yield from paid_off(at)
    yield from at.offers_at_once("paid")
    yield "over"
    if not at.invasion.boons:
        yield InvasionOver(at.where)


def _with_captured(at: MatchAt, lost: dict[Seat, int]) -> dict[Seat, int]:
    """The ships that have been lost before the crash: those that assassins have destroyed, and captured ones."""
    for seat, ships in at.invasion.captured:
        lost[seat] = lost.get(seat, 0) + ships
    return lost


def _approached(at: MatchAt) -> Script:
    """Both leaders prime a driver, one who sees the enemy's first afterwards; then all drivers are shown.

    Bribes are asked for before, and open then or with the drivers.
    """
    leaders, sealed = at.invasion.leaders, at.state.options["bribes"] == "sealed"
    yield "bribe"
    bribes = yield from bribes_asked(at)
    if not sealed:
        yield from bribes
    if priming_beside(at):
        yield "beside"
        yield from primed_beside(at)
    seers: Sequence[Holding] = ()
    if at.matters(SEES, "driver"):
        yield "see"
        seers = yield from at.seers("driver")
    seers = [one for one in seers if not at.allowed(one.seat, "prime first all the same")]
    late = dict.fromkeys([holding.seat for holding in seers])  # one who sees by two pieces primes once
    blinded = (yield from at.overruled("driver")) if at.matters(DECIDES_FOR, "driver") else ()
    yield "prime"
    yield from primed(at, [seat for seat in leaders if seat not in late], blinded)
    if late:
        yield "seen"
        gained = yield from _seen(at, seers)
        yield from primed(at, [*late], blinded, gained=gained)
    yield "second"
    yield from seconds_primed(at)
    yield from stooges_shown(at)
    yield from at.offers_at_once("primed")
    yield "contact"
    yield from at.propose(drivers_open(at.invasion))
    if sealed:
        yield from bribes
    yield from at.offers_at_once("contact")
    if not at.invasion.contact:
        yield from primed_anew(at)
        yield from at.propose(drivers_open(at.invasion))
    yield from at.propose(NaturesKnown(at.where, natures_of(at.invasion)))
    yield from at.offers_at_once("natures")


def _seen(at: MatchAt, seers: Sequence[Holding]) -> Script:
    """What those do who prime last; returns the pods that have come to them."""
    found: dict[Seat, str] = {}
    for holding in seers:
        gained = yield from holding.rule.method(holding.piece, at.of(holding.seat))
        if gained is not None:
            found[holding.seat] = gained
    return found


def _distressed(at: MatchAt) -> Script:
    """Distress pods are primed where there is combat, and work; returns the ships that assassins have destroyed."""
    yield "distress 1"
    yield from primed_for_distress(at, "1")
    yield "distress 2"
    yield from primed_for_distress(at, "2")
    if not at.invasion.distress:
        return {}
    yield "therapist"
    yield from therapists_work(at)
    yield "assassin"
    lost = yield from assassins_work(at)
    yield "reinforcement"
    yield from reinforcements_work(at)
    return lost


def _fought(at: MatchAt) -> Script:
    """Might is counted, and it is settled who wins; returns False if the leaders negotiate."""
    yield "combat"
    yield from slimes_work(at)
    yield from at.offers_at_once("combat")
    if in_combat(at.invasion):
        yield from might_counted(at)
        yield from at.offers("counted")
    if at.invasion.distress:
        yield "escape"
        if (yield from escapes_work(at)):
            return True
    side = dud(at.invasion)
    if side is not None:
        yield "as envoy"
        yes = AsEnvoy()
        answer = yield Ask(at.invasion.leader(side), AsEnvoy.about, OneOf((yes,)), where=at.where)
        if answer is not NO:
            yield made_envoy(at, side)
    yield "settle"
    yield from settled(at)
    return at.invasion.outcome != NEGOTIATION


def _to_be_negotiated(at: MatchAt) -> Script:
    """Two leaders will negotiate in the next letter: what influence each has counts when all else has been paid off."""
    yield from drivers_uncovered(at)
    yield "over"
    one = yield from influence_at_first(at, INVADERS)
    other = yield from influence_at_first(at, DEFENDERS)
    yield NegotiationOpened(at.where, (one, other))


def _compensations(at: MatchAt, dues: Dues) -> Script:
    """The pods of those who are compensated, all at one moment."""
    dues.clear()
    yield "compensation"
    yield from compensated(at, sorted(dues.items()))


def unsettled(state: Match) -> bool:
    """Whether anything public is left for the fourth letter: a negotiation, boons, or lucre that can be spent."""
    return any(not one.over for one in state.invasions) or anybody_buys(state)


def _close(at: MatchAt) -> Script:
    yield "close"
    if unsettled(at.state):
        yield PhaseOpened(at.state.phase + 1)


def _open(scene: Scene) -> Parts:
    dues: Dues = {}
    found = each_invasion(scene, partial(_encounter, dues=dues))
    return [*found, (0, partial(_compensations, dues=dues)), (0, _close)] if found else ()


ENCOUNTER = Stage(
    "encounter",
    (
        "retreating",
        "retreat",
        "bribe",
        "beside",
        "see",
        "prime",
        "seen",
        "second",
        "primed",
        "contact",
        "natures",
        "distress 1",
        "distress 2",
        "therapist",
        "assassin",
        "reinforcement",
        "combat",
        "counted",
        "escape",
        "as envoy",
        "settle",
        "settled",
        "capturing",
        "crash",
        "due",
        "compensation",
        "payoff",
        "paid",
        "over",
        "close",
    ),
    _open,
)
