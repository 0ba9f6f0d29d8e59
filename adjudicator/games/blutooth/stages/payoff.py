"""The fourth letter of a wave: negotiations, and boons."""

from typing import Final

from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.encounters.assembly import assembled, won_in_peace
from adjudicator.games.blutooth.encounters.rewards import drivers_spent
from adjudicator.games.blutooth.events.encounters import InvasionOver
from adjudicator.games.blutooth.mechanics.boons import boons_taken
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.negotiation import negotiated, parted
from adjudicator.games.blutooth.stages.scripts import each_invasion
from adjudicator.games.blutooth.table.invasions import NEGOTIATION

ENTRIES: Final = ("phase.payoff", "outcome.negotiation")


def _payoff(at: MatchAt) -> Script:
    """One invasion: the leaders negotiate, or those who are to have boons take them."""
    if at.invasion.assembly:
        yield from assembled(at)
        yield from parted(at, victory=won_in_peace(at.invasion))
        yield from at.offers_at_once("paid")
    elif at.invasion.outcome == NEGOTIATION:
        yield from negotiated(at)
        yield from at.offers_at_once("paid")
    yield "boons"
    if at.invasion.boons:
        yield from boons_taken(at)
    yield from drivers_spent(at)
    yield InvasionOver(at.where)


def _open(scene: Scene) -> Parts:
    return each_invasion(scene, _payoff)


PAYOFF = Stage(
    "payoff",
    ("grime", "offers", "negotiate", "dealt", "agreed", "broken off", "terms", "payoff", "paid", "boons"),
    _open,
)
