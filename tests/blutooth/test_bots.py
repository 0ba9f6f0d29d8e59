"""House bots play sensibly: they beat aliens who do anything that is allowed."""

import os
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import State, fold, told
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games import catalogue
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import RandomOrders

TITLE: Final = catalogue.title("blutooth")
GAMES: Final = int(os.environ.get("GAMES", "20"))
"""`GAMES=1000` plays more of them."""
WANTED: Final = 80
"""Matches in a hundred."""
ALIENS: Final = 4


def won(number: int) -> bool:
    """Whether a bot wins a match against three random players; it sits in each seat in its turn."""
    chance = Chance(f"bot against random {number}".encode())
    bot = number % ALIENS
    table = TITLE.empty(ALIENS, {})
    deal = TITLE.deal(table, chance)
    state: State = fold(table, deal)
    views: list[State] = [fold(table, told(deal, seat)) for seat in range(ALIENS)]
    while TITLE.winners(state) is None:
        standing: list[Standing] = [
            RandomOrders(chance, f"random {TITLE.where(state)}/{seat}") if TITLE.playing(state, seat) else SILENT
            for seat in range(ALIENS)
        ]
        if TITLE.playing(state, bot):
            standing[bot] = StandingOrders(TITLE.bot(views[bot], bot, chance))
        out = adjudicate(TITLE, state, views, standing, chance)
        state = out.state
        views = [fold(view, told(out.events, seat)) for seat, view in enumerate(views)]
    return bot in (TITLE.winners(state) or ())


def test_a_bot_beats_random_players() -> None:
    assert sum(map(won, range(GAMES))) * 100 >= GAMES * WANTED
