"""A wave of the Blutooth edition beside a turn of Postal Cosmic with as many players, orders already read.

A wave, like a turn, is a set of up to four phases: launch, rally, encounter, payoff. Six aliens play with the usual
rulebook, and eight with all dimensions that go together. The rounds alternate, so that a machine whose speed drifts
slows both titles.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from statistics import mean, median
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.dimensions import chosen_by
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from benchmarks import ratios
from benchmarks.phases import seconds
from benchmarks.positions import Position, played

ROUNDS: Final = 5
LETTERS: Final = 4
"""Phases of a wave, and of a turn."""
ALL_THAT_GO_TOGETHER: Final = (
    *("armed", "celestial", "commercial", "cursed", "defensive", "generous", "hazardous"),
    *("hi-tech", "illicit", "nuclear", "playful", "toxic", "two-faced", "unstable"),
)


class Compared(NamedTuple):
    """Matches whose waves are timed, and how long one may take beside a turn of as many players."""

    rulebook: str
    players: int
    matches: int
    dimensions: tuple[str, ...]
    aim: float


COMPARED: Final = (
    Compared("the usual rulebook", 6, 10, (), 1.5),
    Compared("all dimensions", 8, 4, ALL_THAT_GO_TOGETHER, 8.6),
)

Which = tuple[int, int, int]
"""A set of phases: the game, its cycle or turn, and the wave in it."""


def report() -> None:
    """Print the figures."""
    for one in COMPARED:
        _compared(one)


def _compared(one: Compared) -> None:
    blutooth = title("blutooth")
    options = {**chosen_by(blutooth.dimensions, one.dimensions), **({"aliens": "all"} if one.dimensions else {})}
    chosen: list[tuple[Title[Any], Mapping[str, str]]] = [
        (blutooth, blutooth.kept(options)),
        (title("postal-cosmic"), {}),
    ]
    whose = [(rules, _sets(rules, one, kept)) for rules, kept in chosen]
    times: list[dict[int, list[float]]] = [defaultdict(list) for _ in whose]
    for _ in range(ROUNDS):
        for (rules, found), measured in zip(whose, times, strict=True):
            for i, (_, position) in enumerate(found):
                measured[i].append(seconds(partial(adjudicate, rules, *position)))
    wave, turn = [_mean(found, measured) for (_, found), measured in zip(whose, times, strict=True)]
    said = f"a wave of {one.players} aliens of the Blutooth edition, {one.rulebook}"
    print(f"{said}, {one.matches} matches, orders read: {wave * 1e3:.2f} ms")
    print(f"  a turn of {one.players} players of Postal Cosmic: {turn * 1e3:.2f} ms")
    print(f"  ratio: {wave / turn:.2f} (aim: at most {one.aim})")
    ratios.note(said, wave / turn, f"a turn of Postal Cosmic, {one.players} players")


def _sets(rules: Title[Any], one: Compared, options: Mapping[str, str]) -> list[tuple[Which, Position]]:
    """The phases of whole games, each with the set that it belongs to."""
    found, game, before = [], 0, (0, 0)
    for position in played(rules, one.players, one.matches, options):
        heading = rules.where(position.state)
        if (heading.turn, heading.phase) <= before:
            game += 1
        before = (heading.turn, heading.phase)
        found.append(((game, heading.turn, (heading.phase - 1) // LETTERS), position))
    return found


def _mean(found: list[tuple[Which, Position]], measured: Mapping[int, list[float]]) -> float:
    """The mean over all sets of the medians of their phases."""
    sums: dict[Which, float] = defaultdict(float)
    for i, (which, _) in enumerate(found):
        sums[which] += median(measured[i])
    return mean(sums.values())
