"""One round of six ships of Cosmoforce, orders already read, without anything beside it."""

from statistics import mean, median

from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from benchmarks.phases import seconds
from benchmarks.positions import played

PLAYERS = 6
GAMES = 30
ROUNDS = 7


def report() -> None:
    """Print the figures."""
    rules = title("cosmoforce")
    positions = [one for one in played(rules, PLAYERS, GAMES) if rules.where(one.state).phase == 2]
    times = [
        median(seconds(lambda one=one: adjudicate(rules, *one)) for _ in range(ROUNDS))  # type: ignore[misc]
        for one in positions
    ]
    print(f"one round of {PLAYERS} ships, {len(positions)} rounds of {GAMES} games, orders read (aim: 0.5 ms)")
    print(
        f"  mean {mean(times) * 1e3:.2f} ms, median {median(times) * 1e3:.2f} ms, first rounds "
        f"{mean(t for t, one in zip(times, positions, strict=True) if rules.where(one.state).turn == 1) * 1e3:.2f} ms"
    )
