"""Capturing: ships of a beaten fleet are taken instead of being destroyed, and carried along until they are free."""

from functools import partial
from typing import Final

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.script import Made, Script
from adjudicator.galaxy.batches import Batches
from adjudicator.games.blutooth.encounters.casualties import fleet_of
from adjudicator.games.blutooth.events.stacked_ships import CaptivesFreed, CaptivesHeld, ShipsCaptured, adrift, carried
from adjudicator.games.blutooth.mechanics.returning import spread
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.captives import BEHIND, Captive, Captives
from adjudicator.games.blutooth.table.invasions import INVADERS, SLAPFIGHT
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.use_prices import FLARE, LAW, pod_of

ENTRIES: Final = ("frame.captured", "term.abduct", "term.release", "rule.compensation")


def beaten_in_combat(at: MatchAt, side: int) -> bool:
    """Whether the fleet that fights this side has lost a combat against it, in which fleets are destroyed."""
    won = at.invasion.won if at.where else None
    natures = at.invasion.natures
    if won is None or natures is None or at.invasion.peaceful or at.invasion.outcome == SLAPFIGHT:
        return False
    return won[side] and not won[1 - side] and any(at.brigades)


def captured(at: MatchAt, side: int, by: str, *, under_ships: bool) -> Script:
    """The leader of a fleet captures the ships of the other one, under a ship of its own or behind its planets.

    Impervious ships are not captured.
    """
    invasion = at.invasion
    keeper, target = invasion.leader(side), invasion.target
    place = target if under_ships and target is not None else BEHIND
    gate = under_ships and side == INVADERS
    for seat, ships in fleet_of(invasion, 1 - side):
        if not at.state.shielded[seat]:
            yield ShipsCaptured(at.where, seat, ships, keeper, by, place, gate)


def stacked(at: MatchAt, seat: Seat) -> int:
    """The ships that lie under ships of a seat that it has committed here."""
    here = at.invasion.target if at.invasion.defender == seat else None
    mine = [one for one in at.state.captives if one.keeper == seat]
    return sum([one.ships for one in mine if one.number == at.where or (not one.number and one.place == here)])


def _behind(at: MatchAt, by: str) -> Captives:
    """What lies behind the planets of the defender by some piece."""
    keeper = at.invasion.defender
    return tuple([one for one in at.state.captives if (one.keeper, one.by, one.place) == (keeper, by, BEHIND)])


def taken_behind(at: MatchAt, by: str) -> int:
    """How many ships those are."""
    return sum([one.ships for one in _behind(at, by)])


def let_go_behind(at: MatchAt, by: str) -> Script:
    """They are destroyed."""
    for one in _behind(at, by):
        yield freed(one, ((WARP, one.ships),))


# ---- how they come free


def freed_in_warp(at: MatchAt) -> Script:
    """What no ship of mine carries any more is free, in the warp."""
    for one in adrift(at.state, at.me):
        if one in at.state.captives:  # something may have kept it with the first of them
            yield freed(one, ((WARP, one.ships),))


def comes_free(at: MatchAt, freed: CaptivesFreed) -> bool:
    """Whether ships that lay under mine come free in the warp."""
    return at.mine(freed.keeper) and all(place == WARP for place, _ in freed.to)


def held_in_warp(at: MatchAt) -> Script:
    """What lay under ships of mine that have gone to the warp stays there with them."""
    yield CaptivesHeld(at.me)


def released(at: MatchAt, captives: Captives) -> Script:
    """Captured ships are released: they rebound."""
    for one in captives:
        yield Made(partial(_released, one=one))


def _released(now: Match, one: Captive) -> Event[Match] | None:
    return freed(one, spread(now, one.seat, one.ships)) if one in now.captives else None


def freed(one: Captive, to: Batches) -> CaptivesFreed:
    """The event in which they come free."""
    return CaptivesFreed(one.keeper, one.seat, one.by, one.place, one.number, to)


def captives_checked(at: MatchAt) -> Script:
    """At upkeep whatever nothing holds any more is released."""
    for one in at.state.captives:
        if not holds(at.state, one, at.run.title.pieces.named(one.by)):
            yield from released(at, (one,))


def holds(state: Match, one: Captive, piece: Piece) -> bool:
    """Whether the piece that has captured ships still does, and a ship carries them where one must."""
    keeper = one.keeper
    if state.eliminated[keeper] or not carried(state, one):
        return False
    if piece.kind == FLARE:
        return any(pod_of(one.by) in pile for pile in (state.caches[keeper], state.exhausts[keeper]))
    if piece.kind == LAW:
        return one.by in state.legacies
    return not state.off[keeper] and (one.by in state.own_powers(keeper) or (keeper, one.by) in state.sub_powers)
