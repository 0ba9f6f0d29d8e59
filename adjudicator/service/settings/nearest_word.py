"""Did you mean: the known word most similar to what was written."""

from collections.abc import Iterable
from typing import Final

LIKE_ENOUGH: Final = 60
"""How similar (0 to 100) words must be to be suggested for each other."""


def like(said: str, known: Iterable[str]) -> str:
    """The known word most similar to what was written; empty if none is."""
    from rapidfuzz import fuzz, process

    found = process.extractOne(said, sorted(known), scorer=fuzz.ratio, processor=str.casefold, score_cutoff=LIKE_ENOUGH)
    return str(found[0]) if found is not None else ""


def meant(said: str, known: Iterable[str]) -> str:
    """`did you mean port?`, or the list of words if none is similar."""
    words = sorted(known)
    found = like(said, words)
    return f"did you mean {found}?" if found else f"there are {', '.join(words[:12])}"
