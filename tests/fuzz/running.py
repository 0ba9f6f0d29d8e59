"""Many random games on several cores, and what is kept of those in which something is wrong."""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

from adjudicator.engine.rules import Piece
from adjudicator.games.cosmic.pieces import BY_NAME, PIECES, POWERS
from tests.fuzz.example import Example
from tests.fuzz.faults import Broken
from tests.fuzz.games import Game, play
from tests.fuzz.shrinking import shrunk
from tests.fuzz.table import replayed

PHASES = 16
"""Four turns."""
PROGRESS = 100


def pairs(games: int) -> Iterator[tuple[str, ...]]:
    """The powers that meet in each game: nobody chosen in every other one, else every pair in its turn."""
    every = [tuple(power.name for power in pair) for pair in combinations(POWERS, 2)]
    for number in range(games):
        yield every[number // 2 % len(every)] if number % 2 else ()


def one(seed: str, phases: int, work: tuple[int, tuple[str, ...]]) -> Game:
    """The game of this number."""
    number, names = work
    powers: list[Piece] = [BY_NAME[name] for name in names]
    return play(f"{seed} {number}", phases, powers)


def keep(game: Game, folder: Path) -> Path:
    """Make a counter-example small and write it down."""
    assert game.wrong is not None
    said, kind = game.wrong
    small = shrunk(game.example, Broken(said, kind))
    found = replayed(small)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{blake2b(kind.encode(), digest_size=4).hexdigest()}.md"
    path.write_text(small.case(" ".join(str(found or said).split())), encoding="utf-8")
    return path


def fuzz(seed: str, games: int, phases: int, jobs: int, folder: Path) -> bool:
    """Play them all; whether nothing was wrong."""
    began = time.perf_counter()
    mix = blake2b(digest_size=16)
    done = played = challenges = unsettled = 0
    kinds: dict[str, int] = {}
    idle = {piece.name for piece in PIECES if any(not rule.inherent for rule in piece.rules)}

    def line() -> str:
        pace = f"{time.perf_counter() - began:.0f} seconds"
        return f"{done} games, {played} phases, {challenges} challenges, {unsettled} unsettled stages, {pace}"

    # Fresh processes: what is played cannot depend on what this one has done.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for game in pool.map(partial(one, seed, phases), enumerate(pairs(games)), chunksize=10):
            done += 1
            played += game.phases
            challenges += game.challenges
            unsettled += game.unsettled
            mix.update(game.digest)
            idle -= game.used
            if game.wrong is not None:
                kinds[game.wrong[1]] = kinds.get(game.wrong[1], 0) + 1
                if kinds[game.wrong[1]] == 1:
                    print(f"game {done - 1}: {game.wrong[0][:400]}", flush=True)
                    print(f"  made small: {keep(game, folder)}", flush=True)
            if done % PROGRESS == 0:
                print(line(), file=sys.stderr, flush=True)
    print(f"{line()}\n{mix.hexdigest()}")
    print(f"never used: {', '.join(sorted(idle)) or 'nothing'}")
    for kind, times in kinds.items():
        print(f"{times} times: {kind}")
    return not kinds


def again(path: Path) -> bool:
    """Play a counter-example once more; whether nothing is wrong with it."""
    broken = replayed(Example.read(path.read_text(encoding="utf-8")))
    print("nothing is wrong with it" if broken is None else str(broken))
    return broken is None
