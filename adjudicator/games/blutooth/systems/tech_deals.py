"""Techs in a deal: what one costs, and how it changes hands."""

from functools import partial
from typing import Final

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.galaxy.batches import fullest_first
from adjudicator.games.blutooth.events.techs import TechHandedOver, TechPodBack, TechResearched
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.technology import tech_ships_home
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.techs import HeldTech, tech_called, tech_numbered
from adjudicator.games.blutooth.words.payoff_words import tech_in

ENTRIES: Final = ("demand.tech",)

LEAST: Final = 1
"""What a tech without ships costs."""


def demanded_tech(state: Match, giver: Seat, what: str) -> HeldTech | None:
    """The tech of a leader that a demand names: by its number, or by its name if everybody knows which it is."""
    said = tech_in(what)
    if said is None:
        return None
    if said.isdecimal():
        held = tech_numbered(state.techs, int(said))
        return held if held is not None and held.seat == giver else None
    held = tech_called(state.techs, giver, said)
    return held if held is not None and held.shown else None


def tech_price(state: Match, giver: Seat, what: str) -> int:
    """What a tech costs in influence: 1 for each ship on it, and 1 at least."""
    held = demanded_tech(state, giver, what)
    return LEAST if held is None else max(LEAST, held.ships)


def tech_dealt(at: MatchAt, seat: Seat, giver: Seat, what: str) -> Script:
    """A leader gets a tech of the other one: its ships rebound, and as many of the new owner's take their place."""
    held = demanded_tech(at.state, giver, what)
    if held is None:
        return
    yield from tech_ships_home(at, held.number)
    if held.pod:
        yield TechPodBack(giver, held.number, held.pod, open_to_all=False)
    yield TechHandedOver(giver, seat, held.number, held.name, at.where, held.shown)
    yield Made(partial(_manned, number=held.number, ships=held.ships))


def _manned(now: Match, number: int, ships: int) -> Event[Match] | None:
    held = tech_numbered(now.techs, number)
    if held is None or held.developed:
        return None
    there = uncommitted(now, held.seat)
    sources = fullest_first(there, min(ships, sum(there.values())))
    return TechResearched(held.seat, number, sources) if sources else None
