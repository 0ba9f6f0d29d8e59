"""Fuel: what an invader decides as its campaign, or the next invasion of it, begins."""

from collections.abc import Iterable, Iterator
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import WORTH
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.campaigns import CampaignEnded, FuelChanged, FuelLoaded, InvasionCalledOff
from adjudicator.games.blutooth.mechanics.returning import all_rebounding
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import WAVES, Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.launch_words import Load, Skip

ENTRIES: Final = (
    "phase.orientation",
    "rule.fuel",
    "rule.end_campaign",
    "term.fuel_cell",
    "term.campaign",
    "term.nexus",
)

SKIPPED: Final = "skipped"
NO_SHIPS: Final = "no ships"
NO_FUEL: Final = "no fuel"
SILENT: Final = "silent"
NO_TARGET: Final = "no target"
RETREATED: Final = "retreat"
"""Why an invasion is called off."""


class Loading(Options):
    """The cells that an invader can load as its campaign begins, or not begin it at all.

    More than a campaign has invasions come back at its end, or are lost with the flagship.
    """

    __slots__ = ("_fuel",)

    def __init__(self, state: Match, seat: Seat) -> None:
        self._fuel = state.fuel[seat]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if isinstance(choice, Skip):
            return choice
        if not isinstance(choice, Load):
            return reason("loads-nothing")
        if choice.cells < 1:
            return reason("cells-one-or-skip")
        return choice if choice.cells <= self._fuel else reason("cells-there", cells=self._fuel)

    def every(self) -> Iterator[Choice]:
        """As many as can be used, fewer, and none."""
        for cells in range(min(self._fuel, WAVES), 0, -1):
            yield Load(cells)
        yield Skip()


class GoingOn(Options):
    """Ending a campaign whose second invasion could begin."""

    __slots__ = ()

    def settle(self, choice: Choice) -> Choice | Spoken:
        return choice if isinstance(choice, Skip) else reason("loaded-already")

    def every(self) -> Iterator[Choice]:
        yield Skip()


def oriented(at: MatchAt) -> Script:
    """The invader of this invasion loads its flagship, or goes on with what it has loaded; or it stays at home.

    An ambush needs no fuel. Returns whether the invasion goes on.
    """
    state, seat = at.state, at.invasion.invader
    if not state.bases(seat):
        return (yield from called_off(at, NO_SHIPS))
    if at.invasion.ambush:
        return True
    first = state.wave == 1
    if first and not state.fuel[seat]:
        return (yield from called_off(at, NO_FUEL))
    if first:
        cells = min(state.fuel[seat], WAVES)
        answer = yield Ask(seat, Load.about, Loading(state, seat), default=Load(cells))
        if isinstance(answer, Load):
            yield from at.propose(FuelLoaded(seat, answer.cells))
    else:
        answer = yield Ask(seat, Skip.about, GoingOn())
    return (yield from called_off(at, SKIPPED)) if isinstance(answer, Skip) else True


def called_off(at: MatchAt, why: str) -> Script:
    """This invasion does not take place, and the campaign it belongs to is over; returns False."""
    yield InvasionCalledOff(at.where, why)
    if not at.invasion.ambush:
        yield CampaignEnded(at.invasion.invader)
    return False


def fleets_went_home(at: MatchAt) -> Script:
    """The invading fleet goes home before anybody fights, and so do all sponsors; the campaign is over."""
    invasion = at.invasion
    own = ((invasion.invader, invasion.sent),)
    yield from all_rebounding(at, (*own, *[(one.seat, one.ships) for one in invasion.sponsors]), RETREATED)
    yield from called_off(at, RETREATED)


def fuel_changed(at: MatchAt, usual: int, seats: Iterable[Seat]) -> Script:
    """What pieces add to, or take from, the cells that these get as campaigns begin; nobody gets less than none."""
    if not at.matters(WORTH, "fuel"):
        return
    for seat in seats:
        cells = max(0, (yield from at.worth("fuel", usual, seat)))
        if cells != usual:
            yield FuelChanged(seat, cells - usual)
