"""Letters in a Maildir, as a mail server or a program such as fetchmail leaves them there.

Files are read and never moved, renamed or deleted, so a person may open the same folder with a mail program. Which were
read is known by their names, without the flags that mail programs write behind a colon.
"""

from collections.abc import Iterator, Set
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import Struct

from adjudicator.mail.imap import LARGEST

_FOLDERS: Final = ("new", "cur")


class NoMaildir(OSError):
    """The folder cannot be read, or is no Maildir."""


class Found(Struct, frozen=True):
    """A letter in the folder: a number that its name always has, and its bytes."""

    number: int
    raw: bytes


def number(name: str) -> int:
    """The number of a file name, the same whatever flags a mail program writes behind it."""
    return int.from_bytes(blake2b(name.partition(":")[0].encode("utf-8", "surrogateescape"), digest_size=7).digest())


class Maildir:
    """A folder with `new` and `cur` in it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def unread(self, known: Set[int]) -> Iterator[Found]:
        """The letters whose numbers are not known, in the order in which they were delivered; raises NoMaildir."""
        waiting: list[tuple[int, str, int, Path]] = []
        for folder in _FOLDERS:
            try:
                files = list((self._path / folder).iterdir())
            except OSError as fault:
                raise NoMaildir(f"{self._path} cannot be read as a Maildir: {fault}") from fault
            for file in files:
                if not file.name.startswith(".") and (own := number(file.name)) not in known:
                    try:
                        waiting.append((file.stat().st_mtime_ns, file.name, own, file))
                    except FileNotFoundError:
                        continue  # moved or deleted since it was listed; if it was moved, the next look finds it
        for _, _, own, file in sorted(waiting):
            try:
                with file.open("rb") as opened:
                    raw = opened.read(LARGEST)
            except FileNotFoundError:
                continue
            yield Found(own, raw)
