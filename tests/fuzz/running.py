"""Many random games on several cores, and what is kept of those in which something is wrong."""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.trace import How
from tests.fuzz.example import Example
from tests.fuzz.faults import Broken
from tests.fuzz.games import NOT_POSSIBLE, Game, play
from tests.fuzz.opening import opening
from tests.fuzz.shrinking import shrunk
from tests.fuzz.table import replayed

PROGRESS = 100
SCRAWLED = 3
"""In one game of so many letters may say anything."""


def one(
    title: str, seed: str, phases: int, work: tuple[int, tuple[str, ...]], *, willing: bool, plain: bool = False
) -> Game:
    """The game of this number; where it is `plain` every letter holds orders."""
    number, theme = work
    scrawled = not (willing or plain) and number % SCRAWLED == SCRAWLED - 1
    return play(title, f"{seed} {number}", phases, theme, willing=willing, scrawled=scrawled)


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


class Tally:
    """What all games of a title came to."""

    def __init__(self, name: str) -> None:
        self._own = opening(name)
        title = self._own.title
        self._began = time.perf_counter()
        self._mix = blake2b(digest_size=16)
        self.done = self.played = self.challenges = self.unsettled = 0
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.idle = set(self._own.expected())
        deal = title.deal(title.empty(title.fewest, {}), Chance(b"deal"))
        self.absent = {kind.__name__ for kind in title.events} - {type(event).__name__ for event in deal}

    def add(self, game: Game) -> None:
        """Count a game."""
        self.done += 1
        self.played += game.phases
        self.challenges += game.challenges
        self.unsettled += game.unsettled
        self._mix.update(game.digest)
        self.idle -= game.used
        self.absent -= game.happened
        self.answers.update(game.answers)
        if game.wrong is not None:
            self.kinds[game.wrong[1]] += 1

    def line(self) -> str:
        """How far it has come."""
        pace = f"{time.perf_counter() - self._began:.0f} seconds"
        counts = f"{self.played} phases, {self.challenges} challenges, {self.unsettled} unsettled stages"
        return f"{self._own.title.name}: {self.done} games, {counts}, {pace}"

    def lines(self) -> Iterator[str]:
        """What is said in the end."""
        yield self.line()
        yield self._mix.hexdigest()
        asked = sum(self.answers[how] for how in How)
        said = ", ".join(f"{self.answers[how] * 100 / max(1, asked):.1f} % {how}" for how in How if self.answers[how])
        failed = self.answers[NOT_POSSIBLE] * 100 / max(1, self.answers[NOT_POSSIBLE] + self.answers[How.ORDERED])
        yield f"{asked} questions: {said}; of the orders {failed:.1f} % were not possible when it came to them"
        yield f"never used: {', '.join(sorted(self.idle)) or 'nothing'}"
        yield f"never happened: {', '.join(sorted(self.absent)) or 'nothing'}"
        yield from (f"{times} times: {kind}" for kind, times in self.kinds.items())


def fuzz(
    title: str,
    seed: str,
    games: int,
    phases: int,
    jobs: int,
    folder: Path,
    *,
    willing: bool = False,
    own_cards: bool = False,
    plain: bool = False,
) -> bool:
    """Play them all; whether nothing was wrong. Where all are `willing` they say yes to everything."""
    tally, own = Tally(title), opening(title)
    # Fresh processes: what is played cannot depend on what this one has done.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        work = partial(one, title, seed, phases or own.phases, willing=willing, plain=plain)
        for game in pool.map(work, enumerate(own.themes(games, own_cards=own_cards)), chunksize=10):
            tally.add(game)
            if game.wrong is not None and tally.kinds[game.wrong[1]] == 1:
                print(f"game {tally.done - 1}: {game.wrong[0][:400]}", flush=True)
                print(f"  made small: {keep(game, folder)}", flush=True)
            if tally.done % PROGRESS == 0:
                print(tally.line(), file=sys.stderr, flush=True)
    print("\n".join(tally.lines()), flush=True)
    return not tally.kinds


def again(path: Path) -> bool:
    """Play a counter-example once more; whether nothing is wrong with it."""
    broken = replayed(Example.read(path.read_text(encoding="utf-8")))
    print("nothing is wrong with it" if broken is None else str(broken))
    return broken is None
