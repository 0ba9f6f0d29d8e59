"""Did you mean: the known word that is most like what was written."""

from collections.abc import Iterable
from typing import Final

LIKE_ENOUGH: Final = 60
"""How alike (0 to 100) words must be to be suggested for each other."""


def meant(said: str, known: Iterable[str]) -> str:
    """`did you mean port?`, or what there is where nothing is like it."""
    from rapidfuzz import fuzz, process

    words = sorted(known)
    found = process.extractOne(said, words, scorer=fuzz.ratio, processor=str.casefold, score_cutoff=LIKE_ENOUGH)
    return f"did you mean {found[0]}?" if found is not None else f"there are {', '.join(words[:12])}"
