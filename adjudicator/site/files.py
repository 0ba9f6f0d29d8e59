"""Putting pages into a folder: whole pages only, only what has changed, and nothing that is not ours is touched."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from adjudicator.core import codec

MANIFEST: Final = ".adjudicator-site.json"
"""Names every page that was written, so that what is gone can be removed."""
_STAGED: Final = ".adjudicator-site.new"


class FolderTaken(Exception):
    """The folder holds something else; the text says so, and what would do."""


class Folder:
    """A folder being filled. Nothing that can be read in it changes before `finish`."""

    def __init__(self, path: Path) -> None:
        """Raises FolderTaken where there is something in the folder that no site was built in before."""
        self._path = path
        self._staged = path / _STAGED
        self._written: dict[str, None] = {}
        self._changed: list[str] = []
        self._before = self._known()
        if self._before is None and path.exists() and any(one.name != _STAGED for one in path.iterdir()):
            raise FolderTaken(f"{path} holds something else; give a folder that is empty, or that is not there yet")
        shutil.rmtree(self._staged, ignore_errors=True)
        self._staged.mkdir(parents=True)

    def _known(self) -> list[str] | None:
        try:
            found = msgspec.json.decode((self._path / MANIFEST).read_bytes(), type=list[str])
        except (FileNotFoundError, NotADirectoryError):
            return None
        except msgspec.MsgspecError as fault:
            raise FolderTaken(f"{self._path / MANIFEST} is damaged ({fault}); remove it and the pages") from fault
        return [name for name in found if _inside(name)]

    def put(self, name: str, page: bytes) -> None:
        """A page under its name below the folder."""
        self._written[name] = None
        if _is(self._path / name, page):
            return
        staged = self._staged / name
        staged.parent.mkdir(parents=True, exist_ok=True)
        staged.write_bytes(page)
        self._changed.append(name)

    def finish(self) -> int:
        """Let the pages take the place of the old ones, each as a whole, and remove those that are gone.

        How many pages have changed. What pages need is there before them, and what leads to them comes last.
        """
        gone = [name for name in self._before or () if name not in self._written]
        self._list((*self._written, *gone))
        for name in sorted(self._changed, key=_needed):
            (self._path / name).parent.mkdir(parents=True, exist_ok=True)
            (self._staged / name).replace(self._path / name)
        for name in gone:
            (self._path / name).unlink(missing_ok=True)
            _tidy(self._path, (self._path / name).parent)
        self._list(self._written)
        self.drop()
        return len(self._changed) + len(gone)

    def _list(self, names: Iterable[str]) -> None:
        """Write down which pages there are: before one is made, and only when it is gone no longer."""
        manifest = codec.encode(sorted(names))
        if not _is(self._path / MANIFEST, manifest):
            (self._staged / MANIFEST).write_bytes(manifest)
            (self._staged / MANIFEST).replace(self._path / MANIFEST)

    def drop(self) -> None:
        """Forget what has been put and not finished."""
        shutil.rmtree(self._staged, ignore_errors=True)


def _needed(name: str) -> tuple[bool, int, str]:
    """Styles, scripts and pictures, then pages, the deepest first."""
    return (name.endswith((".html", ".xml")), -name.count("/"), name)


def _inside(name: str) -> bool:
    path = Path(name)
    return not path.is_absolute() and ".." not in path.parts


def _is(path: Path, page: bytes) -> bool:
    try:
        return path.stat().st_size == len(page) and path.read_bytes() == page
    except OSError:
        return False


def _tidy(top: Path, folder: Path) -> None:
    """Remove folders in which nothing is left."""
    while folder != top and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent
