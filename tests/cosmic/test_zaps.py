"""A Cosmic Zap that names a player stops uses by that player, and no others."""

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, told
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.cosmic.edicts.cosmic_zap import CosmicZap, Zap
from adjudicator.games.cosmic.events.milestones import PowerUsed, UseCancelled
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.title import TITLE
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.standing_orders import StandingOrders

PLAYERS = 5


def _zaps_by_name(seed: int) -> tuple[set[tuple[int, str]], set[tuple[int, str]], int]:
    """A game of bots in which everybody zaps their left neighbour: uses, cancelled uses, and by whom."""
    chance = Chance(f"zaps {seed}".encode())
    state = TITLE.empty(PLAYERS, {})
    events = TITLE.deal(state, chance)
    views = [fold(state, told(events, seat)) for seat in range(PLAYERS)]
    state = fold(state, events)
    used: set[tuple[int, str]] = set()
    stopped: set[tuple[int, str]] = set()
    wrong = 0
    while TITLE.winners(state) is None:
        standing = []
        for seat, view in enumerate(views):
            clauses = [clause for clause in TITLE.bot(view, seat, chance) if clause.about != "cancels"]
            standing.append(StandingOrders([Clause.of(Zap((seat + 1) % PLAYERS)), *clauses]))
        outcome = adjudicate(TITLE, state, views, standing, chance)
        used |= {(event.seat, event.piece) for event in outcome.events if isinstance(event, PowerUsed)}
        stopped |= {(event.seat, event.piece) for event in outcome.events if isinstance(event, UseCancelled)}
        for answer in outcome.answers:
            if answer.about == "cancels" and isinstance(answer.choice, Zap):
                victim = int(answer.detail.split(" on ")[1].split("/")[0])
                wrong += victim != (answer.seat + 1) % PLAYERS
                # The report reads the order back to its writer as it was given, and not as a zap of anybody.
                wrong += answer.choice.seat != victim
        views = [fold(view, told(outcome.events, seat)) for seat, view in enumerate(views)]
        assert isinstance(outcome.state, Cosmic)
        state = outcome.state
    return used, stopped, wrong


@pytest.mark.parametrize("seed", range(6))
def test_a_named_zap_stops_only_the_named(seed: int) -> None:
    used, stopped, wrong = _zaps_by_name(seed)
    assert wrong == 0
    assert {piece for _, piece in stopped} <= {piece for _, piece in used} | {CosmicZap.name}


def test_a_named_zap_stops_the_named() -> None:
    assert any(_zaps_by_name(seed)[1] for seed in range(6))
