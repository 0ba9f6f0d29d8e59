"""Keyed chance: every draw has its own label, so changing one order never reshuffles the rest of the game.

A draw is `blake2b(label, key=seed)`; whoever knows the seed can recompute any single draw alone, in any language.
128 bits are reduced modulo the number of outcomes, which favours no outcome by more than one part in 2**100.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from itertools import chain
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


def commitment(gm_half: bytes) -> str:
    """The promise printed before anybody joins: the SHA-256 of the GM's half of the seed, in hex."""
    return sha256(gm_half).hexdigest()


def combine(gm_half: bytes, luck: Sequence[str]) -> bytes:
    """The seed of a game: the GM's half and every player's own words, in seat order (empty where a player gave none).

    Each part is length-prefixed, so that no two different sets of words make the same seed.
    """
    mix = blake2b(digest_size=SEED_BYTES, person=b"adjudicator-seed")
    for part in (gm_half, *(words.encode() for words in luck)):
        mix.update(len(part).to_bytes(8, "big"))
        mix.update(part)
    return mix.digest()


@lru_cache(maxsize=256)
def _numbered(items: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[bytes, ...]]:
    """The items with like ones together, and the names under which they are drawn: like ones are numbered."""
    counts = Counter(items)
    return tuple(counts.elements()), tuple(chain.from_iterable(map(_copies, counts.keys(), counts.values())))


@lru_cache(maxsize=1024)
def _copies(item: str, count: int) -> tuple[bytes, ...]:
    return tuple([f"{item}/{copy}".encode() for copy in range(1, count + 1)])


class Chance:
    """All the dice of one game."""

    __slots__ = ("_keyed",)

    def __init__(self, seed: bytes) -> None:
        self._keyed = blake2b(key=seed, digest_size=16)
        """Keyed once; every draw goes on from a copy."""

    def below(self, label: str, outcomes: int) -> int:
        """One number from 0 to `outcomes` - 1."""
        if outcomes < 1:
            raise ValueError(f"{label}: a draw needs at least one outcome, not {outcomes}")
        draw = self._keyed.copy()
        draw.update(label.encode())
        return int.from_bytes(draw.digest(), "big") % outcomes

    def pick(self, label: str, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(label, len(items))]

    def choose(self, label: str, items: Sequence[str], count: int) -> tuple[str, ...]:
        """Up to `count` of the named things, without replacement; some may be alike.

        Each thing has its own number for this label, and the lowest numbers are taken. So the choice stays the same if
        something is missing that was not chosen, unless it is like a chosen one. (With alike things no fair draw could
        promise more: with one copy less, the thing must be drawn less often.) In the order in which they are chosen.
        """
        if not items or not count:
            return ()
        named, names = _numbered(tuple(items))
        labelled = self._keyed.copy()
        labelled.update(f"{label}/".encode())
        copy = labelled.copy
        draws = []
        for name in names:
            draw = copy()
            draw.update(name)
            draws.append(draw.digest())
        if count == 1:
            return (named[draws.index(min(draws))],)
        return tuple([item for _, item in sorted(zip(draws, named, strict=True))[:count]])

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """All the items in random order."""
        rest = [*items]
        return tuple([rest.pop(self.below(f"{label}/{i}", len(rest))) for i in range(len(rest))])
