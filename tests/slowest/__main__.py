"""Searches for letters that take long: `python -m tests.slowest`, or `make slowest`.

The letter of each title that takes longest is kept in build/slowest. What it takes are seconds of processor time,
without a dry run: the fastest of three processes that have read other letters before. Fails if it takes too long.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from adjudicator.games import catalogue
from tests.slowest.climbing import climb
from tests.slowest.corpus import LETTERS
from tests.slowest.reading import Reading

SECONDS: Final = 0.5
"""What a letter may take."""
PLAYERS: Final = 6
TIMES: Final = 3


def seeds(reading: Reading) -> Sequence[str]:
    """The letters that the search begins with."""
    return [*("\n".join(made()) for made in LETTERS.values()), *reading.said()]


def search(title: str, letters: int, seed: str, file: Path) -> None:
    """Try so many letters, and keep the slowest."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as files:
        reading = Reading(Path(files), title, PLAYERS)
        for found in climb(reading.seconds, seeds(reading), letters, Random(f"{title}/{seed}")):
            print(f"{title}: {found.cost:.2f} s", flush=True)
            file.write_text(found.letter, encoding="utf-8")
        reading.close()


def seconds(title: str, letter: str) -> float:
    """What a letter takes in this process, in which it has not been read before."""
    with TemporaryDirectory() as files:
        reading = Reading(Path(files), title, PLAYERS)
        for seed in seeds(reading):
            reading.seconds(seed)
        found = reading.seconds(letter)
        reading.close()
    return found


def timed(title: str, file: Path) -> float:
    """What a letter takes, the fastest of some processes."""
    command = [sys.executable, "-m", "tests.slowest", "--title", title, "--letter", str(file)]
    return min(float(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout) for _ in range(TIMES))


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.slowest", description=__doc__)
    parser.add_argument("--title", choices=tuple(catalogue.titles()), action="append", help="only this title")
    parser.add_argument("--letters", type=int, default=1000, help="of each title")
    parser.add_argument("--seed", default="slowest")
    parser.add_argument("--letter", type=Path, help="only say what this one takes, in the first title")
    asked = parser.parse_args()
    titles = asked.title or list(catalogue.titles())
    if asked.letter is not None:
        print(seconds(titles[0], asked.letter.read_text(encoding="utf-8")))
        return 0
    slow = False
    for title in titles:
        file = Path("build/slowest", f"{title}-{asked.seed}.txt")
        search(title, asked.letters, asked.seed, file)
        taken = timed(title, file)
        slow |= taken > SECONDS
        print(f"{title}: the slowest of {asked.letters} letters takes {taken:.2f} s; it is in {file}", flush=True)
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
