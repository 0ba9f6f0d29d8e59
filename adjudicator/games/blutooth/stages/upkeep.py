"""Upkeep: what ends a wave, and begins the next one."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Made, Parts, Scene, Script, Stage
from adjudicator.games.blutooth.acts.capturing import captives_checked
from adjudicator.games.blutooth.encounters.destiny import ambushes_due, destiny_drawn
from adjudicator.games.blutooth.events.campaigns import CampaignEnded, CampaignInterrupted, CampaignOpened, CycleOpened
from adjudicator.games.blutooth.events.lucre import ShieldsDown, VouchersLost
from adjudicator.games.blutooth.events.milestones import PhaseOpened, PowerLost, PowerRegained
from adjudicator.games.blutooth.events.mutants import SlimesScrapped
from adjudicator.games.blutooth.events.pods import ExhaustsCleared, ForgeRefilled
from adjudicator.games.blutooth.events.ships import Eliminated
from adjudicator.games.blutooth.mechanics.drafting import refilled, scrapped
from adjudicator.games.blutooth.mechanics.ending import match_over
from adjudicator.games.blutooth.mechanics.friendship import guests_leave
from adjudicator.games.blutooth.mechanics.fuel import fuel_changed
from adjudicator.games.blutooth.mechanics.purchases import anybody_buys
from adjudicator.games.blutooth.mechanics.showcase import restocked, shown
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.mechanics.timeouts import benches_changed
from adjudicator.games.blutooth.stages.scripts import position
from adjudicator.games.blutooth.systems.essence import pools_kept
from adjudicator.games.blutooth.systems.flares import flares_burnt, powers_back
from adjudicator.games.blutooth.systems.grafting import grafts_ended
from adjudicator.games.blutooth.systems.legacies import legacy_begins
from adjudicator.games.blutooth.systems.new_powers import all_lost, power_replaced
from adjudicator.games.blutooth.systems.technology import techs_lost
from adjudicator.games.blutooth.table.backs import of_forge
from adjudicator.games.blutooth.table.match import LAUNCH, PHASES, WAVES, Match, leaving

ENTRIES: Final = (
    "phase.upkeep",
    "frame.aim",
    "frame.authority",
    "frame.dominion",
    "frame.power_lost",
    "frame.eliminated",
    "frame.win_before_out",
    "rule.fuel",
    "rule.end_campaign",
    "term.cycle",
    "term.authority",
    "term.deactivate",
    "term.disrupt",
    "term.foreign",
    "term.inactive",
    "term.phase",
    "term.reconnected",
    "term.rotation",
    "term.turn",
)

NEEDED: Final = 3
"""The authority with which a power is on."""
BY_DOMINION, BY_LAST_CYCLE, BY_NOBODY_LEFT, BY_BEING_OUT = "dominion", "last cycle", "nobody left", "being out"
BY_DOOM: Final = "doom"
"""What ends a match."""


def _upkeep(at: MatchAt) -> Script:
    """Pods are cleared, powers go off or on, whoever has the dominion wins; else it goes on."""
    yield from at.offers_at_once("upkeep")
    yield from at.offers_at_once("any time")
    yield "close"
    if at.state.flared:
        yield from flares_burnt(at)
    if any(at.state.exhausts):
        yield from at.propose(ExhaustsCleared())
    yield Made(lambda now: ShieldsDown() if any(now.shielded) else None)
    if at.state.options["forge"] == "at_once":
        yield Made(lambda now: ForgeRefilled() if now.exhausted else None)
    if at.state.lent:
        yield from powers_back(at)
    yield from _powers_checked(at)
    yield from captives_checked(at)
    yield from pools_kept(at)
    if at.state.doomed:
        yield from match_over(at, (), BY_DOOM)
        return
    won = tuple([seat for seat in winners(at.state) if at.forbidden(seat, "win", None) is None])
    if won:
        yield from match_over(at, won, BY_DOMINION)
        return
    lost = [seat for seat in at.state.seats_in() if out(at.state, seat)]
    saved = tuple([seat for seat in lost if at.allowed(seat, "win when out")]) if lost else ()
    if saved:
        yield from match_over(at, saved, BY_BEING_OUT)
        return
    yield from _eliminated(at)
    if len(at.state.seats_in()) <= 1:
        yield from match_over(at, at.state.seats_in(), BY_NOBODY_LEFT)
    else:
        yield from _gone_on(at)


def _powers_checked(at: MatchAt) -> Script:
    """Aliens with an authority of two or less lose their power, and have it back with three."""
    state = at.state
    for seat in state.seats_in():
        weak = state.authority(seat) < NEEDED and not at.allowed(seat, "keep power")
        if weak != state.powerless[seat]:
            yield from at.propose(PowerLost(seat) if weak else PowerRegained(seat))


def winners(state: Match) -> tuple[Seat, ...]:
    """Everybody who has the dominion that wins, even without a home base."""
    return tuple([seat for seat in state.seats_in() if state.dominion(seat) >= state.to_win])


def out(state: Match, seat: Seat) -> bool:
    """Whether an alien is out: without home bases, without ships enough to win (Q19), or silent for too long."""
    hopeless = state.ships_of_alien(seat) - state.vaporized[seat] < state.to_win and state.options["hopeless"] == "out"
    return not state.home_bases(seat) or hopeless or leaving(state, seat)


def _eliminated(at: MatchAt) -> Script:
    state = at.state
    for seat in state.seats_in():
        if out(state, seat):
            yield from grafts_ended(at, seat)
            yield from scrapped(at, seat, at.state.caches[seat])
            if at.state.vouchers[seat]:
                yield VouchersLost(seat)
            yield from techs_lost(at, seat)
            yield from all_lost(at, seat)
            if any(one.seat == seat for one in at.state.slimes):
                yield SlimesScrapped(seat)
            if state.loaded[seat]:
                yield CampaignEnded(seat)
            yield from at.propose(Eliminated(seat))
            if at.state.guest is not None and at.state.guest[1] == seat:
                yield from guests_leave(at)
            yield from legacy_begins(at, seat)


def _gone_on(at: MatchAt) -> Script:
    """The second wave for those whose campaign goes on, or the next cycle."""
    if at.state.showcase or shown(at.state.options):
        if len(at.state.showcase) + len(of_forge(at.state.forge, dark=False)) < shown(at.state.options):
            yield Made(refilled)
        yield Made(partial(restocked, chance=at.chance, label=f"{at.state.when}/showcase"))
    yield from benches_changed(at)
    state = at.state
    going_on = [seat for seat in state.seats_in() if state.flagships[seat] and state.loaded[seat]]
    ambushes = ambushes_due(state)
    if ambushes and state.campaign is not None:
        yield from _interrupted(at, going_on)
        return
    if (going_on or ambushes) and state.wave < WAVES:
        yield from destiny_drawn(at, going_on, wave=WAVES)
        yield from at.offers_at_once("charged")
        yield from grafts_ended(at)
        yield PhaseOpened(PHASES + LAUNCH)
        return
    for seat in going_on:
        yield CampaignEnded(seat)
    following = next_campaign(state)
    if following is None:
        invaders, cycle = tuple([seat for seat in state.seats_in() if seat not in state.benched]), state.cycle + 1
    else:
        invaders, cycle = following[:1], following[1]
    if cycle > state.cycle and state.options["last_cycle"] == str(state.cycle):
        yield from match_over(at, leaders(at.state), BY_LAST_CYCLE)
        return
    if state.options["powers"] == "unstable":
        yield from grafts_ended(at)
        for seat in state.seats_in():
            yield from power_replaced(at, seat, "unstable")
    cells = yield from at.worth("cells", int(state.options["fuel"]))
    yield CycleOpened(cycle, cells) if following is None else CampaignOpened(following[0], cycle, cells)
    yield from fuel_changed(at, cells, invaders)
    yield from destiny_drawn(at, invaders, wave=1)
    yield from at.offers_at_once("charged")
    yield from grafts_ended(at)
    yield PhaseOpened(LAUNCH)


def _interrupted(at: MatchAt, going_on: Sequence[Seat]) -> Script:
    """In turn: ambushes are a wave by themselves. The campaign that they interrupt goes on after it, if it can."""
    state = at.state
    if state.wave >= WAVES:
        for seat in going_on:
            yield CampaignEnded(seat)
    assert state.campaign is not None
    yield CampaignInterrupted(state.campaign)
    yield from destiny_drawn(at, (), wave=1)
    yield from at.offers_at_once("charged")
    yield from grafts_ended(at)
    yield PhaseOpened(LAUNCH)


def next_campaign(state: Match) -> tuple[Seat, int] | None:
    """Whose campaign comes next, clockwise, and in which cycle; None if all have theirs together."""
    if state.campaign is None:
        return None
    seats = [seat for seat in state.seats_in() if seat not in state.benched]
    later = [seat for seat in seats if seat > state.campaign]
    return (later[0], state.cycle) if later else (seats[0], state.cycle + 1)


def leaders(state: Match) -> tuple[Seat, ...]:
    """Those with the most dominion, all of them together."""
    seats = state.seats_in()
    most = max(map(state.dominion, seats))
    return tuple([seat for seat in seats if state.dominion(seat) == most])


def _open(scene: Scene) -> Parts:
    """It follows as soon as every invasion of the wave is over, in whichever letter, if nobody has anything to buy."""
    return () if anybody_buys(position(scene)) else _open_last(scene)


def _open_last(scene: Scene) -> Parts:
    """In the last letter of a wave nobody is waited for any more."""
    return [(0, _upkeep)] if all(one.over for one in position(scene).invasions) else ()


UPKEEP = Stage("upkeep", ("upkeep", "any time", "close", "charged"), _open)
LAST_UPKEEP = Stage("upkeep", UPKEEP.moments, _open_last)
