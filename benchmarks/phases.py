"""One phase of an eight-player game, orders already read, beside one `process()` of the `diplomacy` package.

Two games are timed: with edicts and the classic powers, and with flares and every power there is. Each phase is worked
out twice: by the rules alone, and as the service does it, with the reasons for every answer, everybody's view, and now
and then a player who has written nothing. All are taken from whole games, every phase timed once in a round; the rounds
alternate, so that a machine whose speed drifts slows all of them. Reported are means over all phases, of each phase's
median over the rounds.
"""

import gc
import random
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import of_bots, resolve
from benchmarks import ratios
from benchmarks.positions import Position, played

PLAYERS = 8
GAMES = 6
ROUNDS = 5
OTHER_PHASES = 100
MISSED = 6
"""In one phase of so many somebody has written nothing."""


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


def filed(number: int, position: Position) -> list[Orders]:
    """The orders of a phase as they are on file."""
    orders = of_bots(title("postal-cosmic"), Boundary(position.state, position.views), position.chance)
    silent = number // MISSED % PLAYERS
    return [Orders() if number % MISSED == 0 and seat == silent else one for seat, one in enumerate(orders)]


def report() -> None:
    """Print the figures."""
    cosmic = title("postal-cosmic")
    positions = [played(cosmic, PLAYERS, GAMES, game.options) for game in PLAYED]
    orders = [[filed(number, position) for number, position in enumerate(found)] for found in positions]
    ours: list[dict[int, list[float]]] = [defaultdict(list) for _ in PLAYED]
    served: list[dict[int, list[float]]] = [defaultdict(list) for _ in PLAYED]
    theirs: dict[int, list[float]] = defaultdict(list)

    def by_rules(position: Position) -> object:
        return adjudicate(cosmic, *position)

    def in_service(position: Position, sent: list[Orders]) -> object:
        return resolve(cosmic, Boundary(position.state, position.views), sent, position.chance)

    for _ in range(ROUNDS):
        for found, sent, times, whole in zip(positions, orders, ours, served, strict=True):
            for i, position in enumerate(found):
                times[i].append(seconds(partial(by_rules, position)))
                whole[i].append(seconds(partial(in_service, position, sent[i])))
        for i, time in enumerate(other_round()):
            theirs[i].append(time)
    other = _mean(theirs)
    print(f"one phase of {PLAYERS} players, orders read; {GAMES} games of each kind")
    for game, found, measured, whole in zip(PLAYED, positions, ours, served, strict=True):
        by_phase: dict[int, list[float]] = defaultdict(list)
        for i, position in enumerate(found):
            by_phase[cosmic.where(position.state).phase].append(median(measured[i]))
        phases = ", ".join(f"{phase}: {median(times) * 1e3:.2f}" for phase, times in sorted(by_phase.items()))
        for how, mine, aim in (
            ("by the rules alone", _mean(measured), f" (aim: at most {game.aim})"),
            ("as the service does it", _mean(whole), ""),
        ):
            print(f"{game.heading}, {how}: {len(found)} phases, {mine * 1e3:.2f} ms")
            print(f"  ratio: {mine / other:.2f}{aim}")
            ratios.note(f"a phase with {game.heading}, {how}", mine / other, "process() of diplomacy")
        print(f"  medians of phases by the rules alone: {phases}")
    print(f"diplomacy, process() of random orders: {len(theirs)} phases, {other * 1e3:.2f} ms")


def _mean(times: Mapping[int, list[float]]) -> float:
    return mean([median(one) for one in times.values()])
