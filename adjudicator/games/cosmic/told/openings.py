"""Openings: each player's power, and the result of their first attack."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event
from adjudicator.engine.contract.title import Opening
from adjudicator.galaxy.batches import count
from adjudicator.games.cosmic.events.milestones import Resolved
from adjudicator.games.cosmic.events.token_moves import Launched
from adjudicator.games.cosmic.table.speech import opening
from adjudicator.games.cosmic.table.state import OFFENCE, Cosmic


def openings(view: Cosmic, told: Sequence[Event[Cosmic]]) -> Iterator[Opening]:
    """By power: how strong the first attack was, and whether it won."""
    first: dict[int, Launched] = {}
    results: dict[int, Resolved] = {}
    for event in told:
        if isinstance(event, Launched):
            first.setdefault(event.seat, event)
        elif isinstance(event, Resolved):
            results.setdefault(event.number, event)
    for seat, power in enumerate(view.powers):
        attack = first.get(seat)
        if attack is None:
            yield Opening(seat, power, opening("none"))
        else:
            came = _came(results.get(attack.number))
            yield Opening(seat, power, opening("attack", count=count(attack.sources), came=came))


def _came(result: Resolved | None) -> str:
    if result is None:
        return "undecided"
    if result.winner is None:
        return "both" if result.both_lose else "deal"
    return "won" if result.winner == OFFENCE else "lost"
