"""Whether there is room on the disk where the games are."""

import shutil
from pathlib import Path
from typing import Final

from msgspec import Struct

FULL: Final = 25 * 2**20
"""So many bytes must be free where the games are; with fewer, nothing may be taken in or adjudicated soon."""


class Short(Struct, frozen=True):
    """There is less room than there should be: how many bytes are free, and what is to be said of it."""

    free: int
    sentence: str


def short(folder: Path, needed: int) -> Short | None:
    """Whether fewer bytes than `needed` are free on the disk of a folder; raises OSError where that cannot be told."""
    free = shutil.disk_usage(folder).free
    if free >= needed:
        return None
    return Short(
        free,
        f"{free // 2**20} MB are left where the games are, and {needed // 2**20} MB should be: make room, because "
        "nothing is taken in or adjudicated on a full disk",
    )
