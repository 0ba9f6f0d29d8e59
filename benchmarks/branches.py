"""Branches of the phases of an eight-player game, gone through as `adjudicate --branches` does.

A complete alternative is one answer to every question that has several, in the whole phase. Where challenges are gone
through one by one there are as many as the product over them, and each was worked out for its own challenge. So
reported are both: complete alternatives a second, and runs of the phase (from some stage on) a second.
"""

from statistics import median
from time import process_time

from adjudicator.engine.run.branches import Branches, branches
from adjudicator.games.catalogue import title
from adjudicator.orders.values.standing_orders import StandingOrders
from benchmarks.positions import played

PLAYERS = 8
GAMES = 2
MOST = 1000


def report() -> None:
    """Print the figures."""
    cosmic = title("postal-cosmic")
    whole: list[tuple[Branches, float]] = []
    parted: list[tuple[Branches, float]] = []
    for state, views, standing, chance in played(cosmic, PLAYERS, GAMES):
        orders = [one if isinstance(one, StandingOrders) else StandingOrders() for one in standing]
        start = process_time()
        found = branches(cosmic, state, views, orders, chance, most=MOST)
        time = process_time() - start
        if found.alternatives > 1:
            (whole if found.whole else parted).append((found, time))
    print(f"branches of phases of {PLAYERS} players, {GAMES} games, about {MOST} runs a phase at most")
    _rates("every combination", whole)
    _rates("challenge by challenge", parted)
    slowest = max(time for _, time in (*whole, *parted))
    print(f"  the slowest phase: {slowest:.1f} s")


def _rates(how: str, found: list[tuple[Branches, float]]) -> None:
    if not found:
        print(f"  {how}: no phase")
        return
    alternatives = [one.alternatives / time for one, time in found]
    enough = sum(rate >= 5000 for rate in alternatives)
    runs = sum(one.runs for one, _ in found) / sum(time for _, time in found)
    print(
        f"  {how}, {len(found)} phases: median {median(alternatives):,.0f} complete alternatives a second "
        f"(aim: 5,000; {enough} phases reach it), {runs:,.0f} runs a second"
    )
