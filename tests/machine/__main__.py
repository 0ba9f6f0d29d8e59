"""Plays many games by letter at random, a few with each of many seeds: `python -m tests.machine`, or `make machine`.

Ten games of each of twenty seeds have found what two hundred of one seed did not; and what a seed comes to is known,
and made short, before the next begins.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

GAMES: Final = 10
"""So many games of each kind are played with one seed."""
TESTS: Final = Path(__file__).with_name("test_machine.py")


def runs(games: int, seed: int) -> Iterator[tuple[int, int]]:
    """The seeds from `seed` on, with how many games are played with each."""
    for number, before in enumerate(range(0, games, GAMES)):
        yield seed + number, min(GAMES, games - before)


def played(seed: int, games: int) -> int:
    """Play so many games of each kind: what pytest ends with."""
    command = [sys.executable, "-m", "pytest", "-q", "--show-capture=no", f"--hypothesis-seed={seed}", str(TESTS)]
    return subprocess.run(command, env={**os.environ, "MACHINE": str(games)}, check=False).returncode


def play(games: int, seed: int, run: Callable[[int, int], int] = played) -> int:
    """Play on where something is wrong, and say in the end with which seeds it was; what the process is to end with."""
    wrong = []
    for each, few in runs(games, seed):
        again = f"make machine SEED={each} MACHINE={few}"
        print(again, flush=True)
        match run(each, few):
            case pytest.ExitCode.OK:
                continue
            case pytest.ExitCode.TESTS_FAILED:
                wrong.append(again)
            case other:
                return other
    for again in wrong:
        print(f"Something is wrong: {again}")
    return int(bool(wrong))


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.machine", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each kind, with all seeds together")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the first of them")
    asked = parser.parse_args()
    return play(asked.games, asked.seed)


if __name__ == "__main__":
    sys.exit(main())
