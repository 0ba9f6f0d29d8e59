"""Letters in a Maildir, as a mail server or a program such as fetchmail leaves them there.

Files are read and never moved, renamed or deleted, so a person may open the same folder with a mail program. Letters
already read are recognised by name, without the flags that mail programs write behind a colon.
"""

import os
from collections.abc import Iterator, Set
from hashlib import blake2b
from pathlib import Path
from stat import S_ISREG
from typing import Final

from msgspec import Struct

from adjudicator.mail.servers.imap import LARGEST

_FOLDERS: Final = ("new", "cur")


class NoMaildir(OSError):
    """The folder cannot be read, or is no Maildir."""


class Found(Struct, frozen=True):
    """A letter in the folder: a number derived from its name, and its bytes."""

    number: int
    raw: bytes


class Unreadable(Struct, frozen=True):
    """A letter in the folder that cannot be read: the number derived from its name, and why."""

    number: int
    why: str


def number(name: str) -> int:
    """The number of a file name, independent of the flags that a mail program writes behind it."""
    return int.from_bytes(blake2b(name.partition(":")[0].encode("utf-8", "surrogateescape"), digest_size=7).digest())


class Maildir:
    """A folder with `new` and `cur` in it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def unread(self, known: Set[int]) -> Iterator[Found | Unreadable]:
        """The letters with unknown numbers, in the order of delivery; raises NoMaildir.

        Anything that is no file, such as a folder or a pipe, is no letter.
        """
        waiting: list[tuple[int, str, int, Path]] = []
        for folder in _FOLDERS:
            try:
                files = list((self._path / folder).iterdir())
            except OSError as fault:
                raise NoMaildir(f"{self._path} cannot be read as a Maildir: {fault}") from fault
            for file in files:
                if not file.name.startswith(".") and (own := number(file.name)) not in known:
                    at = _delivered(file)
                    if at is not None:
                        waiting.append((at, file.name, own, file))
        for _, _, own, file in sorted(waiting):
            try:
                raw = _contents(file)
            except FileNotFoundError:
                continue  # moved or deleted since it was listed; if it was moved, the next look finds it
            except OSError as fault:
                yield Unreadable(own, f"{fault.strerror or type(fault).__name__} ({file.parent.name}/{file.name})")
                continue
            yield Found(own, raw)


def _delivered(file: Path) -> int | None:
    """When a file was written, for sorting; None if it is no letter. A file that hides its time comes first."""
    try:
        about = file.stat()
    except FileNotFoundError:
        return None
    except OSError:
        return 0
    return about.st_mtime_ns if S_ISREG(about.st_mode) else None


def _contents(file: Path) -> bytes:
    """The letter in a file; raises OSError. It does not wait for a pipe that has replaced the file."""
    with open(file, "rb", opener=lambda path, flags: os.open(path, flags | os.O_NONBLOCK)) as opened:
        return opened.read(LARGEST) or b""
