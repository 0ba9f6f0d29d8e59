"""A wave of six aliens of the Blutooth edition beside a turn of six players of Postal Cosmic, orders already read.

A wave, like a turn, is a set of up to four phases: launch, rally, encounter, payoff. The rounds alternate, so that a
machine whose speed drifts slows both.
"""

from collections import defaultdict
from statistics import mean, median
from typing import Final

from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from benchmarks import ratios
from benchmarks.phases import seconds
from benchmarks.positions import Position, played

PLAYERS: Final = 6
GAMES: Final = 10
ROUNDS: Final = 5
LETTERS: Final = 4
"""Phases of a wave, and of a turn."""

Which = tuple[int, int, int]
"""A set of phases: the game, its cycle or turn, and the wave in it."""


def _sets(rules: Title) -> list[tuple[Which, Position]]:  # type: ignore[type-arg]
    """The phases of whole games, each with the set that it belongs to."""
    found, game, before = [], 0, (0, 0)
    for one in played(rules, PLAYERS, GAMES):
        heading = rules.where(one.state)
        if (heading.turn, heading.phase) <= before:
            game += 1
        before = (heading.turn, heading.phase)
        found.append(((game, heading.turn, (heading.phase - 1) // LETTERS), one))
    return found


def report() -> None:
    """Print the figures."""
    titles = [title("blutooth"), title("postal-cosmic")]
    phases = [_sets(rules) for rules in titles]
    times: list[dict[int, list[float]]] = [defaultdict(list) for _ in titles]
    for _ in range(ROUNDS):
        for rules, found, measured in zip(titles, phases, times, strict=True):
            for i, (_, position) in enumerate(found):
                measured[i].append(seconds(lambda rules=rules, position=position: adjudicate(rules, *position)))  # type: ignore[misc]
    figures = []
    for found, measured in zip(phases, times, strict=True):
        sums: dict[Which, float] = defaultdict(float)
        for i, (which, _) in enumerate(found):
            sums[which] += median(measured[i])
        figures.append(mean(sums.values()))
    wave, turn = figures
    print(f"a wave of {PLAYERS} aliens of the Blutooth edition, {GAMES} matches, orders read: {wave * 1e3:.2f} ms")
    print(f"  a turn of {PLAYERS} players of Postal Cosmic: {turn * 1e3:.2f} ms")
    print(f"  ratio: {wave / turn:.2f} (aim: at most 1.5)")
    ratios.note("a wave of the Blutooth edition, six aliens", wave / turn, "a turn of Postal Cosmic, six players")
