"""How long a command takes from its start to its end: `adjudicator --help`, and what cron begins.

Cron begins one `adjudicate`, or `serve --once`, for which nearly always nothing is due. The game has six players and is
in its tenth phase, with everybody's orders on file. Before anything is timed, each
command has run once: Python has kept what it compiled, and the program what it keeps for the next process. Every run
begins with the same files.
"""

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from benchmarks.filed import NOW, Clock, file, lasting, opened
from benchmarks.yardstick import Yardstick

PLAYERS = 6
PHASE = 10
RUNS = 20
HELP_AIM = 150
AIM = 500
"""Milliseconds by the clock."""

_SETTINGS = """\
[service]
name = "The Adjudicator"
mailbox = "games@mail.test"
gm = "gm@mail.test"
zone = "Europe/London"
letters = "pipe"
[smtp]
host = "smtp.mail.test"
user = "games@mail.test"
[store]
url = "sqlite:///games.db"
"""


_STILL: Final = '[clock]\nfile = "now"\n'
"""The clock of an installation in which nothing is due: it stands before the deadline."""


class Took(NamedTuple):
    """Milliseconds that a run took: by the clock, and of processor time."""

    clock: float
    processor: float


def took(words: list[str], environment: Mapping[str, str]) -> Took:
    """One run of the command; raises CalledProcessError with what it said if it fails."""
    began, before = perf_counter(), _spent()
    ran = subprocess.run(
        [sys.executable, "-m", "adjudicator", *words], env=environment, stdout=subprocess.DEVNULL, check=False
    )
    clock = perf_counter() - began
    ran.check_returncode()
    return Took(clock * 1e3, (_spent() - before) * 1e3)


def _spent() -> float:
    """Seconds of processor time of all programs that have run so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(runs: int = RUNS) -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        bed = _filed(place / "bed")
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"CACHE_DIRECTORY": str(place / "kept"), "ADJUDICATOR_SMTP_PASSWORD": "of nobody"}
        idle = _idle(bed, place / "idle") / "adjudicator.toml"
        helps, whole, nothing, yardstick = [], [], [], Yardstick()
        for number in range(runs + 1):
            yardstick.lay()
            helps.append(took(["--help"], environment))
            fresh = copytree(bed, place / str(number))
            whole.append(took(["adjudicate", f"game{PHASE}", "--config", str(fresh / "adjudicator.toml")], environment))
            nothing.append(took(["serve", "--once", "--config", str(idle)], environment))
    print(f"one command from its start to its end, {runs} runs")
    _print("adjudicator --help", HELP_AIM, helps[1:])
    _print(f"adjudicator adjudicate, {PLAYERS} players, phase {PHASE}, orders on file", AIM, whole[1:])
    _print("adjudicator serve --once, nothing due", AIM, nothing[1:])
    spent = median(one.processor for one in whole[1:])
    print(f"  {yardstick.told(spent, 'one adjudicate from the command line')}")


def _filed(folder: Path) -> Path:
    """A folder with such a game, a configuration and a key."""
    folder.mkdir()
    office = opened(folder, Clock())
    file(office, PHASE, lasting(PHASE, PLAYERS))
    office.store.close()
    (folder / "adjudicator.toml").write_text(_SETTINGS, "utf-8")
    key = folder / "adjudicator.key"
    key.touch(0o600)
    key.write_text("ab" * 32 + "\n", "utf-8")
    return folder


def _idle(bed: Path, folder: Path) -> Path:
    """The same, in which nothing is due."""
    copytree(bed, folder)
    (folder / "adjudicator.toml").write_text(_SETTINGS + _STILL, "utf-8")
    (folder / "now").write_text(NOW.isoformat(), "ascii")
    return folder


def _print(what: str, aim: int, runs: list[Took]) -> None:
    clock, processor = ([run[at] for run in runs] for at in (0, 1))
    print(
        f"  {what}: {min(clock):.0f} ms by the clock, median {median(clock):.0f} (aim: {aim}); "
        f"{min(processor):.0f} ms of processor time, median {median(processor):.0f}"
    )


if __name__ == "__main__":
    report(int(os.environ.get("RUNS", RUNS)))
