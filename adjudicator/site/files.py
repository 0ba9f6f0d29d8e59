"""Putting pages into a folder: whole pages only, only what has changed, and nothing that is not ours is touched."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from adjudicator.core import codec
from adjudicator.site.values import Summary

MANIFEST: Final = ".adjudicator-site.json"
_STAGED: Final = ".adjudicator-site.new"


class FolderTaken(Exception):
    """The folder holds something else; the text says so, and what would do."""


class Note(Struct, frozen=True):
    """What was noted of a game: a stamp that changes with it, and what pages about all games say of it."""

    stamp: str
    game: Summary


class Manifest(Struct, frozen=True):
    """Every page that was written, so that what is gone can be removed, and notes of games by their folders."""

    pages: tuple[str, ...]
    notes: dict[str, Note]


class Folder:
    """A folder being filled. Nothing that can be read in it changes before `finish`."""

    def __init__(self, path: Path) -> None:
        """Raises FolderTaken where there is something in the folder that no site was built in before."""
        self._path = path
        self._staged = path / _STAGED
        self._written: dict[str, None] = {}
        self._changed: list[str] = []
        self._notes: dict[str, Note] = {}
        before = self._known()
        if before is None and path.exists() and any(one.name != _STAGED for one in path.iterdir()):
            raise FolderTaken(f"{path} holds something else; give a folder that is empty, or that is not there yet")
        self._before = before or Manifest((), {})
        shutil.rmtree(self._staged, ignore_errors=True)
        self._staged.mkdir(parents=True)

    def _known(self) -> Manifest | None:
        try:
            found = msgspec.json.decode((self._path / MANIFEST).read_bytes(), type=Manifest)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except msgspec.MsgspecError as fault:
            raise FolderTaken(f"{self._path / MANIFEST} is damaged ({fault}); remove it and the pages") from fault
        return Manifest(tuple(name for name in found.pages if _inside(name)), found.notes)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._written)

    def noted(self, below: str, stamp: str) -> Summary | None:
        """What was noted of the game in a folder when it had this stamp; None where it had another one."""
        note = self._before.notes.get(below)
        return note.game if note is not None and note.stamp == stamp else None

    def note(self, below: str, stamp: str, game: Summary) -> None:
        """Note something of the game in a folder for the next time."""
        self._notes[below] = Note(stamp, game)

    def keep(self, below: str) -> bool:
        """Leave all pages in a folder as they are; False, and nothing is kept, where one is missing."""
        found = [name for name in self._before.pages if name.startswith(below)]
        if not found or not all((self._path / name).is_file() for name in found):
            return False
        self._written.update(dict.fromkeys(found))
        return True

    def page(self, name: str, data: bytes) -> None:
        """A page under its name below the folder."""
        if name in self._written:
            raise ValueError(f"there are two pages {name}")
        self._written[name] = None
        if _is(self._path / name, data):
            return
        staged = self._staged / name
        staged.parent.mkdir(parents=True, exist_ok=True)
        staged.write_bytes(data)
        self._changed.append(name)

    def finish(self) -> int:
        """Let the pages take the place of the old ones, each as a whole, and remove those that are gone.

        How many pages have changed. What pages need is there before them, and what leads to them comes last.
        """
        gone = [name for name in self._before.pages if name not in self._written]
        if self._changed or gone:
            # Until all is done no note says that pages are up to date.
            self._list((*self._written, *gone), {})
        for name in sorted(self._changed, key=_needed):
            (self._path / name).parent.mkdir(parents=True, exist_ok=True)
            (self._staged / name).replace(self._path / name)
        for name in gone:
            (self._path / name).unlink(missing_ok=True)
            _tidy(self._path, (self._path / name).parent)
        self._list(self._written, self._notes)
        self.drop()
        return len(self._changed) + len(gone)

    def _list(self, pages: Iterable[str], notes: dict[str, Note]) -> None:
        manifest = codec.encode(Manifest(tuple(sorted(pages)), notes))
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
