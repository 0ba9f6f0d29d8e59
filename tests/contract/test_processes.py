"""The same game in every process, whatever its hashes are seeded with."""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.fingerprint import fingerprint
from tests.patience import PATIENCE

CHECKOUT = Path(__file__).parents[2]


def test_every_process_plays_the_same_games() -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.contract.fingerprint"],
            cwd=CHECKOUT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "12345")
    ]
    printed = [process.communicate(timeout=PATIENCE)[0].strip() for process in running]
    assert printed == [fingerprint()] * len(running)
