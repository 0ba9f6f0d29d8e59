"""Letters kept as files, one each, in the Maildir layout that mail programs open."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def keep(folder: Path, number: int, raw: bytes) -> Path:
    """Write one letter, byte for byte, so that it is there completely or not at all; returns its file."""
    for name in ("tmp", "new", "cur"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    # Sorting by name is sorting by arrival; mail programs only require a unique name.
    name = f"{number:08}.{hashlib.blake2b(raw, digest_size=6).hexdigest()}.adjudicator"
    draft = folder / "tmp" / name
    draft.write_bytes(raw)
    return draft.rename(folder / "new" / name)


def export(folder: Path, letters: Iterable[bytes]) -> int:
    """Write letters into a Maildir in the order given; returns how many."""
    count = 0
    for count, raw in enumerate(letters, start=1):
        keep(folder, count, raw)
    return count


def load(folder: Path) -> list[bytes]:
    """The letters in a Maildir, in the order they were kept; a folder that does not exist has none."""
    files = [file for name in ("new", "cur") for file in (folder / name).glob("*")]
    return [file.read_bytes() for file in sorted(files, key=lambda file: file.name)]
