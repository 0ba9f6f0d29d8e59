"""Openings: each player's power, as far as everybody knows it, and the result of their first invasion."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.title import Opening
from adjudicator.galaxy.batches import count
from adjudicator.games.blutooth.events.campaigns import InvasionsAnnounced
from adjudicator.games.blutooth.events.encounters import Negotiated, Settled
from adjudicator.games.blutooth.events.ships import ShipsCommitted
from adjudicator.games.blutooth.table.invasions import INVADERS, NEGOTIATION
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import opening


def openings(view: Match, told: Sequence[Event[Match]]) -> Iterator[Opening]:
    """By power: how strong the first invasion was, and whether it won. It is one of the first wave."""
    invaders: dict[int, int] = {}
    ships: dict[int, int] = {}
    results: dict[int, Settled | Negotiated] = {}
    for event in told:
        if isinstance(event, InvasionsAnnounced):
            if invaders:
                break
            invaders = {seat: number for number, (seat, _) in enumerate(event.charges, start=1)}
        elif isinstance(event, ShipsCommitted) and invaders.get(event.seat) == event.number:
            ships[event.number] = count(event.sources)
        elif isinstance(event, Settled | Negotiated):
            results[event.number] = event
    for seat, power in enumerate(view.powers):
        number = invaders.get(seat, 0)
        kind = opening("unknown") if power == HIDDEN else power
        if number not in ships:
            yield Opening(seat, kind, opening("none"))
        else:
            yield Opening(seat, kind, opening("invasion", count=ships[number], came=_came(results.get(number))))


def _came(result: Settled | Negotiated | None) -> str:
    if isinstance(result, Negotiated):
        return result.outcome
    if result is None or (result.won is None and result.outcome == NEGOTIATION):
        return "undecided"
    if result.won is None:
        return "draw"
    return "won" if result.won[INVADERS] else "lost"
