"""Retreats: an invader without a driver breaks its campaign off in the middle of an invasion."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.mechanics.fuel import fleets_went_home
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.words.rally_words import Retreat

ENTRIES: Final = ("rule.end_campaign",)


def may_retreat(state: Match, invasion: Invasion, seat: Seat) -> bool:
    """Whether a seat may break an invasion off: the invader of a campaign, without an encounter pod."""
    leads = invasion.invader == seat and not invasion.ambush
    return leads and not any(map(is_encounter, state.caches[seat]))


def retreated(at: MatchAt) -> Script:
    """The invader may break its campaign off: all ships rebound, and the cells that are left are kept.

    Returns whether it does.
    """
    invader = at.invasion.invader
    if not may_retreat(at.state, at.invasion, invader):
        return False
    if (yield Ask(invader, Retreat.about, OneOf((Retreat(),)), where=at.where)) is NO:
        return False
    yield "retreat"
    yield from fleets_went_home(at)
    return True
