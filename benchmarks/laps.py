"""One lap of five players of Cosmoclasm, orders already read, without anything beside it."""

from statistics import mean, median

from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoclasm.events.events import CardsPlayed, Retired
from benchmarks.phases import seconds
from benchmarks.positions import played

PLAYERS = 5
GAMES = 20
ROUNDS = 7


def report() -> None:
    """Print the figures."""
    rules = title("cosmoclasm")
    laps: list[float] = []
    full: list[float] = []
    for one in played(rules, PLAYERS, GAMES):
        if rules.where(one.state) == rules.where(rules.empty(PLAYERS, {})):
            continue  # the first cards
        time = median(seconds(lambda one=one: adjudicate(rules, *one)) for _ in range(ROUNDS))  # type: ignore[misc]
        laps.append(time)
        if sum(isinstance(event, CardsPlayed | Retired) for event in adjudicate(rules, *one).events) >= PLAYERS:
            full.append(time)
    print(f"one lap of {PLAYERS} players, {len(laps)} laps of {GAMES} games, orders read (aim: 0.5 ms)")
    print(
        f"  mean {mean(laps) * 1e3:.2f} ms, median {median(laps) * 1e3:.2f} ms; "
        f"the {len(full)} laps in which all five take a turn: mean {mean(full) * 1e3:.2f} ms"
    )
