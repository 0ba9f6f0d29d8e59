"""What the forge is filled with at the beginning of a match."""

import csv
from functools import cache
from importlib.resources import files
from typing import Final

from adjudicator.core.piles import Pile

ENTRIES: Final = ("forge.standard", "forge.large", "pod.action")

LARGE: Final = 7
"""From so many aliens on the large forge is added to the standard one."""
PROVISIONS: Final = 8
"""Pods of a first cache, and of a resupply."""


@cache
def listed(name: str) -> Pile:
    """The pods of one list: `standard` or `large`."""
    text = files("adjudicator.games.blutooth").joinpath("forges", f"{name}.csv").read_text()
    return tuple(sorted(row["pod"] for row in csv.DictReader(text.splitlines()) for _ in range(int(row["count"]))))


@cache
def all_pods(aliens: int) -> Pile:
    """All pods of a match of so many aliens."""
    return tuple(sorted((*listed("standard"), *(listed("large") if aliens >= LARGE else ()))))
