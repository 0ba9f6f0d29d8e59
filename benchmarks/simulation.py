"""Whole games between house bots, without mail: processor time for a challenge."""

from statistics import median
from time import process_time

from adjudicator.service.game.simulation import Rehearsal, rehearse
from benchmarks.yardstick import Yardstick

GAMES = 10
PLAYERS = 5
ROUNDS = 5


def _timed() -> tuple[Rehearsal, float]:
    start = process_time()
    done = rehearse("postal-cosmic", players=PLAYERS, games=GAMES, seed="benchmark")
    return done, process_time() - start


def report() -> None:
    """Print the figures."""
    rounds, yardstick = [], Yardstick()
    for _ in range(ROUNDS):
        yardstick.lay()
        rounds.append(_timed())
    done, seconds = rounds[0][0], median(seconds for _, seconds in rounds)
    print(f"{done.games} games of {PLAYERS} bots: {done.phases} phases, {done.challenges} challenges, one process")
    print(f"  {seconds / done.challenges * 1e6:.0f} microseconds a challenge, bots included (aim: at most 90)")
    print(f"  {yardstick.told(seconds / done.challenges * 1e3, 'a challenge of whole games, five players')}")
