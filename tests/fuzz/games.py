"""One random game: from a position at random through some phases with letters at random."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.codec import encode
from adjudicator.engine.rules import Piece
from tests.fuzz.example import Example, Letter
from tests.fuzz.faults import Broken
from tests.fuzz.letters import written
from tests.fuzz.positions import dealt
from tests.fuzz.table import Table

AGAIN: Final = 4
"""Every so many phases one is played again from what was written down."""


class Game(Struct, frozen=True):
    """What a game came to, with a BLAKE2b of its events; `wrong` is what was wrong with it, and its kind.

    `used` are the pieces that were used in it, by name.
    """

    phases: int
    challenges: int
    unsettled: int
    digest: bytes
    example: Example
    used: frozenset[str]
    wrong: tuple[str, str] | None = None


def play(seed: str, phases: int, powers: Sequence[Piece] = (), *, players: int = 0) -> Game:
    """Play so many phases of a game that the seed decides; these powers, if any, meet in it."""
    example = dealt(seed, powers, players=players)
    mix = blake2b(digest_size=16)
    letters: list[tuple[Letter, ...]] = []
    used: set[str] = set()
    unsettled = challenges = played = 0
    wrong: tuple[str, str] | None = None
    try:
        table = Table(example)
        first = table.chance.below("fuzz/again", AGAIN)
        while not table.over and played < phases:
            letters.append(written(table))
            out = table.play(letters[-1], again=(first + played) % AGAIN == 0)
            mix.update(encode(out.events))
            challenges += sum(1 for event in out.events if isinstance(event, table.title.resolving))
            used.update(name for event in out.events if isinstance(name := getattr(event, "piece", None), str))
            unsettled = table.unsettled
            played += 1
    except Broken as broken:
        wrong = (str(broken), broken.kind)
    made = replace(example, phases=tuple(letters))
    return Game(played, challenges, unsettled, mix.digest(), made, frozenset(used), wrong)
