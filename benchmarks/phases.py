"""One phase of an eight-player game, orders already read, beside one `process()` of the `diplomacy` package.

Two games are timed: with edicts and the classic powers, and with flares and every power there is. All are taken from
whole games, every phase timed once in a round; the rounds alternate, so that a machine whose speed drifts slows all of
them. Reported are means over all phases, of each phase's median over the rounds.
"""

import gc
import random
from collections import defaultdict
from collections.abc import Callable, Mapping
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from benchmarks.positions import Position, played

PLAYERS = 8
GAMES = 6
ROUNDS = 5
OTHER_PHASES = 100


class Played(NamedTuple):
    """What is played, and how long it may take beside the other program."""

    heading: str
    options: Mapping[str, str]
    aim: float


PLAYED = (
    Played("edicts and the classic powers", {}, 0.9),
    Played("flares, edicts and all powers", {"flares": "yes", "powers": "all"}, 0.4),
)


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
    positions = [played(cosmic, PLAYERS, GAMES, game.options) for game in PLAYED]
    ours: list[dict[int, list[float]]] = [defaultdict(list) for _ in PLAYED]
    theirs: dict[int, list[float]] = defaultdict(list)

    def resolved(position: Position) -> object:
        return adjudicate(cosmic, *position)

    for _ in range(ROUNDS):
        for found, times in zip(positions, ours, strict=True):
            for i, position in enumerate(found):
                times[i].append(seconds(lambda position=position: resolved(position)))  # type: ignore[misc]
        for i, time in enumerate(other_round()):
            theirs[i].append(time)
    other = mean([median(times) for times in theirs.values()])
    print(f"one phase of {PLAYERS} players, orders read; {GAMES} games of each kind")
    for game, found, measured in zip(PLAYED, positions, ours, strict=True):
        by_phase: dict[int, list[float]] = defaultdict(list)
        for i, position in enumerate(found):
            by_phase[cosmic.where(position.state).phase].append(median(measured[i]))
        mine = mean([median(times) for times in measured.values()])
        phases = ", ".join(f"{phase}: {median(times) * 1e3:.2f}" for phase, times in sorted(by_phase.items()))
        print(f"{game.heading}: {len(found)} phases, {mine * 1e3:.2f} ms (medians of phases {phases})")
        print(f"  ratio: {mine / other:.2f} (aim: at most {game.aim})")
    print(f"diplomacy, process() of random orders: {len(theirs)} phases, {other * 1e3:.2f} ms")
