"""The zip file of a backup. It may come from a stranger, so every part is measured before it is believed.

Every file in it is named before anything is read, and is streamed, never held in memory. It may not be larger than it
says, nor larger than any backup can be. Its name in the archive is not a path: only the folders of an installation are.
"""

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unicodedata import normalize

from adjudicator.given_files import size
from adjudicator.service.maintenance import KeepingWrong

TEMPLATES: Final = "templates/"
MOST_FILES: Final = 5000
MOST_LIST: Final = 8 << 20
"""The size in bytes of the list of files, at the end of a zip file."""
MOST_TEMPLATE: Final = 64 << 20
"""The size in bytes of one template; fonts are among them, and Chinese ones are large."""
MOST_TEMPLATES: Final = 512 << 20
MOST_KEY: Final = 64 << 10
SMALL: Final = 64 << 20
MOST_SHRUNK: Final = 200
"""How many times larger than its packed size a file may be, unless it is small; zeros reach a thousand times."""
PIECE: Final = 1 << 20
_LONGEST_NAME: Final = 1000
_LONGEST_PART: Final = 255
_COMPRESSIONS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED: Final = 1
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_DRIVE: Final = re.compile(r"[A-Za-z]:")
FAULTS: Final = (
    ArithmeticError,
    EOFError,
    OSError,
    RuntimeError,
    ValueError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""The errors that the library raises on a file that is no zip file, or a damaged one."""


class _Source(io.BufferedReader):
    """A file object that never reads more than the file list at once."""

    def read(self, count: int | None = -1, /) -> bytes:
        wanted = MOST_LIST + 1 if count is None or count < 0 else count
        if wanted > MOST_LIST + 1:
            raise zipfile.BadZipFile("the list of its files is too long")
        found = super().read(wanted)
        if len(found) > MOST_LIST:
            raise zipfile.BadZipFile("the list of its files is too long")
        return found


class Archive:
    """A zip file with files of these names and sizes; raises KeepingWrong for anything else."""

    def __init__(self, file: Path, sizes: dict[str, int]) -> None:
        self.file = file
        self._sizes = sizes
        try:
            self._source = _Source(io.FileIO(file))
        except OSError as fault:
            raise KeepingWrong(f"{file} is no backup ({fault.strerror}): {_WANTED}") from fault
        try:
            self._entries = self._measured()
        except BaseException:
            self._source.close()
            raise

    def _measured(self) -> dict[str, zipfile.ZipInfo]:
        try:
            self._packed = zipfile.ZipFile(self._source)
        except FAULTS as fault:
            raise KeepingWrong(f"{self.file} is no backup ({_said(fault)}): {_WANTED}") from fault
        entries = self._packed.infolist()
        if len(entries) > MOST_FILES:
            raise self.wrong(f"it holds more than {MOST_FILES} files")
        for why in name_faults([entry.orig_filename for entry in entries], self._sizes):
            raise self.wrong(why)
        for entry in entries:
            self._measure(entry)
        if sum(entry.compress_size for entry in entries) > self.file.stat().st_size:
            raise self.wrong("its files lie upon each other")
        if sum(entry.file_size for entry in entries if entry.filename.startswith(TEMPLATES)) > MOST_TEMPLATES:
            raise self.wrong(f"its templates are larger than {size(MOST_TEMPLATES)} together")
        return {entry.filename: entry for entry in entries}

    def _measure(self, entry: zipfile.ZipInfo) -> None:
        most = self._sizes.get(entry.filename, MOST_TEMPLATE)
        if most and entry.file_size > most:
            raise self.wrong(f"{entry.filename!r} in it is larger than {size(most)}")
        if entry.file_size > max(SMALL, MOST_SHRUNK * entry.compress_size):
            packed = f"{size(entry.file_size)} in {size(entry.compress_size)}"
            raise self.wrong(f"{entry.filename!r} in it claims to be {packed}")
        if entry.compress_type not in _COMPRESSIONS or entry.flag_bits & _ENCRYPTED:
            raise self.wrong(f"{entry.filename!r} in it is packed in another way than backups are")

    def wrong(self, why: str) -> KeepingWrong:
        """The error for a file that is not a backup of this program."""
        return KeepingWrong(f"{self.file} is no backup of this program: {why}")

    def damaged(self, name: str, why: str) -> KeepingWrong:
        """The error for a backup that is damaged."""
        return KeepingWrong(f"{self.file} is damaged ({name}: {why}): take an older backup")

    @property
    def names(self) -> frozenset[str]:
        """The names of its files."""
        return frozenset(self._entries)

    def length(self, name: str) -> int:
        """The size of one of its files in bytes, as it says."""
        return self._entries[name].file_size

    def pieces(self, name: str) -> Iterator[bytes]:
        """One of its files, piece by piece; raises KeepingWrong if it is missing, or not what it says."""
        entry = self._entries.get(name)
        if entry is None:
            raise self.damaged(name, "it is missing")
        count = 0
        try:
            with self._packed.open(entry) as source:
                while piece := source.read(PIECE):
                    count += len(piece)
                    yield piece
        except FAULTS as fault:
            raise self.damaged(name, _said(fault)) from fault
        if count != entry.file_size:
            raise self.damaged(name, f"it has {count} bytes instead of {entry.file_size}")

    def close(self) -> None:
        """Close the file."""
        self._packed.close()
        self._source.close()


_WANTED: Final = "give a file that `adjudicator backup` wrote"


def name_faults(names: list[str], known: dict[str, int]) -> Iterator[str]:
    """What is wrong with the names of files in a backup, which are those `known` and templates."""
    seen: dict[str, str] = {}
    for name in names:
        why = name_fault(name, known)
        if why:
            yield why
        same = normalize("NFC", name).casefold()
        if same in seen:
            yield f"{seen[same]!r} and {name!r} would be one file"
        seen[same] = name
    for same, name in seen.items():
        above = same.split("/")[:-1]
        for end in range(1, len(above) + 1):
            if "/".join(above[:end]) in seen:
                yield f"{name!r} would lie in a file"


def name_fault(name: str, known: dict[str, int]) -> str:
    """What is wrong with the name of a file in a backup; empty if nothing is."""
    parts = name.split("/")
    if name.startswith("/") or "\\" in name or ".." in parts or any(map(_DRIVE.match, parts)):
        return f"{_short(name)} would lie outside its folder"
    if name in known:
        return ""
    good = name.startswith(TEMPLATES) and all(parts) and "." not in parts and not _CONTROL.search(name)
    lengths = (len(name) <= _LONGEST_NAME, *(len(part.encode("utf-8", "replace")) <= _LONGEST_PART for part in parts))
    return "" if good and all(lengths) else f"{_short(name)} is no file of one"


def _short(name: str) -> str:
    return repr(name if len(name) <= 60 else f"{name[:60]}...")


def _said(fault: Exception) -> str:
    return " ".join(str(fault).split())[:200] or type(fault).__name__
