"""What powers cost that are known and not in play: phases of the same games with all powers there are, and with 31.

Each kind is a process of its own, in which the other powers have never been loaded. The games are dealt from the first
thirty-one. Beside the time of a phase stands the number of calls of functions in it, which is exact.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec

from adjudicator.engine.contract import piece_folders
from adjudicator.games.cosmic.table.power_pools import POOLS

FIRST: Final = "all_31"
OPTIONS: Final = {"powers": FIRST, "flares": "yes"}
PLAYERS: Final = 8
GAMES: Final = 3
RUNS: Final = 5


class Cost(msgspec.Struct, frozen=True):
    """How many powers were known, and what the phases of some games came to then."""

    powers: int
    phases: int
    calls: int
    milliseconds: float
    """Of a phase."""
    loading: float
    """Milliseconds of processor time until the title was there."""


def measured(known: str, games: int) -> Cost:
    """The cost with `all` powers known, or only those of a pool; to be asked in a process of its own."""
    if known in POOLS:
        piece_folders.found = _of_pool(known, piece_folders.found)
    began = process_time()
    from adjudicator.games.catalogue import title

    rules = title("postal-cosmic")
    loading = (process_time() - began) * 1e3
    from adjudicator.engine.run.phase import adjudicate
    from adjudicator.games.cosmic.pieces import POWERS
    from benchmarks.positions import played

    positions = played(rules, PLAYERS, games, OPTIONS)
    calls = _calls(lambda: [adjudicate(rules, *one) for one in positions])
    began = process_time()
    for one in positions:
        adjudicate(rules, *one)
    took = (process_time() - began) * 1e3 / len(positions)
    return Cost(len(POWERS), len(positions), calls, took, loading)


def _of_pool(pool: str, found: Callable[..., tuple[Any, ...]]) -> Any:
    """The search for pieces, which passes over powers outside a pool, and their flares."""

    def chosen(package: str, kind: type) -> Iterator[Any]:
        for piece in found(package, kind):
            name = str(getattr(piece, "name", ""))
            if not package.endswith(".powers") or {name, name.partition(" ")[2]} & {*POOLS[pool]}:
                yield piece

    return lambda package, kind: tuple(chosen(package, kind))


def _calls(work: Callable[[], object]) -> int:
    """How many functions of ours it calls."""
    number = 0

    def count(frame: Any, event: str, argument: object) -> None:
        nonlocal number
        number += event == "call"

    sys.setprofile(count)
    work()
    sys.setprofile(None)
    return number


def cost(known: str, games: int = GAMES) -> Cost:
    """The cost, measured in a process of its own."""
    environment: Mapping[str, str] = {**os.environ, "PYTHONHASHSEED": "0"}
    words = [sys.executable, "-m", "benchmarks.known", known, str(games)]
    ran = subprocess.run(words, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(ran.stdout, type=Cost)


def report() -> None:
    """Print the figures."""
    kinds: dict[str, list[Cost]] = {FIRST: [], "every": []}
    for _ in range(RUNS):
        for known, costs in kinds.items():
            costs.append(cost(known))
    print(f"one phase of {PLAYERS} players of the first 31 powers, {GAMES} games, {RUNS} runs of each kind in turn")
    for costs in kinds.values():
        first = costs[0]
        phase, loading = (median(getattr(one, name) for one in costs) for name in ("milliseconds", "loading"))
        print(
            f"  {first.powers} powers known: {phase:.2f} ms, {first.calls / first.phases:,.0f} calls a phase; "
            f"loading the title {loading:.0f} ms"
        )


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.write(msgspec.json.encode(measured(sys.argv[1], int(sys.argv[2]))).decode())
    else:
        report()
