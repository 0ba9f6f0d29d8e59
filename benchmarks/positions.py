"""Real positions to time: every phase of some games between house bots, with the bots' orders."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import State, fold, told
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.orders.values.standing_orders import StandingOrders


class Position(NamedTuple):
    """A boundary of a game, and the orders for the phase that is open there."""

    state: State
    views: tuple[State, ...]
    standing: tuple[Standing, ...]
    chance: Chance


def played(
    title: Title[Any], players: int, games: int, options: Mapping[str, str] = MappingProxyType({})
) -> list[Position]:
    """The boundaries of whole games with these rulebook values, in order."""
    found = []
    for game in range(games):
        chance = Chance(f"benchmark {game}".encode())
        state = title.empty(players, options)
        events = title.deal(state, chance)
        views = tuple(fold(state, told(events, seat)) for seat in range(players))
        state = fold(state, events)
        while title.winners(state) is None:
            standing = tuple(
                StandingOrders(title.bot(view, seat, chance)) if title.playing(state, seat) else SILENT
                for seat, view in enumerate(views)
            )
            found.append(Position(state, views, standing, chance))
            outcome = adjudicate(title, state, views, standing, chance)
            views = tuple(fold(view, told(outcome.events, seat)) for seat, view in enumerate(views))
            state = outcome.state
    return found
