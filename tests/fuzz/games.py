"""One random game: from a position at random through some phases with letters at random."""

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.codec import encode
from tests.fuzz.example import Example, Letter
from tests.fuzz.faults import Broken
from tests.fuzz.letters import written
from tests.fuzz.opening import opening
from tests.fuzz.scrawl import scrawl
from tests.fuzz.table import Table

AGAIN: Final = 4
"""Every so many phases one is played again from what was written down, and from another deal, and in another one what
writers are told is looked at."""
NOT_POSSIBLE: Final = "not possible"
"""Under this the alternatives are counted that could not be carried out."""


class Game(Struct, frozen=True):
    """What a game came to, with a BLAKE2b of its events; `wrong` is what was wrong with it, and its kind.

    `used` are the pieces that were used in it and `happened` the kinds of events, by name; `answers` says how often
    a question was answered how.
    """

    phases: int
    challenges: int
    unsettled: int
    digest: bytes
    example: Example
    used: frozenset[str]
    happened: frozenset[str]
    answers: Mapping[str, int]
    wrong: tuple[str, str] | None = None


def play(
    name: str, seed: str, phases: int, theme: Sequence[str] = (), *, willing: bool = False, scrawled: bool = False
) -> Game:
    """Play so many phases of a game of a title that the seed decides; it is about these things, if any.

    Where all are `willing`, they say yes to whatever they are asked, and hold as much as can be to be asked for. Where
    letters are `scrawled` anything may stand in them.
    """
    own = opening(name)
    example = own.crowded(seed, theme) if willing else own.dealt(seed, theme)
    example = replace(example, scrawled=scrawled)
    mix = blake2b(digest_size=16)
    letters: list[tuple[Letter, ...]] = []
    used: set[str] = set()
    happened: set[str] = set()
    answers: Counter[str] = Counter()
    unsettled = challenges = played = 0
    wrong: tuple[str, str] | None = None
    try:
        table = Table(example)
        first = table.chance.below("fuzz/again", AGAIN)
        while not table.over and played < phases:
            letters.append(scrawl(table) if scrawled else written(table, willing=willing))
            turn = (first + played) % AGAIN
            out = table.play(letters[-1], again=turn == 0, closely=turn == 1)
            mix.update(encode(out.events))
            challenges += sum(1 for event in out.events if isinstance(event, table.title.resolving))
            happened.update(type(event).__name__ for event in (*table.first, *out.events))
            for before, event in zip((table.opened, *out.path), out.events, strict=False):
                used.update(own.used(before, event))
            answers.update(answer.how.value for answer in out.answers)
            answers[NOT_POSSIBLE] += sum(len(answer.tried) for answer in out.answers)
            unsettled = table.unsettled
            played += 1
    except Broken as broken:
        wrong = (str(broken), broken.kind)
    made = replace(example, phases=tuple(letters))
    return Game(played, challenges, unsettled, mix.digest(), made, frozenset(used), frozenset(happened), answers, wrong)
