"""What takes long to make and is wanted by every process, kept in a folder: tables, templates, shapes, calendars.

All of it can be made anew and comes out the same to the byte, so whoever deletes the folder loses nothing but time. It
is the one that systemd gives (`CacheDirectory=`), or `adjudicator` among the user's own caches; without any, or with
one that others can write to, nothing is kept.
"""

import os
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from stat import S_ISDIR, S_IWGRP, S_IWOTH
from threading import get_ident
from typing import Final

MOST: Final = 8192
"""Files in the folder; when it is full it is emptied."""
_PROOF: Final = 16


class Shelf:
    """A folder of things by name, which several processes may share."""

    __slots__ = ("_folder", "_room")

    def __init__(self, folder: Path | None) -> None:
        """Without `folder` nothing is kept."""
        self._folder = folder
        self._room = 0

    def found(self, name: str) -> bytes | None:
        """What was kept by that name; None where nothing was, and for what is damaged."""
        if self._folder is None:
            return None
        try:
            whole = (self._folder / name).read_bytes()
        except OSError:
            return None
        data = whole[_PROOF:]
        return data if whole[:_PROOF] == _proof(data) else None

    def keep(self, name: str, data: bytes) -> None:
        """Keep it by that name, at once or not at all; where nothing can be written nothing is kept from then on."""
        if self._folder is None:
            return
        new = self._folder / f"{name}.{os.getpid()}.{get_ident()}"
        try:
            self._make_room(self._folder)
            new.write_bytes(_proof(data) + data)
            new.replace(self._folder / name)
        except OSError:
            self._folder = None

    def _make_room(self, folder: Path) -> None:
        if not self._room:
            there = list(folder.iterdir())
            if len(there) >= MOST:
                for one in there:
                    one.unlink(missing_ok=True)
                there = []
            self._room = MOST - len(there)
        self._room -= 1


def name(*parts: str) -> str:
    """A name for what follows from these words and nothing else."""
    return blake2b("\0".join(parts).encode(), digest_size=20).hexdigest()


def says(library: str, file: str) -> str:
    """What a file of an installed library says, for its version, which can be asked so without loading the library."""
    found = find_spec(library)
    assert found is not None, f"{library} is installed"
    return Path(found.origin or "").with_name(file).read_text("utf-8")


def installed(library: str) -> str:
    """The version of an installed library as a folder beside it says; nothing where none does."""
    found = find_spec(library)
    assert found is not None, f"{library} is installed"
    begins = f"{library}-"
    return " ".join([name for name in _versions(Path(found.origin or "").parents[1]) if name.startswith(begins)])


@cache
def _versions(folder: Path) -> Sequence[str]:
    """The names of the folders that say which versions are installed, in order."""
    return sorted([place.name for place in folder.glob("*.dist-info")])


def _proof(data: bytes) -> bytes:
    return blake2b(data, digest_size=_PROOF).digest()


@cache
def shelf() -> Shelf:
    """The shelf of this process."""
    try:
        folder = _place()
        folder.mkdir(0o700, parents=True, exist_ok=True)
        seen = folder.lstat()
    except (OSError, RuntimeError):
        return Shelf(None)
    ours = S_ISDIR(seen.st_mode) and seen.st_uid == os.geteuid() and not seen.st_mode & (S_IWGRP | S_IWOTH)
    return Shelf(folder if ours else None)


def _place() -> Path:
    """Raises RuntimeError where nobody knows the user's home."""
    given = os.environ.get("CACHE_DIRECTORY")
    if given:
        return Path(given)
    caches = os.environ.get("XDG_CACHE_HOME")
    return (Path(caches) if caches else Path.home() / ".cache") / "adjudicator"
