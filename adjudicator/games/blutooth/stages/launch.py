"""The first letter of a wave: fuel, the warp, destiny, targets, resupplies, commissions."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.acts.flattening import instead_of_reviving
from adjudicator.games.blutooth.encounters.commissions import commissions
from adjudicator.games.blutooth.encounters.destiny import scrambled
from adjudicator.games.blutooth.encounters.targets import NamingDefender, Targeting
from adjudicator.games.blutooth.events.campaigns import DefenderNamed, Targeted
from adjudicator.games.blutooth.events.milestones import PhaseOpened
from adjudicator.games.blutooth.mechanics.fuel import NO_TARGET, called_off, oriented
from adjudicator.games.blutooth.mechanics.resupplies import resupplies_asked
from adjudicator.games.blutooth.mechanics.reviving import warpfall
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import each_invasion, each_seat, position
from adjudicator.games.blutooth.systems.tech_actions import tech_actions
from adjudicator.games.blutooth.words.launch_words import NameDefender, Target

ENTRIES: Final = (
    "phase.orientation",
    "phase.warpfall",
    "phase.destiny",
    "phase.launch",
    "term.invasion",
)


def _launch(at: MatchAt) -> Script:
    """One invasion up to its commissions: everybody's at the same time, and nobody learns of others in between."""
    yield "orientation"
    goes_on = yield from oriented(at)
    if not goes_on:
        return
    yield from at.offers_at_once("warping")
    yield "warpfall"
    if not (yield from instead_of_reviving(at, at.invasion.invader)):
        yield from warpfall(at, at.invasion.invader)
    yield from at.offers_at_once("warpfall")
    yield from at.offers("risen")
    invader = at.invasion.invader
    if not at.invasion.ambush:
        yield from _destined(at, invader)
    yield "launch"
    if at.invasion.over or at.invasion.called_off:  # something has swallowed it, or there is nobody to invade
        return
    if at.invasion.target is None:
        targets = Targeting(at)
        if next(targets.every(), None) is None:
            yield from called_off(at, NO_TARGET)
            return
        answer = yield Ask(invader, Target.about, targets, where=at.where, default=None)
        yield Targeted(at.where, answer.place)
    yield from at.offers_at_once("targeted")
    yield from commissions(at)


def _destined(at: MatchAt, invader: Seat) -> Script:
    """What is done about the charge of an invasion, until it is known whom it is against."""
    yield from at.offers_at_once("paradox 1")
    yield from at.offers_at_once("paradox 2")
    yield from at.offers_at_once("destiny")
    yield from at.offers_at_once("come up")
    yield from scrambled(at)
    if at.invasion.defender is None:
        yield "wild"
        others = NamingDefender(at.state, invader)
        if next(others.every(), None) is None:
            yield from called_off(at, NO_TARGET)
            return
        answer = yield Ask(invader, NameDefender.about, others, where=at.where, default=None)
        yield DefenderNamed(at.where, answer.seat)
    yield from at.offers_at_once("destined")


def _techs(at: MatchAt) -> Script:
    """What everybody does with one tech, and what techs do in every warpfall."""
    yield "techs"
    yield from tech_actions(at)
    yield from at.offers_at_once("techs used")
    yield from at.offers_at_once("tech charges")


def _resupply(at: MatchAt) -> Script:
    """A leader asks for a resupply, when all targets are known."""
    yield "resupply"
    yield from resupplies_asked(at, at.me)


def _warped(at: MatchAt) -> Script:
    """What anybody uses at warpfall, whoever invades."""
    yield from at.offers_at_once("any warpfall")


def _launched(at: MatchAt) -> Script:
    """What is used when all gates are aimed."""
    yield from at.offers_at_once("launched")
    yield from at.offers_at_once("any time")


def _close(at: MatchAt) -> Script:
    yield "close"
    yield from closed(at)


def closed(at: MatchAt) -> Script:
    """The next letter of the wave is due, if an invasion is left that is not over; upkeep follows otherwise."""
    state = at.state
    if any(not one.over for one in state.invasions):
        yield PhaseOpened(state.phase + 1)


def _open(scene: Scene) -> Parts:
    techs: Parts = ((0, _techs),) if position(scene).techs else ()
    return [
        *each_invasion(scene, _launch),
        *techs,
        (0, _warped),
        *each_seat(scene, _resupply),
        (0, _launched),
        (0, _close),
    ]


LAUNCH = Stage(
    "launch",
    (
        "orientation",
        "warping",
        "warpfall",
        "any warpfall",
        "techs",
        "techs used",
        "tech charges",
        "risen",
        "paradox 1",
        "paradox 2",
        "destiny",
        "come up",
        "wild",
        "destined",
        "launch",
        "targeted",
        "resupply",
        "launched",
        "any time",
        "commissioning",
        "commission",
        "commissioned",
        "close",
    ),
    _open,
)
