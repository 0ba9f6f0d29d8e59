"""Plays games at random on two cores: `python -m tests.fuzz`, or `make fuzz`.

Every title that is found has its turn, with so many games; in every third of them letters may say anything. With the
path of a counter-example it plays that again.
"""

import argparse
import sys
from pathlib import Path

from adjudicator.games import catalogue
from tests.fuzz.running import again, fuzz


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("example", type=Path, nargs="?", help="a counter-example to be played again")
    parser.add_argument("--title", choices=tuple(catalogue.titles()), action="append", help="only this title")
    parser.add_argument("--games", type=int, default=1000, help="of each title")
    parser.add_argument("--phases", type=int, default=0, help="how far; 0: as far as is usual for the title")
    parser.add_argument("--seed", default="fuzz")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--willing", action="store_true", help="everybody says yes to whatever he is asked")
    parser.add_argument("--own-cards", action="store_true", help="in every game a power takes part that owns cards")
    parser.add_argument("--plain", action="store_true", help="every letter holds orders, which is ten times as fast")
    parser.add_argument("--folder", type=Path, default=Path(".fuzz"), help="where counter-examples are written")
    asked = parser.parse_args()
    if asked.example is not None:
        return 0 if again(asked.example) else 1
    titles = asked.title or list(catalogue.titles())
    good = [
        fuzz(
            title,
            asked.seed,
            asked.games,
            asked.phases,
            asked.jobs,
            asked.folder,
            willing=asked.willing,
            own_cards=asked.own_cards,
            plain=asked.plain,
        )
        for title in titles
    ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
