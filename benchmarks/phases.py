"""One phase of an eight-player game, orders already read, beside one `process()` of the `diplomacy` package.

Both are taken from whole games, every phase timed once in a round; the rounds of the two alternate, so that a machine
whose speed drifts slows both. Reported are means over all phases, of each phase's median over the rounds.
"""

import gc
import random
from collections import defaultdict
from collections.abc import Callable
from statistics import mean, median
from time import process_time

from adjudicator.engine.turn import adjudicate
from adjudicator.games.catalogue import title
from benchmarks.positions import Position, played

PLAYERS = 8
GAMES = 6
ROUNDS = 5
OTHER_PHASES = 100


def seconds(work: Callable[[], object]) -> float:
    """Its processor time, collecting no garbage meanwhile: neither program pays for what the other has left about."""
    gc.disable()
    start = process_time()
    work()
    time = process_time() - start
    gc.enable()
    return time


def other_round() -> list[float]:
    """The seconds of every `process()` in one game of the other program with random orders, the same in every round."""
    from diplomacy import Game

    rng = random.Random(1)
    game = Game()
    times: list[float] = []
    while not game.is_game_done and len(times) < OTHER_PHASES:
        possible = game.get_all_possible_orders()
        for power in sorted(game.powers):
            places = game.get_orderable_locations(power)
            game.set_orders(power, [rng.choice(possible[place]) for place in places if possible[place]])
        times.append(seconds(game.process))
    return times


def report() -> None:
    """Print the figures."""
    cosmic = title("postal-cosmic")
    positions = played(cosmic, PLAYERS, GAMES)
    ours: dict[int, list[float]] = defaultdict(list)
    theirs: dict[int, list[float]] = defaultdict(list)

    def resolved(position: Position) -> object:
        return adjudicate(cosmic, *position)

    for _ in range(ROUNDS):
        for i, position in enumerate(positions):
            ours[i].append(seconds(lambda position=position: resolved(position)))  # type: ignore[misc]
        for i, time in enumerate(other_round()):
            theirs[i].append(time)
    by_phase: dict[int, list[float]] = defaultdict(list)
    for i, position in enumerate(positions):
        by_phase[cosmic.where(position.state).phase].append(median(ours[i]))
    mine = mean([median(times) for times in ours.values()])
    other = mean([median(times) for times in theirs.values()])
    print(f"one phase of {PLAYERS} players, {len(positions)} phases of {GAMES} games, orders read")
    for phase, times in sorted(by_phase.items()):
        print(f"  phase {phase}: median {median(times) * 1e3:.2f} ms")
    print(f"  all phases: {mine * 1e3:.2f} ms")
    print(f"diplomacy, process() of random orders, {len(theirs)} phases: {other * 1e3:.2f} ms")
    print(f"ratio: {mine / other:.2f} (aim: at most 0.9)")
