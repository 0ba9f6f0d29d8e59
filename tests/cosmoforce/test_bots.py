"""House bots play sensibly: they beat players who do anything that is allowed."""

import os
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold
from adjudicator.engine.contract.questions import Standing
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import RandomOrders

GAMES: Final = int(os.environ.get("GAMES", "60"))
"""`GAMES=1000` plays more of them."""
WANTED: Final = 70
"""Games in a hundred."""


def won(number: int) -> bool:
    """Whether a bot wins a duel against a random player; they take turns in sitting first."""
    rules = title("cosmoforce")
    chance = Chance(f"bot against random {number}".encode())
    bot = number % 2
    state = rules.empty(2, {})
    state = fold(state, rules.deal(state, chance))
    while rules.winners(state) is None:
        anything = RandomOrders(chance, f"random {rules.where(state)}")
        orders: list[Standing] = [anything, anything]
        orders[bot] = StandingOrders(rules.bot(state, bot, chance))
        state = adjudicate(rules, state, [state] * 2, orders, chance).state
    return rules.winners(state) == (bot,)


def test_a_bot_beats_a_random_player() -> None:
    assert sum(map(won, range(GAMES))) * 100 >= GAMES * WANTED
