"""Plays games at random on two cores: `python -m tests.fuzz`, or `make fuzz`.

With the path of a counter-example it plays that again.
"""

import argparse
import sys
from pathlib import Path

from tests.fuzz.running import PHASES, again, fuzz


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("example", type=Path, nargs="?", help="a counter-example to be played again")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--phases", type=int, default=PHASES)
    parser.add_argument("--seed", default="fuzz")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path(".fuzz"), help="where counter-examples are written")
    asked = parser.parse_args()
    if asked.example is not None:
        return 0 if again(asked.example) else 1
    return 0 if fuzz(asked.seed, asked.games, asked.phases, asked.jobs, asked.folder) else 1


if __name__ == "__main__":
    sys.exit(main())
