"""A worker that takes up a game and never comes to an end with it: `python -m tests.service.looker SERVER`."""

import sys
import threading

from adjudicator.service.runners.shared import Shared
from adjudicator.service.settings.clock import WallClock


def hang(game: int) -> None:
    print(game, flush=True)
    threading.Event().wait()


if __name__ == "__main__":
    Shared(sys.argv[1], WallClock(), heartbeat=0.2, stalled=1.0).run(hang)
