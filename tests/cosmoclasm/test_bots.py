"""House bots play sensibly: they beat players who do anything that is allowed."""

import os
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, told
from adjudicator.engine.contract.questions import Standing
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import RandomOrders

GAMES: Final = int(os.environ.get("GAMES", "40"))
"""`GAMES=1000` plays more of them."""
WANTED: Final = 70
"""Games in a hundred."""


def won(number: int) -> bool:
    """Whether a bot wins a game of two against a random player; they take turns in sitting first."""
    rules = title("cosmoclasm")
    chance = Chance(f"bot against random {number}".encode())
    bot = number % 2
    table = rules.empty(2, {})
    deal = rules.deal(table, chance)
    state = fold(table, deal)
    views = [fold(table, told(deal, seat)) for seat in range(2)]
    while rules.winners(state) is None:
        anything = RandomOrders(chance, f"random {rules.where(state)}")
        orders: list[Standing] = [anything, anything]
        orders[bot] = StandingOrders(rules.bot(views[bot], bot, chance))
        out = adjudicate(rules, state, views, orders, chance)
        state = out.state
        views = [fold(view, told(out.events, seat)) for seat, view in enumerate(views)]
    return rules.winners(state) == (bot,)


def test_a_bot_beats_a_random_player() -> None:
    assert sum(map(won, range(GAMES))) * 100 >= GAMES * WANTED
