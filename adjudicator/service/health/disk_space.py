"""Whether there is enough room on the disk that holds the games."""

import shutil
from pathlib import Path
from typing import Final

from msgspec import Struct

FULL: Final = 25 * 2**20
"""How many bytes must be free there; with fewer, the service may soon be unable to take letters or adjudicate."""


class Short(Struct, frozen=True):
    """There is too little room: how many bytes are free, and what to say about it."""

    free: int
    sentence: str


def short(folder: Path, needed: int) -> Short | None:
    """Whether fewer than `needed` bytes are free on the disk of a folder; raises OSError if that is unknown."""
    free = shutil.disk_usage(folder).free
    if free >= needed:
        return None
    return Short(
        free,
        f"{free // 2**20} MB are left where the games are, and {needed // 2**20} MB should be: make room, because "
        "nothing is taken in or adjudicated on a full disk",
    )
