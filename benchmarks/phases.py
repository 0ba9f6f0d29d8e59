"""One phase of an eight-player game, orders already read, beside one `process()` of the `diplomacy` package.

Both are taken from whole games played to their end, every phase timed once in a round; the rounds of the two alternate,
so that a machine whose speed drifts slows both. Reported are the mean over all phases of the median of the rounds.
"""

import random
from collections import defaultdict
from collections.abc import Callable
from copy import deepcopy
from statistics import mean, median
from time import perf_counter
from typing import Any

from adjudicator.engine.turn import adjudicate
from adjudicator.games.catalogue import title
from benchmarks.positions import Position, played

PLAYERS = 8
GAMES = 6
ROUNDS = 7
OTHER_PHASES = 150


def seconds(work: Callable[[], object]) -> float:
    """How long it takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def other_phases() -> list[Any]:
    """Games of the other program, each with random orders set and ready to be processed."""
    from diplomacy import Game

    rng = random.Random(1)
    game = Game()
    ready = []
    while not game.is_game_done and len(ready) < OTHER_PHASES:
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = game.get_orderable_locations(power)
            game.set_orders(power, [rng.choice(possible[place]) for place in places if possible[place]])
        ready.append(deepcopy(game))
        game.process()
    return ready


def report() -> None:
    """Print the figures."""
    cosmic = title("postal-cosmic")
    positions = played(cosmic, PLAYERS, GAMES)
    ours: dict[int, list[float]] = defaultdict(list)
    theirs: dict[int, list[float]] = defaultdict(list)

    def one(position: Position) -> object:
        state, views, standing, chance = position
        return adjudicate(cosmic, state, views, standing, chance)

    others = other_phases()
    for _ in range(ROUNDS):
        for i, position in enumerate(positions):
            ours[i].append(seconds(lambda position=position: one(position)))  # type: ignore[misc]
        for i, game in enumerate(others):
            theirs[i].append(seconds(deepcopy(game).process))
    by_phase: dict[int, list[float]] = defaultdict(list)
    for i, position in enumerate(positions):
        by_phase[cosmic.where(position.state).phase].append(median(ours[i]))
    mine = mean([median(times) for times in ours.values()])
    other = mean([median(times) for times in theirs.values()])
    print(f"one phase of {PLAYERS} players, {len(positions)} phases of {GAMES} games, orders read")
    for phase, times in sorted(by_phase.items()):
        print(f"  phase {phase}: median {median(times) * 1e3:.2f} ms")
    print(f"  all phases: {mine * 1e3:.2f} ms")
    print(f"diplomacy, process() of random orders, {len(others)} phases: {other * 1e3:.2f} ms")
    print(f"ratio: {mine / other:.2f} (aim: at most 0.9)")
